"""Rows of white salt heaps on shallow rose-coloured pans at low sun, a rake leaning on the nearest.

For the hotel home.
"""

from math import cos, sin, tau
from random import Random

from kit.backdrops import floor
from kit.camera import camera
from kit.curves import tube
from kit.lights import sun_light
from kit.materials.natural import water, wood
from kit.materials.solid import surface
from kit.objects import mesh_object
from kit.props.landscape import terrain
from kit.render import render
from kit.shapes import box, boxes, grid
from kit.world import sky, sky_fill, start

start()
salt = surface("#fffaf3", 0.85, specular=0.25, sss=0.2, bump=0.9, bump_scale=26, bump_dist=0.03)
mud = surface("#b98a6c", 0.95, specular=0.1, mottle=0.3, mottle_scale=2, bump=0.6, bump_scale=5)


def heap(x, y, r, h, seed):
    """A cone of raked salt with a soft tip and a foot that runs out."""
    rng = Random(seed)
    lobes = [(rng.randint(3, 9), rng.uniform(0, tau), rng.uniform(0.012, 0.035)) for _ in range(5)]

    def point(u, v):
        a = tau * u
        wobble = 1 + sum(s * sin(n * a + p) for n, p, s in lobes)
        reach = r * (1.12 * v) * wobble
        fall = (1 - v) ** 1.12 if v > 0.08 else 1 - v * 0.72 - 0.03
        return (x + reach * cos(a), y + reach * sin(a), h * max(fall, 0))

    grid(120, 60, point, salt)


floor(material=mud, size=700, z=-0.12)
# pans: shallow water between ridges, the sky lies in it
pan = water("#e8a99b", "#c77f78", 0.5, 0.02, 0.05, 0.02)
for i in range(5):
    for j in range(-3, 4):
        x0, y0 = j * 7.2 - 3.3, -6.0 + i * 8.4
        mesh_object(
            [(x0, y0, 0), (x0 + 6.6, y0, 0), (x0 + 6.6, y0 + 7.8, 0), (x0, y0 + 7.8, 0)],
            [(0, 1, 2, 3)],
            pan,
            False,
        )
ridges = [(0, -6.3 + i * 8.4, 0.02, 60, 0.5, 0.16) for i in range(6)]
ridges += [(j * 7.2 - 3.6, 15, 0.02, 0.5, 44, 0.16) for j in range(-3, 5)]
boxes(ridges, surface("#d9b79c", 0.95, mottle=0.25, mottle_scale=3), 0.06)
heap(1.0, -1.6, 1.75, 1.75, 1)
heap(-2.1, 2.6, 1.6, 1.6, 2)
heap(2.2, 6.2, 1.6, 1.62, 3)
heap(-1.4, 10.2, 1.55, 1.55, 4)
heap(2.6, 14.6, 1.6, 1.6, 5)
heap(-2.3, 19.0, 1.6, 1.6, 6)
heap(1.8, 24.0, 1.6, 1.6, 7)
heap(6.8, 12.0, 1.6, 1.6, 8)
heap(-6.6, 14.0, 1.6, 1.6, 9)
# rake against the nearest heap
pole = wood("#8a5f3a", "#6b4527", 3, "Z")
tube([(-1.15, -2.95, 0.06), (0.78, -1.95, 1.72)], 0.03, pole)
box((0.95, 0.06, 0.16), 0.01, pole, (-1.15, -2.95, 0.08), (0, 0, 62))
terrain(
    200,
    150,
    16,
    surface("#a98aa0", 0.95, specular=0.1),
    (-30, 230, -1),
    5,
    False,
    0.03,
    lambda x, y: max(0, 1 - (x / 95) ** 2) * max(0, 1 - (y / 40) ** 2),
)
sky(
    9,
    -60,
    0.2,
    sun_disc=False,
    camera_colors=("#ffe0bd", "#fbc6a4", "#f0b3a6", "#c9b4c8", "#9db4d6"),
    camera_top=0.5,
)
sky_fill("#b3bfec", 0.55)
sun_light(-72, 16, 6.6, "#ffc285", 0.6)
camera((0.1, -9.6, 2.9), (0.15, 6, 1.55), lens=33)
render(exposure=0.05, mist=(30, 420, "#fbd2b4", 0.5), bloom=0.05)
