"""Vintage camera with film rolls and prints in amber light.

For the photographer's home.
"""

from kit.backdrops import sweep
from kit.camera import camera
from kit.curves import strap
from kit.lights import area_light
from kit.materials.solid import surface
from kit.materials.textile import fabric
from kit.props.devices import film_roll, photo_camera
from kit.props.paper import photo_print
from kit.render import render
from kit.world import start, world

start()
B = "#2b2622"
sweep(B, surface(B, 0.55, specular=0.35), back=6, r=3)
photo_camera(loc=(-0.15, 0.2, 0), rot=(0, 0, -20), scale=1.0)
strap(
    [
        (1.75, 0.55, 1.7),
        (2.2, 0.75, 1.2),
        (2.45, 0.85, 0.35),
        (2.9, 0.55, 0.06),
        (3.5, 0.95, 0.06),
        (3.9, 1.6, 0.06),
    ],
    0.24,
    0.04,
    fabric("#b9772f", "leather", 1.6),
    normal=lambda t: (0.3, -0.2, 1) if t > 0.5 else (1, -0.6, 0.2),
)
film_roll("#f0a22e", (-2.75, -0.75, 0), (0, 0, -6), 0.78, strip=False)
film_roll("#f4ead9", (2.25, -1.15, 0), (0, 0, 4), 0.72, strip=True)
film_roll("#d8693f", (-3.45, -0.05, 0.30), (0, 90, -38), 0.68, strip=False)
photo_print("#f2b04a", "#7a3f6a", "#2a2233", loc=(-1.45, -1.85, 0.0), rot=(0, 0, 16))
photo_print("#e9c7a0", "#c98a5a", "#7a4630", loc=(0.05, -2.05, 0.035), rot=(0, 0, -11), kind=1)
photo_print("#9fc4c9", "#e9d2a8", "#2f4a44", loc=(1.1, -2.75, 0.0), rot=(0, 0, 24))
world("#8a7a6a", 0.20)
area_light((-5, -3, 5), (0, 0, 1), 2.2, 700, "#ffd9a6")
area_light((5, 1.5, 3.2), (0, 0, 1.2), 1.2, 620, "#ff9a3c", size_y=4)
area_light((-4.5, 3, 3), (0, 0, 1.4), 1.0, 380, "#ffc98a", size_y=4)
area_light((0, -6, 4), (0, 0, 0.6), 3, 130, "#ffffff")
area_light((-1.2, -4.8, 3.2), (0, 0, 1.2), 1.1, 70, "#fff1de")
camera((0.3, -17.0, 5.4), (-0.05, -0.45, 0.95), lens=85)
render(look="agx", exposure=0.25, bloom=0.08, vignette=0.2)
