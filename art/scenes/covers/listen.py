"""Cream headphones on a red plinth before a row of bars like sound.

For a blog cover.
"""

from kit.props.devices import headphones
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import cylinder

ground("#2b2f4f")
cylinder(1.7, 0.4, paint("#e8694a"), 0.05, (1.0, 0.3, 0))
headphones("#f4ead8", "#e8694a", (1.0, 0.2, 0.4), (0, 0, -24), 1.1)
for i, h in enumerate((0.5, 1.1, 1.9, 1.3, 2.3, 1.5, 0.8)):
    cylinder(0.14, h, paint(("#ffc94d", "#f4ead8")[i % 2]), 0.06, (-4.0 + 0.5 * i, 1.5, 0))
low_sun(-50, 34, 4.2, 0.45)
cover_shot(x=-0.3, z=1.5, height=4.8, elevation=8)
