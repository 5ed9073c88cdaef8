"""Terrace at dusk with two loungers, glowing lanterns, arches and a calm sea under a violet sky.

For the hotel home.
"""

from math import pi, sin

from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, glow, point_light, sun_light
from kit.materials.natural import concrete, plaster, water, wood
from kit.materials.solid import clay, emission, surface
from kit.objects import mesh_object
from kit.props.architecture import arch_wall
from kit.props.furniture import lounger, table
from kit.props.lamps import lantern
from kit.props.landscape import terrain
from kit.props.plants import branch, plant
from kit.props.tableware import vase
from kit.render import render
from kit.shapes import box, cylinder, sphere
from kit.world import sky, start

start()
C = (1.15, -5.6, 1.42)
pl = plaster("#e9d3bd", 0.4, 0.16)
# terrace floor, parapet, sea
dk = concrete("#d6bda4", 0.5, 0.75)
box((22, 7.2, 0.3), 0.03, dk, (2, 2.6, -0.15))
box((7.2, 9, 0.3), 0.03, dk, (-5.8, -5.5, -0.15))
mesh_object(
    [(-2.3, -9, -0.13), (14, -9, -0.13), (14, -0.8, -0.13), (-2.3, -0.8, -0.13)],
    [(0, 1, 2, 3)],
    water("#4f8ba0", "#2c5f80", 1.1, 0.03, 0.10, 0.05),
    False,
)
box((13, 0.32, 0.62), 0.05, pl, (5.2, 5.0, 0.31))
mesh_object(
    [(-900, 8, -7), (900, 8, -7), (900, 2600, -7), (-900, 2600, -7)],
    [(0, 1, 2, 3)],
    water("#4a6f92", "#2b4a70", 0.25, 0.12, 0.5, 0.4),
    False,
)
terrain(
    150,
    140,
    15,
    surface("#56587f", 0.95, specular=0.1),
    (70, 210, -8.5),
    6,
    False,
    0.03,
    lambda x, y: max(0, 1 - (x / 70) ** 2) * max(0, 1 - (y / 36) ** 2),
)
terrain(
    110,
    140,
    11,
    surface("#6d6a92", 0.95, specular=0.1),
    (-10, 330, -8.5),
    9,
    False,
    0.03,
    lambda x, y: max(0, 1 - (x / 52) ** 2) * max(0, 1 - (y / 36) ** 2),
)
# arcade on the left running in depth, warm light inside
a = arch_wall(
    14,
    4.3,
    ((-4.6, 1.9, 3.0), (-1.9, 1.9, 3.0), (0.8, 1.9, 3.0), (3.5, 1.9, 3.0)),
    0.45,
    pl,
    (-2.9, 1.2, 0),
    (0, 0, 90),
)
mesh_object(
    [(-5.6, -7, 0), (-5.6, 8, 0), (-5.6, 8, 4.3), (-5.6, -7, 4.3)],
    [(0, 1, 2, 3)],
    plaster("#d99c6e", 0.4, 0.2),
    False,
)
box((3.2, 14, 0.2), 0.02, pl, (-4.3, 1.0, 4.2))
box((0.62, 14.2, 0.16), 0.03, pl, (-2.9, 1.2, 4.38))
for y in (-0.6, 2.1, 4.8):
    point_light((-4.3, y, 3.2), 34, "#ffa55a", 0.18)
    sphere(0.13, emission("#ffc583", 5), (-4.3, y, 3.2))
# loungers looking at the sea, side table, lanterns
wd = wood("#9a6c43", "#6f472a", 1.2, "Y", 0.42)
for x in (1.15, 2.95):
    lounger("#f3e8da", wd, (x, 0.55, 0), (0, 0, 180 - 14))
table(0.24, 0.40, plaster("#e3c6a8", 0.8, 0.2), (2.05, 0.55, 0))
lantern((2.05, 0.56, 0.40), 0.17, 0.26, scale=1.0, energy=3, facing=C, halo=0.35)
lantern((-0.15, -0.35, 0), 0.26, 0.44, energy=7, facing=C)
lantern((-0.52, -0.05, 0), 0.20, 0.30, energy=4, facing=C, halo=0.3)
lantern((3.72, -0.2, 0), 0.28, 0.50, energy=8, facing=C)
lantern((3.95, 4.6, 0.62), 0.20, 0.30, energy=4, facing=C, halo=0.3)
lantern((-1.6, 4.5, 0), 0.26, 0.46, energy=6, facing=C, halo=0.35)
# planting
plant("bird", 9, 1.75, loc=(-1.9, 2.6, 0), pot=clay("#b5704a"), seed=2)
plant("bird", 8, 1.5, loc=(5.0, 2.5, 0), pot=clay("#d9b391"), seed=5)
vase("amphora", clay("#b5704a"), (-1.65, 0.75, 0), scale=0.46)
branch("eucalyptus", 1.2, (-1.65, 0.75, 0.9), (0.2, -0.1, 1), 18, 6)
branch("eucalyptus", 1.1, (-1.65, 0.75, 0.9), (-0.2, 0.2, 1), 18, 9)
# string of lights
pts = [(-2.65 + 1.02 * i, 2.9 - 0.16 * i, 3.75 - 0.62 * sin(pi * i / 8)) for i in range(9)]
tube(pts, 0.008, surface("#2a211c", 0.7))
for p in pts[1:]:
    (
        sphere(0.055, emission("#ffc27a", 7), (p[0], p[1], p[2] - 0.08)),
        glow((p[0], p[1] - 0.1, p[2] - 0.08), 0.42, "#ffa85a", 0.28, C, "halo"),
    )
cylinder(0.04, 3.8, wd, 0.01, (5.55, 1.62, 0))
sky(
    4,
    -28,
    0.16,
    1.4,
    False,
    1.6,
    0.5,
    1.1,
    camera_colors=("#ffc792", "#f7a88c", "#d990a0", "#9a84b5", "#5a6aa5", "#3d5591"),
    camera_top=0.46,
)
sun_light(150, 9, 1.6, "#ff9c6a", 2.0)
area_light((3, -5, 4.5), (2, 1.5, 0.3), 4, 120, "#b9b4e0")
area_light((8, 6, 3), (2, 1.5, 0.4), 3, 180, "#ffb08a", size_y=2)
camera(C, (0.72, 4, 1.22), lens=28)
render(exposure=0.3, bloom=0.14, mist=(30, 600, "#f2a68f", 0.55))
