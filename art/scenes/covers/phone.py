"""Phone on a round plinth with two floating charts, pale blue ground.

For a blog cover.
"""

from kit.props.screens import phone, ui_card
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import cylinder, sphere

ground("#c9d6f2")
cylinder(1.5, 0.3, paint("#8fa5e0"), 0.06, (0.9, 0.2, 0))
phone(("#3d56d6", "#7f8cf0"), loc=(0.9, 0.2, 1.9), rot=(-4, 0, -14))
ui_card(
    1.7,
    1.05,
    "#ffffff",
    bars=[0.3, 0.45, 0.4, 0.7, 0.9],
    accent="#e8694a",
    loc=(-0.75, -0.5, 2.6),
    rot=(0, 0, -18),
)
ui_card(1.3, 1.3, "#26325c", ring=0.66, accent="#ffc94d", loc=(2.45, -0.45, 1.55), rot=(0, 0, -6), r=0.2)
sphere(0.3, paint("#ffc94d"), (-0.6, -0.7, 0.3))
sphere(0.18, paint("#e8694a"), (2.6, -1.1, 0.18))
low_sun(-54, 36, 3.8)
cover_shot(x=0.2, z=1.9, height=5.0, elevation=7, look="neutral")
