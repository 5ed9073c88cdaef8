"""Vase with an olive branch, a bowl and a sphere on two plinths before an arch, in low morning sun.

The example of docs/guides/make-a-picture.md; col=RRGGBB gives the wall another colour. 1 unit = 10 cm.
"""

from kit.backdrops import sweep
from kit.camera import camera
from kit.color import mix_colors
from kit.lights import area_light, sun_light
from kit.materials.natural import plaster
from kit.materials.solid import clay
from kit.outlines import arch_outline
from kit.props.plants import branch
from kit.props.tableware import bowl, vase
from kit.render import render
from kit.sets.product import color_option
from kit.shapes import cylinder, extrude, sphere
from kit.world import start, world

start()
wall = mix_colors(color_option("#c98f6d"), "#ffffff", 0)
deep = mix_colors(wall, "#3a1d12", 0.35)
sweep(material=plaster(wall, 0.5, 0.15), back=2.6, r=1.2)
extrude(
    [arch_outline(3.2, 4.5), arch_outline(2.5, 4.15)],
    0.5,
    0.04,
    plaster(deep, 0.5, 0.15),
    (0.9, 2.2, 0),
    (90, 0, 0),
)
cylinder(1.25, 0.5, plaster(deep, 0.5, 0.1), 0.04, (0.6, 0.5, 0))
cylinder(0.8, 1.0, plaster(mix_colors(wall, "#fff4e4", 0.5), 0.5, 0.1), 0.04, (2.1, 0.2, 0))
vase("bulb", clay("#f1e4d2"), (0.6, 0.5, 0.5), scale=0.9)
branch("olive", 2.3, (0.6, 0.5, 2.2), (-0.45, -0.1, 1), 16, seed=3)
branch("olive", 1.7, (0.6, 0.5, 2.2), (0.4, 0.1, 1), 12, seed=8)
bowl(r=0.55, h=0.36, loc=(2.1, 0.2, 1.0), material=clay("#4c5a4a"))
sphere(0.36, clay("#e9b44c"), (-0.85, -0.35, 0.36))
world("#dfe4f5", 0.4)
sun_light(azimuth=-58, elevation=26, power=4.6, color="#ffdcae", size=1.4)
area_light((4, -5, 4), (0.5, 0, 1), 3, 90, "#ffe9d6")
camera((-0.9, -12.5, 2.6), (-0.9, 0, 1.9), lens=58, fstop=0.7, focus=(0.6, 0.3, 1.5))
render(exposure=0.1)
