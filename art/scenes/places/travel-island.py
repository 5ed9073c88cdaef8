"""Isometric tropical island with palms, thatched hut, jetty and a red boat in clear turquoise water.

For the travel home.
"""

from math import cos, pi, radians, sin, tau

from kit.backdrops import floor
from kit.camera import isometric
from kit.lights import sun_light
from kit.materials.natural import lagoon, leaf_surface, wood
from kit.materials.solid import surface
from kit.objects import group, place
from kit.props.furniture import parasol
from kit.props.landscape import stone
from kit.props.plants import leaf, palm_tree
from kit.render import render
from kit.shapes import box, cylinder, grid, lathe, sphere
from kit.world import start, world

# S
start()
sand = surface("#f3dcae", 0.95, specular=0.08, mottle=0.04, mottle_scale=2)
gr = surface("#7fc25a", 0.95, specular=0.05, mottle=0.10, mottle_scale=2)
Rr = lambda a, k=0: 1 + 0.13 * sin(2 * a + 0.6 + k) + 0.07 * sin(3 * a + 1.7) + 0.04 * sin(5 * a + k)


def isle(r, h, z, k=0, p=2.2):
    return lambda u, v: (
        r * v * Rr(tau * u, k) * cos(tau * u),
        r * v * Rr(tau * u, k) * sin(tau * u),
        z + h * (1 - v**p),
    )


grid(160, 40, isle(3.3, 1.15, -0.72, 0, 2.0), sand)
grid(160, 30, isle(2.15, 0.62, 0.12, 0.3, 3.0), gr, (-0.1, 0.25, 0))
# block of sea with a clear lagoon
W = 8.6
box((W, W, 0.5), 0.06, surface("#e9cf9c", 0.9), (0, 0, -1.25))
sea = box((W, W, 0.78), 0.05, lagoon("#a6f0df", "#36c9d0", "#168fc0", 2.9, 5.4), (0, 0, -0.62))
cylinder(3.9, 0.02, surface("#9be6dd", 0.9), 0.0, (0, 0.0, -0.99))
# hut on stilts
wd = wood("#b07b4e", "#7f5230", 2, "X")
parts = [
    box((1.15, 1.0, 0.72), 0.02, wood("#c28f5f", "#93653c", 2, "Z"), (0, 0, 0.62)),
    box((1.5, 1.35, 0.08), 0.02, wd, (0, -0.08, 0.24)),
    box((0.30, 0.06, 0.50), 0.01, surface("#3a241b", 0.9), (0.22, -0.5, 0.53)),
    box((0.28, 0.04, 0.26), 0.01, surface("#2a5f78", 0.3), (-0.28, -0.5, 0.70)),
]
parts += [cylinder(0.04, 0.5, wd, 0.005, (x, y, -0.24)) for x in (-0.62, 0.62) for y in (-0.62, 0.48)]
th = surface("#d9b36b", 0.95, specular=0.05, bump=0.9, bump_scale=26, bump_dist=0.05)
parts.append(lathe([(1.02, 0.86), (1.06, 0.90), (0.55, 1.32), (0.10, 1.72), (0, 1.74)], th, 0.03, 40))
parts.append(box((0.34, 0.9, 0.05), 0.01, wd, (0.22, -0.98, 0.10), (24, 0, 0)))
group(parts, (-0.65, 0.75, 0.62), (0, 0, -18), 1.15)
for h, x, y, ln, sd, a, s in (
    (4.4, 1.25, 0.55, 0.9, 2, -20, 0.52),
    (3.6, 1.5, -0.15, -0.2, 4, 70, 0.50),
    (4.8, -1.75, 0.1, -0.9, 6, 20, 0.50),
    (3.2, 0.5, 1.7, 0.7, 8, 60, 0.5),
):
    t = palm_tree(h, 12, (x, y, 0.35), s, sd, ln, leaf_surface("#3f8a45", "#79b84f"))
    t.rotation_euler[2] = radians(a)
# jetty and boat
for i in range(15):
    box((0.62, 0.10, 0.05), 0.01, wd, (1.75, -1.15 - 0.14 * i, 0.0))
for x in (1.49, 2.01):
    for y in (-1.5, -2.3, -3.05):
        cylinder(0.045, 0.7, wd, 0.01, (x, y, -0.6))


def hull(u, v):
    a = pi * (v)
    t = 2 * u - 1
    w = 0.36 * (1 - abs(t) ** 2.4) ** 0.6 + 0.005
    return (t * 0.95, w * cos(a), -0.30 * sin(a) * (1 - abs(t) ** 3 * 0.8) + 0.10 * t * t)


bt = group(
    [
        grid(60, 24, hull, surface("#ff5d3f", 0.4, coat=0.3), thickness=0.05),
        box((0.16, 0.60, 0.04), 0.01, wd, (-0.28, 0, 0.0)),
        box((0.16, 0.52, 0.04), 0.01, wd, (0.34, 0, 0.0)),
    ],
    (-0.15, -3.0, -0.10),
    (0, 0, 8),
    1.15,
)
for i, (x, y, s) in enumerate(((-2.9, -0.9, 0.34), (-2.6, -1.35, 0.2), (2.95, 1.3, 0.3))):
    stone(s, surface("#a59a8e", 0.85, mottle=0.12), 0.75, (x, y, -0.18), seed=i)
group(
    [
        parasol("#ff6f4d", 0.62, 1.0, (0, 0, 0)),
        box((0.34, 0.8, 0.05), 0.02, surface("#fff6e6", 0.8), (0.5, -0.1, 0.05)),
    ],
    (0.25, -1.2, 0.26),
    (0, 0, 10),
)
sphere(0.13, surface("#ffd23d", 0.5), (-0.35, -1.75, 0.25))
for i in range(10):
    a = i * 2.3
    q = leaf(0.5, 0.16, leaf_surface("#4f9a48", "#86c35a"), bend=0.7, fold=0.3)
    _R = place(
        q,
        (-1.1 + 0.25 * cos(a) + (1.9 if i % 2 else 0), 0.95 + 0.3 * sin(a) - (0.1 if i % 2 else 0), 0.62),
        (28, 0, a * 57),
    )
floor(material=surface("#bfeaf0", 0.9, specular=0.05), size=200, z=-1.5)
world("#dff4ff", 0.62)
sun_light(-48, 44, 4.4, "#fff0d4", 1.0)
isometric((0, 0, 0.42), 12.3, 38, 31)
render(look="neutral", exposure=-0.1, vignette=0.05)
