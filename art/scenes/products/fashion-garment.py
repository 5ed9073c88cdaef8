"""Charcoal coat on a stand against grey with an acid-green panel.

For the fashion home.
"""

from math import cos, radians, sin

from kit.backdrops import sweep
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light
from kit.materials.solid import surface
from kit.props.clothes import coat_on_hanger
from kit.render import render
from kit.shapes import box, cylinder, sphere, torus
from kit.world import start, world

start()
AC = "#d3f02c"
G = "#b4b5b3"
sweep(G, surface(G, 0.85, specular=0.12), back=3.2, r=1.2, h=24, w=80)
box((2.5, 0.22, 5.6), 0.02, surface(AC, 0.75, emit=AC, emit_strength=0.12), (1.25, 2.6, 0), base=True)
coat_on_hanger(
    "#232427", (-0.15, 0, 5.05), (0, 0, -16), 1.06, tee=AC, button="#8a8c8e", handle_color="#2a2b2d"
)
st = surface("#151617", 0.35, coat=0.2)
tube([(-0.15, 0.32, 0.05), (-0.15, 0.32, 5.75)], 0.045, st, kind="POLY")
tube([(-0.15, 0.32, 5.74), (-0.15, 0.16, 5.84), (-0.15, 0, 5.80)], 0.045, st)
cylinder(0.95, 0.09, st, 0.03, (-0.15, 0.32, 0))
box((1.0, 1.0, 0.62), 0.02, surface("#efefec", 0.6), (1.75, -0.45, 0), (0, 0, 0), base=True)
sphere(0.42, surface("#f4f4f1", 0.5), (1.75, -0.45, 1.04))
tube([(-2.15 + 0.0, -0.2, 0.16), (-1.7, -0.55, 0.16), (-1.25, -0.45, 0.16)], 0.0001, st)
torus(0.46, 0.15, surface(AC, 0.5), (-1.75, -0.75, 0.15))
world("#ffffff", 0.38)
area_light((-5.2, -4.6, 6.8), (0, 0, 2.6), 1.6, 1900, "#ffffff")
area_light((5.5, -4, 3), (0, 0, 2), 4, 150, "#eef2ff")
D = 8.0 * 85 / 36
camera((0, -D * cos(radians(4)), 2.75 + D * sin(radians(4))), (0, 0, 2.75), lens=85)
render(look="neutral", exposure=-0.10, vignette=0.08, bloom=0.02)
