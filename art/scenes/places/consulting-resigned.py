"""Oxblood chess king standing on its plinth, the cream king laid down before it, long shadows on sand paper.

For the consulting home: the end of the game that its first screen shows. The left third is free for words.
"""

from kit.backdrops import sweep
from kit.camera import camera
from kit.lights import area_light, sun_light
from kit.materials.solid import clay, surface
from kit.props.symbols import king, pawn
from kit.render import render
from kit.shapes import box, grid
from kit.world import start, world

start()
ox = surface("#4d0a14", 0.22, coat=0.6, specular=0.5)
sa = surface("#ecdcc2", 0.40, coat=0.15, mottle=0.04)
sweep(material=surface("#d6b88f", 0.9, specular=0.12, bump=0.05, bump_scale=90), back=4.6, r=3, w=60)
paper = surface("#e6d0b0", 0.92, specular=0.1)
grid(2, 2, lambda u, v: (4.6 + 2.9 * u, 2.1 + 1.5 * u, 7.6 * v), paper, thickness=0.03)
grid(2, 2, lambda u, v: (2.3 + 2.3 * u, 3.6 - 1.5 * u, 6.6 * v), paper, thickness=0.03)
box((2.3, 2.1, 0.40), 0.03, clay("#6d1a24"), (2.75, 0.9, 0.20))
king(ox, (2.75, 0.9, 0.40), 1.25)
# Laid down by hand, as it is done by those who have seen it: its cross towards the door.
king(sa, (-1.15, -1.3, 0.635), 1.18, (0, 94.3, 6))
pawn(sa, (-2.7, 1.9, 0), 1.12)
pawn(ox, (4.7, -0.35, 0), 1.16)
sun_light(-63, 23, 6.4, "#ffe2bd", 1.6)
world("#f2dcd0", 0.38)
area_light((4, -6, 4), (0, 0, 1), 4, 110, "#ffe9d6")
camera((-0.6, -13.5, 3.4), (0.0, 0.2, 1.66), lens=47, fstop=0.8, focus=(1.6, 0, 1.2))
render(exposure=0.32)
