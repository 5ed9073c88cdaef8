"""Acid-lime sphere behind a frosted glass pane among glossy black shapes on a dark stage.

For the agency home.
"""

from kit.backdrops import sweep
from kit.camera import camera
from kit.lights import area_light
from kit.materials.solid import glass, metal, surface
from kit.outlines import rounded_rect
from kit.render import render
from kit.shapes import box, cylinder, extrude, sphere, torus
from kit.world import start, world

start()
sweep(material=surface("#101214", 0.38, specular=0.5), back=5.5, r=3.2)
lime = surface("#d8ff14", 0.30, coat=0.4, specular=0.5)
bl = surface("#111315", 0.12, coat=1, specular=0.7)
ch = metal("#e9ecea", 0.08)
sphere(1.55, lime, (0.75, 1.4, 1.95))
cylinder(1.0, 0.40, bl, 0.06, (0.75, 1.4, 0))
extrude(
    [rounded_rect(2.5, 3.5, 0.34, 14)],
    0.26,
    0.07,
    glass("#f4fff0", 0.22, 1.3),
    (-0.35, -0.35, 1.98),
    (90, 0, -12),
    segments=6,
)
box((2.7, 0.62, 0.20), 0.05, bl, (-0.35, -0.35, 0.10), (0, 0, -12))
torus(1.05, 0.30, bl, (3.15, 0.9, 1.35), (82, 0, -28))
sphere(0.42, ch, (3.0, -1.15, 0.42))
sphere(0.24, lime, (1.75, -1.75, 0.24))
cylinder(0.40, 1.25, bl, 0.08, (-2.75, 0.9, 0))
sphere(0.42, lime, (-2.75, 0.9, 1.67))
torus(0.36, 0.11, lime, (-1.95, -1.7, 0.455), (78, 0, 34))
world("#2a302a", 0.55)
area_light((-5.6, 2.2, 3.2), (0, 0.4, 1.6), 0.8, 760, "#f0ffd0", size_y=5)
area_light((4.8, 5.0, 5.2), (1.4, 0.6, 1.6), 0.9, 620, "#ffffff", size_y=3, spread=90)
area_light((0.5, 3.0, 7.5), (0.6, 0.8, 0.6), 2.2, 460, "#ffffff")
area_light((-2, -6, 5), (0, 0, 1), 3, 150, "#e8f0ff")
area_light((0.75, 4.2, 0.7), (0.75, 6, 2.4), 3.0, 130, "#c6ff1a", size_y=1.0)
camera((-0.1, -12.2, 2.5), (0.15, 0.2, 1.72), lens=52, fstop=0.8, focus=(0, -0.2, 1.8))
render(exposure=0.05, bloom=0.12, look="neutral")
