"""``python -m settebello`` is the program ``settebello``."""

from settebello.cli.main import main

if __name__ == "__main__":
    main()
