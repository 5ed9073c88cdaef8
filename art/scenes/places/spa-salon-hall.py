"""A pool in an old pump house: brick arches on both sides, one shaft of daylight, dark warm water.

For the spa home.
"""

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, sun_light
from kit.materials.natural import plaster, water
from kit.materials.solid import metal, surface
from kit.outlines import arch_outline
from kit.props.architecture import arch_wall
from kit.props.landscape import stone
from kit.render import render
from kit.shapes import box, extrude
from kit.world import start, world

start()
lime = plaster("#cfc4b6", 0.35, 0.25)
clay_wall = plaster("#a98468", 0.35, 0.25)
ledge = surface("#b9aa98", 0.55, mottle=0.08, bump=0.15, bump_scale=18)

# The pool, three metres wide, between two ledges.
floor(material=surface("#24393b", 0.6), z=-1.1, size=60)
box((3.6, 24, 0.02), 0, water("#4d6e6d", "#1b3538", 0.9, 0.03, 0.12, 0.04, clear=0.25), (0, 8, -0.16))
for side in (-1, 1):
    box((4.0, 24, 1.2), 0.03, ledge, (side * 3.8, 8, -0.6))
    # Arcades along the ledges, and a darker aisle behind them.
    arch_wall(
        26, 5.4, tuple((-11 + 2.9 * i, 2.0, 3.9) for i in range(8)), 0.6, lime, (side * 3.5, 9, 0), (0, 0, 90)
    )
    box((0.2, 26, 6), 0.02, clay_wall, (side * 5.4, 9, 3))
box((3.6, 1.4, 1.2), 0.03, ledge, (0, 16.6, -0.6))
arch_wall(7.6, 6.4, ((0, 2.4, 4.3),), 0.6, clay_wall, (0, 17.4, 0))
extrude([arch_outline(2.9, 4.58), arch_outline(2.4, 4.3)], 0.7, 0.03, lime, (0, 17.36, 0), (90, 0, 0))
wall(material=surface("#e9e2d4", 0.9, emit="#f2e6cf", emit_strength=1.6), y=20, w=8, h=9, z=-1)
# The vault: a flat ceiling with one long opening to the sky.
for side in (-1, 1):
    box((3.2, 26, 0.4), 0.02, lime, (side * 2.5, 9, 5.6))
# A copper pipe that fills the pool.
tube([(-1.9, 6.2, 0.9), (-1.55, 6.2, 0.9), (-1.3, 6.2, 0.72)], 0.07, metal("#b9764f", 0.3))
tube([(-1.9, 6.2, -0.1), (-1.9, 6.2, 0.9)], 0.07, metal("#b9764f", 0.3))
for x, y, r, seed in ((2.15, 3.4, 0.26, 3), (2.4, 3.0, 0.18, 5), (2.28, 3.36, 0.15, 8)):
    stone(
        r, surface("#3a3632", 0.5, mottle=0.15), 0.5, (x, y, r * 0.45 + (0.24 if seed == 8 else 0)), seed=seed
    )
world("#b9c6cc", 0.35)
sun_light(-32, 60, 4.6, "#ffe8c6", 1.0)
area_light((0, 9, 7.5), (0, 9, 0), 2.0, 500, "#e8f0ef", size_y=18)
camera((-0.5, -3.2, 1.45), (0.12, 12, 1.75), lens=26)
render(exposure=0.4, bloom=0.12, vignette=0.18)
