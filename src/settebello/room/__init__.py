"""The place where people sit: so far its fairness and the check of a whole record."""
