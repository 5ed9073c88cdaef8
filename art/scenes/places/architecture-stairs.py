"""Cream stairs climb to an arch in a vermilion wall, a dark figure on the steps and a red sphere below.

For the architecture home.
"""

from math import radians

from mathutils import Vector

from kit.backdrops import floor
from kit.camera import camera
from kit.lights import shadow_only, sun_light
from kit.materials.natural import plaster
from kit.materials.solid import clay, surface
from kit.props.architecture import arch_wall, stairs
from kit.props.landscape import figure
from kit.render import render
from kit.shapes import box, sphere
from kit.world import start, world

start()
w = plaster("#f1e7da", 0.35, 0.2)
v = plaster("#c73418", 0.35, 0.2)
floor(material=plaster("#e6d5bf", 0.3, 0.15))
box((30, 1, 16), 0.03, w, (0, 6.5, 8))
stairs(13, 2.6, 0.30, 0.42, w, (-2.9, 4.7, 0), (0, 0, -90))
box((3.2, 2.6, 3.9), 0.02, w, (4.16, 4.7, 1.95))
box((0.5, 6.2, 8.6), 0.02, v, (5.4, 3.0, 4.3))
arch_wall(6, 8.2, ((0, 1.7, 3.4),), 0.5, v, (3.2, 6.1, 3.9))
box((5, 0.1, 5), 0, surface("#241512", 0.9), (3.2, 6.45, 6.0))
box((2.4, 2.4, 1.0), 0.03, w, (-2.6, 1.2, 0.5))
sphere(0.78, plaster("#c73418", 1, 0.1), (-2.6, 1.2, 1.78))
figure("#1d1c22", 1.7, (1.25, 4.7, 3.0))
s = sun_light(-55, 40, 6.0, "#ffe2ba", 0.4)
world("#a9c9ea", 0.62, "#5f97dc")
d = Vector(s["dir"])
k = shadow_only(box((14, 0.3, 9), 0, clay("#888888")))
k.location = Vector((-4.6, 5.9, 9.2)) + d * 14
k.rotation_euler = (0, radians(38), 0)
camera((-0.2, -15.5, 4.2), (0.45, 4, 4.15), lens=46)
render(exposure=0.12, contrast=1.05)
