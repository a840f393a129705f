"""A room as a screen sees it: the small ``protocol``, and the room in this process that stands behind it.

``game`` is a match at home as a value, ``preparing`` and ``deciding`` are the steps it goes by, ``restoring``
finds it again from a record, ``local`` plays it with bots, ``saving`` keeps its record on the disk. No words
and no screens here; and nobody above this package ever holds a deal.
"""
