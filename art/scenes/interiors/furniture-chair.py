"""Oak armchair with curved rail and forest green upholstery on off-white.

For the furniture home, one picture for each swatch; col=RRGGBB gives another colour.
"""

from kit.backdrops import sweep
from kit.camera import camera
from kit.color import linear
from kit.lights import area_light
from kit.materials.natural import wood
from kit.materials.solid import surface
from kit.materials.textile import fabric
from kit.options import OPTIONS
from kit.props.furniture import elbow_chair
from kit.render import render
from kit.world import start, world

start()
col = "#" + str(OPTIONS.get("col", "2f5d50")).lstrip("#").zfill(6)
sweep(material=surface("#f8f3ea", 0.85, specular=0.15), back=1.5, w=24, h=8, r=1.1, front=8)
base = linear(col)
lu = 0.2126 * base[0] + 0.7152 * base[1] + 0.0722 * base[2]
col2 = tuple((lu + (x - lu) * 0.80) * 0.54 for x in base[:3]) + (1,)
elbow_chair(
    fabric(col2, "linen", 2.2, 0.5), wood("#b98a5c", "#9a6e45", 1.6, "Z", 0.45), (0, 0, 0), (0, 0, -33)
)
world("#f1f0ee", 0.5)
area_light((-2.3, -1.0, 2.9), (0, 0, 0.35), 1.0, 105, "#fff8ee", size_y=1.0)
area_light((2.6, -1.6, 1.6), (0, 0, 0.5), 2, 16, "#e6eeff")
area_light((0.6, 1.2, 3.2), (0, 0.1, 0.3), 1.2, 20, "#fff8f0")
camera((0.0, -3.9, 1.15), (0.02, 0, 0.385), lens=108)
render(look="agx", exposure=0.9, vignette=0.04, sat=0.86)
