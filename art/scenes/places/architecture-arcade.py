"""Sunlit white arcade with striped shadows leading to a vermilion wall, a red sphere and a small figure.

For the architecture home.
"""

from kit.backdrops import floor
from kit.camera import camera
from kit.lights import sun_light
from kit.materials.natural import plaster
from kit.props.architecture import arch_wall
from kit.props.landscape import figure
from kit.render import render
from kit.shapes import box, sphere
from kit.world import start, world

start()
w = plaster("#f8f3ea", 0.35, 0.2)
v = plaster("#d23a1c", 0.3, 0.2)
floor(material=plaster("#efe3d2", 0.3, 0.12), size=120)
arch_wall(50, 7.6, tuple((-22 + 3.2 * i, 2.3, 5.2) for i in range(15)), 0.9, w, (3.0, 15, 0), (0, 0, 90))
box((1, 50, 9), 0.02, w, (-2.6, 15, 4.5))
box((6.6, 50, 0.5), 0.02, w, (0.3, 15, 7.85))
arch_wall(6.0, 8, ((0.3, 1.9, 4.2),), 0.4, v, (0.2, 38, 0))
box((8, 0.4, 10), 0.02, v, (0, 39.6, 5))
figure("#1d1c22", 1.7, (0.8, 14.2, 0))
sphere(0.56, v, (-1.5, 3.4, 0.56))
world("#c3d8f2", 0.95, "#8fb8ee")
sun_light(66, 37, 6.6, "#ffe6c4", 0.5)
camera((-0.35, -7.5, 1.75), (0.25, 15, 3.2), lens=34)
render(exposure=0.38)
