"""Warm water runs from a copper spout into a stone basin; a folded towel lies ready on the ledge.

For the spa home.
"""

from math import cos, exp, hypot, sin, tau

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light
from kit.materials.natural import plaster
from kit.materials.solid import metal, surface
from kit.props.landscape import stone
from kit.props.plants import branch
from kit.props.tableware import folded_linen, vase
from kit.render import render
from kit.shapes import box, grid, lathe
from kit.world import start, world

start()
wall(material=plaster("#b7a493", 0.4, 0.24), y=2.4, z=-1, h=14)
floor(material=plaster("#8c7b6d", 0.4, 0.14), z=-1.4)
ledge = surface("#c9b9a6", 0.6, mottle=0.12, bump=0.2, bump_scale=16)
box((12, 3.6, 1.4), 0.06, ledge, (0, 0.7, -0.7))

basalt = surface("#4a4642", 0.45, coat=0.25, mottle=0.2, bump=0.25, bump_scale=14)
lathe(
    [
        (0, 0),
        (0.95, 0),
        (1.25, 0.1),
        (1.72, 0.85),
        (1.78, 1.0),
        (1.62, 1.0),
        (1.15, 0.3),
        (0.6, 0.2),
        (0, 0.2),
    ],
    basalt,
    0.07,
    loc=(-0.1, 0.35, 0),
)
FALL = (-0.1, 0.42)


def water_at(u, v):
    """A round of water with the rings of the jet that falls into it."""
    r, a = 1.6 * u, tau * v
    x, y = r * cos(a) - 0.1, r * sin(a) + 0.35
    d = hypot(x - FALL[0], y - FALL[1])
    return x, y, 0.87 + 0.022 * exp(-d * 1.5) * cos(tau * d / 0.24)


grid(160, 160, water_at, surface("#33494a", 0.04, specular=0.7))
copper = metal("#b9764f", 0.28)
tube([(-0.1, 2.5, 3.25), (-0.1, 1.1, 3.25), (-0.1, 0.5, 3.2), (-0.1, 0.42, 2.85)], 0.13, copper)
lathe([(0, 0), (0.34, 0), (0.34, 0.08), (0, 0.08)], copper, 0.02, loc=(-0.1, 2.38, 3.25), rot=(90, 0, 0))
tube(
    [(-0.1, 0.42, 2.86), (-0.1, 0.42, 1.9), (-0.1, 0.42, 0.85)],
    0.075,
    surface("#e4f0f0", 0.05, trans=0.85, ior=1.2, specular=0.7),
    taper=[1, 0.86, 0.72],
)
terry = lambda c: surface(c, 0.95, sheen=0.5, bump=0.9, bump_scale=70, bump_dist=0.02, mottle=0.04)
folded_linen("#efe6d8", 1.3, 0.95, 0.12, (2.2, 0.3, 0.02), (0, 0, 14), 2, terry("#efe6d8"))
folded_linen("#a9785a", 1.2, 0.9, 0.11, (2.3, 0.3, 0.3), (0, 0, 8), 2, terry("#a9785a"))
stone(0.34, basalt, 0.5, (-2.25, -0.1, 0.14), (0, 0, 20), 3)
stone(0.22, surface("#8a5f3c", 0.5, mottle=0.2), 0.5, (-1.75, -0.5, 0.09), (0, 0, 70), 12)
vase("drop", surface("#8a6a53", 0.7, mottle=0.1), (-2.5, 1.3, 0), scale=0.85)
branch("eucalyptus", 2.6, (-2.5, 1.3, 1.2), (0.2, -0.05, 1), 16, 3)
world("#cdd5d6", 0.3)
area_light((-5.0, -1.5, 6.0), (0, 0.4, 0.8), 1.8, 620, "#fff0dc", size_y=2.4)
area_light((4.5, -2.5, 3.0), (0, 0.4, 0.8), 2.4, 90, "#dfeaec")
camera((0.3, -10.4, 4.1), (-0.02, 0.4, 1.62), lens=60, fstop=0.7, focus=(-0.1, 0.1, 1.1))
render(exposure=0.5, bloom=0.07)
