"""Oxblood chess king on a plinth among cream pawns, long shadow on a sand paper backdrop.

For the consulting home: upright in its first screen, and wide with a free left third for text.
"""

from kit.backdrops import sweep
from kit.camera import camera
from kit.lights import area_light, sun_light
from kit.materials.solid import clay, surface
from kit.options import PORTRAIT
from kit.props.symbols import king, pawn
from kit.render import render
from kit.shapes import box, grid
from kit.world import start, world

start()
ox = surface("#4d0a14", 0.22, coat=0.6, specular=0.5)
sa = surface("#ecdcc2", 0.40, coat=0.15, mottle=0.04)
sweep(material=surface("#d6b88f", 0.9, specular=0.12, bump=0.05, bump_scale=90), back=4.6, r=3)
paper = surface("#e6d0b0", 0.92, specular=0.1)
grid(2, 2, lambda u, v: (-5.0 + 2.9 * u, 3.6 - 1.5 * u, 7.6 * v), paper, thickness=0.03)
grid(2, 2, lambda u, v: (-2.1 + 2.3 * u, 2.1 + 1.5 * u, 6.6 * v), paper, thickness=0.03)
box((2.5, 2.1, 0.40), 0.03, clay("#6d1a24"), (0.95, 0.45, 0.20))
box((1.7, 1.7, 0.62), 0.03, clay("#c9a679"), (-1.55, 0.75, 0.31))
king(ox, (0.95, 0.45, 0.40), 1.25)
pawn(sa, (-1.55, 0.75, 0.62), 1.2)
pawn(sa, (-0.75, -1.25, 0), 1.15)
pawn(ox, (3.05, 0.1, 0), 1.2)
pawn(sa, (1.15, -1.95, 0.44), 1.12, (0, 79, -32))
sun_light(-63, 23, 5.4, "#ffe2bd", 2.4)
world("#f2dcd0", 0.38)
area_light((4, -6, 4), (0, 0, 1), 4, 110, "#ffe9d6")
if PORTRAIT:
    camera((0.4, -13.5, 3.9), (0.55, 0.2, 1.92), lens=68, fstop=0.8, focus=(0.6, -0.2, 1.5))
else:
    camera((-0.8, -13.5, 3.4), (-1.35, 0.2, 2.0), lens=45, fstop=0.8, focus=(0.6, -0.2, 1.5))
render(exposure=0.1)
