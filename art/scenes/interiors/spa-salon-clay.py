"""From above: a bowl of wet clay with a wooden brush, warm stones in a row on linen, a small bowl of salt.

For the spa home.
"""

from math import cos, sin, tau

from kit.backdrops import floor
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light
from kit.materials.natural import plaster, wood
from kit.materials.solid import ceramic, surface
from kit.props.landscape import stone
from kit.props.plants import branch
from kit.props.tableware import bowl
from kit.render import render
from kit.shapes import cylinder, grid, sphere
from kit.world import start, world

start()
floor(material=plaster("#b39a84", 0.4, 0.16))
linen = surface("#e9dfd0", 0.95, sheen=0.4, bump=0.7, bump_scale=80, bump_dist=0.01, mottle=0.03)


def cloth(u, v):
    """A runner with soft folds along it."""
    x, y = 2.5 * (u - 0.5), 9.5 * (v - 0.5)
    return x + 0.05 * sin(y * 1.3), y, 0.05 + 0.035 * sin(x * 5.2 + 0.5 * sin(y))


grid(160, 220, cloth, linen, (1.15, 0, 0), (0, 0, 8), thickness=0.02)
bowl(r=1.32, h=0.85, loc=(-1.05, 0.95, 0), material=ceramic("#4c4641", 0.5))


def mud(u, v):
    """Clay in the bowl, drawn round by the brush."""
    r, a = 1.12 * u, tau * v
    return r * cos(a), r * sin(a), 0.60 + 0.035 * sin(9 * r + a) * (1 - u) + 0.05 * u


grid(
    120, 160, mud, surface("#8e7a66", 0.42, coat=0.25, mottle=0.1, bump=0.2, bump_scale=12), (-1.05, 0.95, 0)
)
ash = wood("#c59a6c", "#8a5a36", 2)
tube([(-0.75, 1.2, 0.72), (0.3, 2.35, 1.0), (0.9, 3.0, 1.05)], 0.085, ash, taper=[1.1, 0.8, 1.2])
sphere(0.24, surface("#d9c7ab", 0.9, bump=1, bump_scale=60), (-0.84, 1.1, 0.70), (20, 0, 40), (0.8, 1.3, 0.6))
basalt = surface("#2e2b29", 0.4, coat=0.35, mottle=0.2, bump=0.16, bump_scale=10)
for i, r in enumerate((0.36, 0.42, 0.46, 0.44, 0.38)):
    y = -3.1 + 1.02 * i
    stone(r, basalt, 0.5, (1.42 - 0.14 * y, y, 0.24), (0, 0, 30 + 70 * i), i + 2)
bowl(r=0.62, h=0.42, loc=(-1.75, -1.5, 0), material=ceramic("#d9c4b0", 0.4))
cylinder(0.5, 0.2, surface("#f3ece2", 0.9, bump=1, bump_scale=30, bump_dist=0.05), 0.1, (-1.75, -1.5, 0.14))
branch("eucalyptus", 2.3, (-2.6, -3.6, 0.1), (0.7, 0.55, 0.08), 15, 3)
stone(0.3, surface("#8a5f3c", 0.5, mottle=0.2), 0.5, (-0.6, -1.0, 0.13), (0, 0, 15), 12)
world("#cfd6d6", 0.35)
area_light((-5.5, 2.5, 5.5), (0, 0, 0), 1.6, 560, "#fff0dc", size_y=2.2)
camera((0, -2.6, 13.0), (0, -0.05, 0), lens=58)
render(exposure=0.55, bloom=0.05)
