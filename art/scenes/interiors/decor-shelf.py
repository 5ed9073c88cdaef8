"""Two oak shelves on a slate wall with the shop's mugs, plates, throw, candle and notebooks, in window light.

For the decor home. All that stands on the shelves is sold, in these colours.
"""

import bpy
from mathutils import Vector

from kit.backdrops import wall
from kit.camera import camera
from kit.lights import area_light, gobo_window, sun_light
from kit.materials.natural import plaster, wood
from kit.objects import group
from kit.props.clothes import throw_blanket
from kit.props.lamps import candle_jar
from kit.props.paper import notebook, pen
from kit.props.tableware import bowl, mug, plate
from kit.render import render
from kit.shapes import box, lathe
from kit.world import start, world

start()
wall(material=plaster("#66808f", 0.9, 0.16), y=1.6, w=30, h=30)
oak = wood("#cfa273", "#ab7f54", 1.6, "X", 0.45)
UPPER, LOWER = 8.35, 4.0
for z in (UPPER, LOWER):
    box((9.6, 2.6, 0.26), 0.03, oak, (0.2, 0.3, z - 0.13))
    for x in (-3.1, 3.1):
        box((0.22, 2.2, 0.5), 0.03, oak, (x, 0.5, z - 0.5))

# Above: three mugs, two of them stacked, and the plates with their bowls.
mug("#6f8373", (-2.35, 0.2, UPPER), (0, 0, 150), 0.86, base="#d9c7ae")
mug("#c8663d", (-2.32, 0.2, UPPER + 1.03), (0, 0, 205), 0.86, base="#d9c7ae")
mug("#e9dfd0", (-1.15, -0.15, UPPER), (0, 0, -38), 0.86)
for i, color in enumerate(("#e9dfd0", "#6f8373")):
    plate(color, 1.45, (1.75, 0.25, UPPER + 0.18 * i))
    plate(("#6f8373", "#e9dfd0")[i], 1.05, (1.75, 0.25, UPPER + 0.42 + 0.15 * i))
bowl("#d9a184", 0.78, 0.55, (1.75, 0.25, UPPER + 0.68))
bowl("#e9dfd0", 0.78, 0.55, (1.75, 0.25, UPPER + 0.85))

# Below: the throw, with the notebooks on it, and the candle before its lid.
throw_blanket("#8b9c7d", loc=(-1.45, 0.15, LOWER), rot=(0, 0, -12), scale=1.12)
group(
    [
        notebook("#5f7466", 1.5, 2.1, 0.2, rot=(0, 0, 62)),
        notebook("#d9a184", 1.5, 2.1, 0.2, (0.05, -0.05, 0.21), (0, 0, 84), mark="#f4ead9"),
    ],
    (-1.5, 0.35, LOWER + 1.38),
)
pen(loc=(0.62, -0.75, LOWER + 0.09), rot=(0, 0, 24), length=1.5)
candle_jar("#e6dccd", loc=(1.95, 0.1, LOWER), rot=(0, 0, 10), scale=0.82)
for light in bpy.data.lights:
    if light.type == "POINT":
        light.energy = 9
lathe(
    [(0, 0), (0.80, 0), (0.82, 0.03), (0.82, 0.13), (0.79, 0.15), (0, 0.15)],
    wood("#b98a5e", "#8a5a36", 1.2),
    0.02,
    loc=(3.2, -0.3, LOWER),
)

sun = sun_light(-48, 34, 8.0, "#ffe8c8", 0.4)
world("#e3e8ee", 0.62)
towards = Vector(sun["dir"])
lit = Vector((0.2, 1.2, 7.0))
gobo_window(lit + towards * 22, lit, 8.2, 10.5, 2, 3, 0.4)
area_light((5, -14, 12), (0, 0, 7), 9, 900, "#fff4e6")
camera((0.9, -17.5, 9.9), (0.15, 0, 7.1), lens=65, fstop=0.8, focus=(0.2, -0.2, 7))
render(exposure=0.2)
