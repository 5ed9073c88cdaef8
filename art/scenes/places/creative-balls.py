"""Glossy pink and cobalt balls, a blue cylinder and a cream squiggle on bright yellow.

For the creative home.
"""

from math import sin, tau

from kit.backdrops import sweep
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, sun_light
from kit.materials.solid import surface
from kit.render import render
from kit.shapes import cylinder, sphere, torus
from kit.world import start, world

start()
sweep(material=surface("#ffe04a", 0.85, specular=0.1), back=4.5, r=3)
pk = surface("#ff4fa0", 0.14, coat=0.7)
cb = surface("#1b3fe0", 0.14, coat=0.7)
wh = surface("#fff6e6", 0.2, coat=0.5)
og = surface("#ff6a1f", 0.2, coat=0.5)
ye = surface("#ffd84a", 0.3, coat=0.4)
sphere(1.65, pk, (0.95, 0.9, 1.65))
cylinder(0.92, 2.6, cb, 0.10, (3.35, 0.4, 0))
sphere(0.78, wh, (3.35, 0.4, 3.38))
sphere(0.80, cb, (-1.25, -0.35, 0.80))
sphere(0.42, og, (0.05, -1.7, 0.42))
sphere(0.26, wh, (1.95, -1.85, 0.26))
# squiggle rising over the top
pts = [(-3.9 + 0.0 * i, 0, 0) for i in range(0)]
N = 34
for i in range(N + 1):
    t = i / N
    pts.append((-4.15 + 3.0 * t + 0.0, 1.0 + 0.25 * sin(t * 6), 1.15 + 2.35 * t + 0.62 * sin(t * tau * 3.0)))
tube(pts, 0.25, wh, ring_resolution=12, resolution=8)
torus(0.66, 0.25, pk, (-3.05, -0.95, 0.885), (74, 0, 28))
sphere(0.50, og, (-2.35, 0.35, 0.50))
world("#fffaf0", 0.5)
area_light((-5.5, -3, 5.5), (0, 0, 1.4), 3, 820, "#ffffff")
area_light((5.5, 2, 5), (0.5, 0.3, 1.4), 2, 420, "#ffe0ee")
area_light((2, -6, 2), (1, 0, 1.4), 2.5, 70, "#ffffff")
sun_light(-46, 44, 2.0, "#fffaf0", 1.6)
camera((0.0, -13.5, 2.9), (0.05, 0.2, 1.95), lens=54)
render(look="neutral", exposure=-0.38, vignette=0.04)
