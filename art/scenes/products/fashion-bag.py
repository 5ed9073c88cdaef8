"""Black handbag with acid-green scarf on a white podium.

For the fashion home.
"""

from math import cos, radians, sin

from kit.backdrops import sweep
from kit.camera import camera
from kit.lights import area_light
from kit.materials.solid import metal, surface
from kit.outlines import circle_outline
from kit.props.bags import leather_bag
from kit.render import render
from kit.shapes import box, cylinder, extrude, sphere
from kit.world import start, world

start()
AC = "#d3f02c"
sweep("#ececea", surface("#ececea", 0.8, specular=0.15), back=3.2, r=1.0, h=24, w=80)
box((3.3, 0.2, 9), 0.01, surface("#131415", 0.6), (-2.3, 2.6, 0), base=True)
extrude(
    [circle_outline(1.75, n=160)],
    0.16,
    0.02,
    surface(AC, 0.7, emit=AC, emit_strength=0.12),
    (0.35, 2.35, 3.35),
    (90, 0, 0),
)
cylinder(1.62, 0.95, surface("#f6f6f4", 0.5), 0.03, (0.1, 0.1, 0), segments=160)
cylinder(1.28, 0.42, surface("#151617", 0.4, coat=0.2), 0.02, (0.1, 0.1, 0.95), segments=160)
leather_bag("#161718", (0.1, 0.05, 1.37), (0, 0, -24), 1.22, hardware="#dfe1e3", scarf_color=AC)
box((0.78, 0.78, 0.78), 0.02, surface(AC, 0.6), (-1.95, -0.75, 0), (0, 0, 24), base=True)
sphere(0.36, metal("#e4e6e8", 0.12), (1.85, -1.05, 0.36))
sphere(0.19, surface("#151617", 0.3, coat=0.4), (1.25, -1.45, 0.19))
world("#ffffff", 0.36)
area_light((-5.2, -4.2, 6.8), (0, 0, 1.8), 1.5, 1700, "#ffffff")
area_light((5.5, -4, 3), (0, 0, 1.6), 3.5, 230, "#ffffff")
area_light((-1.6, -5, 1.6), (0, 0, 2), 1.2, 90, "#ffffff", size_y=4)
D = 7.2 * 85 / 36
camera((0, -D * cos(radians(8)), 2.45 + D * sin(radians(8))), (0, 0, 2.45), lens=85)
render(look="neutral", exposure=-0.10, vignette=0.08, bloom=0.02)
