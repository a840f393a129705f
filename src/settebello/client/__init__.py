"""A room as a screen sees it: the small ``protocol``, and the room in this process that stands behind it.

``game`` is a match at home as a value, ``preparing`` and ``deciding`` are the steps it goes by, ``restoring``
finds it again from a record, ``local`` plays it with bots, ``saving`` keeps its record on the disk,
``retelling`` tells a record as if it were played. No words and no screens here; and no screen above this
package ever holds a deal.
"""
