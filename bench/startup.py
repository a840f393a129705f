"""How long a person waits for ``settebello --help`` and its like: whole commands, cold of our own making.

Each command runs as its own process, several times after a warm-up run; shown are the best, the median and
the worst. The budget for help is 0.3 s. Run it alone: ``.venv/bin/python bench/startup.py``.
"""

import platform
import subprocess
import sys
from statistics import median
from time import perf_counter

RUNS = 15
BUDGET = 0.3
LINES = (
    ("--help",),
    ("--version",),
    ("play", "--help"),
    ("rules", "--help"),
    ("arena", "--help"),
    ("rules",),
)


def seconds(command: list[str]) -> float:
    """The time one command takes, from the start of its process to its end."""
    start = perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    return perf_counter() - start


def main() -> int:
    """Prints the table; 1 when the help of any command is over budget."""
    print(f"Python {platform.python_version()}, {platform.machine()}, {RUNS} runs each")
    bare = sorted(seconds([sys.executable, "-c", ""]) for _ in range(RUNS))
    print(f"{'(python alone)':24} best {bare[0]:.3f}  median {median(bare):.3f}  worst {bare[-1]:.3f} s")
    late = False
    for line in LINES:
        command = [sys.executable, "-m", "settebello", *line]
        seconds(command)
        times = sorted(seconds(command) for _ in range(RUNS))
        over = "--help" in line and median(times) > BUDGET
        late = late or over
        name = "settebello " + " ".join(line)
        note = "  over budget" if over else ""
        print(f"{name:24} best {times[0]:.3f}  median {median(times):.3f}  worst {times[-1]:.3f} s{note}")
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
