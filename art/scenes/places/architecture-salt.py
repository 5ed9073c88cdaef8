"""A long concrete museum over salt pans that mirror it: a closed block, an arm on piers, one red door, white heaps before it.

For the architecture home.
"""

from math import cos, sin, tau
from random import Random

from kit.backdrops import floor
from kit.camera import camera
from kit.lights import sun_light
from kit.materials.natural import concrete, plaster, water
from kit.materials.solid import surface
from kit.props.landscape import figure, terrain
from kit.render import render
from kit.shapes import box, boxes, grid
from kit.world import sky, start

start()
c = concrete("#cdc5ba", 0.35, 0.85, boards=1.6)
c2 = concrete("#d8d1c6", 0.3, 0.85)
dark = surface("#171a1d", 0.2, specular=0.5)
salt = surface("#fffaf3", 0.85, specular=0.25, sss=0.2, bump=0.9, bump_scale=20, bump_dist=0.04)
bank = surface("#c9b8a0", 0.95, specular=0.1, mottle=0.2, mottle_scale=2, bump=0.4, bump_scale=6)


def heap(x, y, r, h, seed):
    """A cone of raked salt with a soft tip and a foot that runs out."""
    rng = Random(seed)
    lobes = [(rng.randint(3, 9), rng.uniform(0, tau), rng.uniform(0.012, 0.03)) for _ in range(5)]

    def point(u, v):
        a = tau * u
        wobble = 1 + sum(s * sin(n * a + p) for n, p, s in lobes)
        reach = r * 1.12 * v * wobble
        fall = (1 - v) ** 1.12 if v > 0.08 else 1 - v * 0.72 - 0.03
        return (x + reach * cos(a), y + reach * sin(a), h * max(fall, 0))

    grid(96, 48, point, salt)


floor(material=bank, size=900, z=-0.3)
box((400, 62, 0.1), 0, water("#6f9fb8", "#5b8cab", 0.25, 0.004, 0.02, 0.006), (0, -31, -0.05))
# the bank the house stands on, and two dykes between the pans
boxes([(0, 22, 0.0, 400, 44, 0.5), (0, -8.5, -0.06, 400, 0.6, 0.3)], bank, 0.08)
# closed block at the left, long arm on piers, roof slab over both
box((16, 18, 16), 0.03, c, (-18, 13, 8.25))
box((0.6, 0.5, 9.4), 0.01, dark, (-23.4, 3.95, 9.4))
box((43, 15, 4.2), 0.03, c2, (11.5, 12, 6.35))
for i in range(8):
    box((0.55, 13, 4.1), 0.02, c, (-4.5 + 5.1 * i, 12, 2.2))
box((43, 1.0, 0.35), 0.02, c, (11.5, 4.6, 0.42))
box((40, 0.3, 4.0), 0.01, dark, (11.5, 17.5, 2.2))
box((2.6, 0.2, 3.6), 0.01, plaster("#d23a1c", 0.3, 0.2), (-13.2, 3.95, 2.05))
box((6.4, 3.2, 0.3), 0.02, c, (-13.2, 2.2, 0.38))
figure("#1d1c22", 1.75, (-16.4, 1.2, 0.25))
for n, (x, y, r, h) in enumerate(((7, -3.2, 2.5, 2.3), (13.5, -2.6, 2.3, 2.1), (20, -3.4, 2.5, 2.25), (27, -2.8, 2.4, 2.2))):
    heap(x, y, r, h, n + 1)
terrain(
    420, 150, 20, surface("#8da0b8", 0.95, specular=0.05), (60, 330, -2), 5, False, 0.03,
    lambda x, y: max(0, 1 - (x / 200) ** 2) * max(0, 1 - (y / 40) ** 2),
)
sky(36, 0, 0.075, sun_disc=False, camera_colors=("#e3ecef", "#8db9e2", "#2f74c9", "#1f5cb4"), camera_top=0.5)
sun_light(-62, 33, 6.4, "#ffe2b8", 0.4)
camera((-8, -54, 2.6), (2.6, 4, 6.4), lens=28)
render(exposure=0.22, contrast=1.05)
