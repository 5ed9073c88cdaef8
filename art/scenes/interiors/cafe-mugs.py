"""Three stoneware mugs, a supper set and a steel bottle, each in its own arch of a brick shelf, in morning sun.

For the café home: each third of the picture is one article's own picture.
"""

from math import cos, degrees, pi, sin

from kit.backdrops import wall
from kit.camera import camera
from kit.lights import area_light, sun_light
from kit.materials.natural import plaster, wood
from kit.materials.solid import surface
from kit.objects import group
from kit.props.architecture import arch_wall
from kit.props.packaging import water_bottle
from kit.props.tableware import bowl, mug, plate
from kit.render import render
from kit.shapes import box
from kit.world import start, world

PITCH, RADIUS, SPRING = 5.4, 2.05, 2.5
start()
wall(material=plaster("#b7c68b", 0.4, 0.12), y=2.6, z=-6, h=18)
box((24, 4.4, 0.4), 0.06, wood("#a8744a", "#74482b", 0.5, "X", 0.4), (0, -0.2, -0.2))
brick = [surface(c, 0.75, mottle=0.06, bump=0.2) for c in ("#93492c", "#a5573a", "#7f3c25", "#b3674a")]
arch_wall(
    26,
    8.5,
    tuple((k * PITCH, 2 * RADIUS, RADIUS + SPRING) for k in (-1, 0, 1)),
    0.8,
    plaster("#f0e0c8", 0.4, 0.12),
    (0, 1.5, 0),
)
for k in (-1, 0, 1):
    for i in range(21):
        a = pi * (i + 0.5) / 21
        r = RADIUS + 0.24
        box((0.46, 0.34, 0.29), 0.03, brick[(i * 7 + k) % 4], (k * PITCH + r * cos(a), 1.02, SPRING + r * sin(a)), (0, -degrees(a), 0))
    for side in (-1, 1):
        for row in range(9):
            box((0.46, 0.34, 0.25), 0.03, brick[(row * 3 + k + side) % 4], (k * PITCH + side * (RADIUS + 0.24), 1.02, 0.14 + row * 0.28))

x = -PITCH
mug("#8c4a2f", (x - 0.66, 0.1, 0), (0, 0, 150), 1.2, base="#e6d3b4")
mug("#b7c68b", (x - 0.6, 0.12, 1.44), (0, 0, 206), 1.2, base="#e6d3b4")
mug("#f4ecdc", (x + 0.96, -0.42, 0), (0, 0, -36), 1.2, base="#e6d3b4", coffee="#3a1a0c")
for i, c in enumerate(("#f4ecdc", "#b7c68b", "#f4ecdc")):
    plate(c, 1.62, (0, 0, 0.2 * i))
for i, c in enumerate(("#8c4a2f", "#f4ecdc")):
    plate(c, 1.18, (0, 0, 0.68 + 0.17 * i))
bowl("#d9a184", 0.86, 0.6, (0, 0, 1.0))
bowl("#f4ecdc", 0.86, 0.6, (0, 0, 1.2))
water_bottle("#5d6e45", loc=(PITCH, 0, 0), rot=(0, 0, 12), scale=1.06)
world("#e9eadf", 0.55)
sun_light(-50, 34, 4.6, "#ffe0b0", 0.9)
area_light((6, -7, 6), (0, 0, 1.6), 5, 420, "#fff4e4")
camera((0, -34, 4.6), (0, 0.3, 2.5), lens=72)
render(exposure=0.12, vignette=0.03, sat=0.96)
