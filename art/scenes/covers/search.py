"""Magnifier before four white cards on a pink wall.

For a blog cover.
"""

from kit.materials.solid import plastic
from kit.props.screens import ui_card
from kit.props.symbols import magnifier
from kit.sets.cover import cover_shot, ground, low_sun

ground("#f3d7df", back=1.6, r=0.4)
for x, z, lines, accent in (
    (-2.2, 2.9, 3, "#5b6cff"),
    (-2.2, 1.25, 3, "#5b6cff"),
    (0.6, 2.9, 3, "#5b6cff"),
    (0.6, 1.25, 2, "#5b6cff"),
):
    ui_card(
        2.4, 1.35, "#ffffff", lines=lines, dot="#e8694a" if x > 0 and z > 2 else "#b9c4e8", loc=(x, 1.2, z)
    )
magnifier(plastic("#26325c", 0.3), plastic("#e8694a", 0.35), (1.5, -0.2, 2.35), (0, 24, 0), 0.95)
low_sun(-50, 36, 3.8)
cover_shot(x=0, z=2.0, height=4.8, elevation=4, look="neutral")
