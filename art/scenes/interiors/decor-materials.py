"""Six material samples on linen in low sun, seen from above: oak, terracotta, knitwear, stoneware, cloth, wax.

For the decor home, which names them in rows from the left. They are made of what the shop's articles are made of.
"""

from mathutils import Vector

from kit.backdrops import floor
from kit.camera import camera
from kit.lights import area_light, gobo_window, sun_light
from kit.materials.natural import wood
from kit.materials.solid import clay, surface
from kit.materials.textile import fabric, knit
from kit.objects import group
from kit.props.clothes import folded_stack
from kit.render import render
from kit.shapes import box, lathe
from kit.world import start, world

start()
floor(material=fabric("#ece6da", "linen", 0.7))

# Oak, oiled.
box((2.3, 1.5, 0.34), 0.03, wood("#cfa273", "#a3764a", 1.5, "X", 0.45), (-2.75, 1.2, 0.17), (0, 0, 4))
# Terracotta: a dish thrown from it, unglazed.
lathe(
    [(0, 0.06), (0.7, 0.06), (0.92, 0.3), (0.96, 0.3), (0.98, 0.26), (0.78, 0), (0, 0)],
    clay("#cf9c7c", 0.75, 0.06, 0.25),
    0.06,
    loc=(0.05, 1.2, 0),
)
# Wool, knitted, folded once.
folded_stack(
    2.1, 1.6, 0.26, 2, knit("#8b9c7d", 34, 90, 0, 0.8, 0.05), seed=3, loc=(2.75, 1.15, 0), rot=(0, 0, -5)
)
# Stoneware: three trial tiles, the middle one glazed to half.
group(
    [
        box((0.62, 1.6, 0.2), 0.05, surface(color, rough, coat=0.3, mottle=0.03), (x, 0, 0.1), (0, 0, turn))
        for x, color, rough, turn in (
            (-0.74, "#6f8373", 0.24, 2),
            (0, "#e9dfd0", 0.24, -1),
            (0.74, "#c8663d", 0.24, 1.5),
        )
    ],
    (-2.75, -1.25, 0),
)
# Wool, woven: the chair's covers, ochre on slate.
for color, loc, turn in (("#5f7a8a", (0.06, -1.25, 0), -4), ("#b07c2c", (-0.12, -1.34, 0.26), 7)):
    folded_stack(2.1, 1.55, 0.13, 2, fabric(color, "linen", 1.6, 0.5), seed=8, loc=loc, rot=(0, 0, turn))
# Wax: a cake of it with its wick.
lathe(
    [(0, 0), (0.82, 0), (0.86, 0.05), (0.86, 0.42), (0.80, 0.47), (0, 0.45)],
    surface("#f1e3c6", 0.45, sss=0.15),
    0.06,
    loc=(2.7, -1.25, 0),
)
lathe([(0, 0), (0.03, 0), (0.03, 0.3), (0, 0.3)], "#3a322c", 0.01, loc=(2.7, -1.25, 0.44))

sun = sun_light(-52, 28, 6.4, "#ffe8c8", 0.5)
world("#e6eaf0", 0.7)
towards = Vector(sun["dir"])
lit = Vector((0, 0, 0))
gobo_window(lit + towards * 14, lit, 8.6, 5.6, 2, 2, 0.3)
area_light((4, -4, 7), (0, 0, 0), 5, 160, "#f4f6ff")
camera((0, -1.6, 15), (0, 0.02, 0.05), lens=63)
render(exposure=0.1)
