"""Breakfast from above: croissant, latte and a notebook on pink.

For a blog cover.
"""

from kit.props.food import croissant
from kit.props.paper import notebook
from kit.props.tableware import cup, napkin, plate
from kit.sets.cover import from_above, ground, low_sun

ground("#f0b7ae")
cup("#faf4ea", loc=(1.5, 0.55, 0), rot=(0, 0, -40), scale=1.15, latte=True)
plate("#3f6f78", 1.25, (-1.1, 0.35, 0))
croissant((-1.1, 0.3, 0.1), (0, 0, 20), 0.95)
napkin("#faf0e0", 1.2, 1.6, (-3.0, 0.9, 0), (0, 0, 12))
notebook("#2f4a7a", 1.5, 2.0, 0.16, (1.7, -1.75, 0.08), (0, 0, -14))
low_sun(-50, 36, 4.2)
from_above(0, -0.3, 5.6)
