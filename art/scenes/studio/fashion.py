"""Red handbag on a coral podium with straw hat, shopping bag and pampas grass.

For the fashion home.
"""

from kit.backdrops import sweep
from kit.camera import camera
from kit.lights import hard_sun
from kit.materials.solid import GOLD, clay, metal, surface
from kit.outlines import arch_outline
from kit.props.accessories import felt_hat
from kit.props.bags import handbag
from kit.props.paper import shopping_bag
from kit.props.plants import pampas
from kit.render import render
from kit.shapes import box, cylinder, extrude, sphere, torus
from kit.world import start

start()
sweep("#e9b9a6", surface("#e8c4b4", 0.8), back=4)
cylinder(1.75, 0.42, clay("#dcb8a8"), 0.05, (0.1, 0.2, 0))
cylinder(1.25, 0.38, clay("#ecc3b2"), 0.05, (0.1, 0.2, 0.42))
box((1.1, 1.0, 2.3), 0.05, clay("#d6a793"), (-2.05, 1.1, 0), base=True)
box((0.9, 0.9, 1.15), 0.05, clay("#ecc3b2"), (2.15, 0.75, 0), base=True)
handbag("#9c3f2c", (0.1, 0.15, 0.80), (0, 0, -20), 1.02)
felt_hat("#e6d3b3", "#7a2f22", (-2.05, 1.1, 2.36), (-14, 8, 10), 0.86)
extrude(
    [arch_outline(3.3, 4.6), arch_outline(2.5, 4.1)], 0.35, 0.06, clay("#f0cdbd"), (0.35, 2.4, 0), (90, 0, 0)
)
shopping_bag("#f6ebe2", (2.15, 0.75, 1.15), (0, 0, -14), 0.66)
sphere(0.34, metal(GOLD, 0.16), (-1.62, -1.35, 0.34))
sphere(0.2, clay("#9c3f2c"), (-1.0, -1.75, 0.2))
torus(0.42, 0.14, clay("#f4ded2"), (2.25, -1.35, 0.50), (78, 0, 34))
for i in range(3):
    pampas(2.6, (-3.1, 1.9, 0), ((-0.25, 0.05, 1), (0.12, 0.0, 1), (-0.02, 0.1, 1.1))[i], "#f2dcc6", 200, i)
hard_sun(-48, 38, 4.4, "#fff3e6", "#f3ecf2", 0.62, 0.8)
camera((0.2, -12.8, 2.9), (0, 0.2, 1.85), lens=62, fstop=0.6, focus=(0.1, -0.2, 1.5))
render(look="neutral", exposure=-0.25)
