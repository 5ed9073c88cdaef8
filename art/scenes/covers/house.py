"""White house with a red roof among firs at dusk, windows lit.

For a blog cover.
"""

from kit.lights import point_light
from kit.materials.solid import emission
from kit.props.architecture import gabled_house
from kit.props.plants import fir
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import box, sphere

ground("#5a6fa8", back=6)
gabled_house(2.4, 2.2, 1.9, 1.3, paint("#f4ead8"), paint("#c2513a"), 0.2, 0.1, (1.3, 0.6, 0))
box((0.6, 0.06, 1.15), 0.01, paint("#2c3f6a"), (1.75, -0.52, 0.575))
for x in (0.7, 1.3):
    box((0.5, 0.04, 0.55), 0.01, emission("#ffd684", 3), (x, -0.52, 2.25 if x > 1 else 1.25))
box((0.35, 0.35, 0.9), 0.02, paint("#c2513a"), (0.6, 0.9, 3.2))
for x, y, h, s in ((-2.4, 1.6, 2.6, 1), (-3.4, 0.4, 1.8, 0.9), (3.9, 1.4, 3.2, 1.1), (3.4, -0.6, 1.3, 0.7)):
    fir(h, 0.62 * s, paint("#2f6a5a", 0.85), (x, y, 0))
sphere(0.62, emission("#fff0c8", 1.8), (-2.2, 6.0, 4.4))
point_light((0.2, -1.3, 0.8), 8, "#ffb868", 0.2)
low_sun(-60, 26, 2.6, 0.5, "#ffc9a0", "#a7b7ea")
cover_shot(z=1.8, height=5.4, elevation=7)
