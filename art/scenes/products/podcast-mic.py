"""Studio microphone and cream headphones on peach.

For the podcast pages.
"""

from kit.backdrops import sweep
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light
from kit.materials.solid import GOLD, metal, surface
from kit.outlines import circle_outline
from kit.props.devices import headphones, microphone
from kit.props.tableware import cup
from kit.render import render
from kit.shapes import extrude, sphere
from kit.world import start, world

start()
B = "#e2b59a"
sweep(B, surface(B, 0.8, specular=0.12), back=4.5, r=2.5)
extrude([circle_outline(2.1, n=160)], 0.2, 0.04, surface("#c8663d", 0.75), (-0.9, 3.2, 2.5), (90, 0, 0))
microphone("#24323a", "#d9d4cc", GOLD, (-0.9, 0, 0), (0, 0, -14), 1.0)
headphones("#f1e7d8", "#2b3940", (2.05, 0.15, 0), (0, 0, -30), 0.98)
cup("#24323a", loc=(-3.1, -0.5, 0), rot=(0, 0, 210), scale=1.05, saucer=True)
tube(
    [(-0.4, 0.9, 0.05), (0.6, 1.2, 0.05), (1.6, 1.6, 0.05), (3.2, 1.3, 0.05), (6, 2.0, 0.05)],
    0.045,
    surface("#24323a", 0.6),
)
sphere(0.26, surface("#f1e7d8", 0.4), (0.62, -1.25, 0.26))
sphere(0.15, metal(GOLD, 0.16), (1.0, -1.5, 0.15))
world("#fff1e6", 0.42)
area_light((-4.6, -3.6, 5.6), (0, 0, 1.6), 2.2, 820, "#fff1e0")
area_light((5, -2.5, 2.4), (0, 0, 1.5), 1.2, 160, "#ffe1d0", size_y=4)
area_light((2.6, 3, 5), (0, 0, 2), 1.6, 420, "#ffffff")
camera((0, -19.6, 3.4), (0.15, 0, 2.18), lens=85)
render(look="neutral", exposure=-0.10, vignette=0.06)
