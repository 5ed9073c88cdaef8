"""Monumental concrete stairs to an arch under blue sky, a vermilion sphere on a block.

For the architecture home.
"""

from kit.backdrops import floor
from kit.camera import camera
from kit.lights import sun_light
from kit.materials.natural import concrete, plaster
from kit.materials.solid import clay
from kit.props.architecture import arch_wall, stairs
from kit.props.landscape import stone
from kit.render import render
from kit.shapes import box, cylinder, lathe, sphere
from kit.world import sky, start, world

start()
c = concrete("#d9c8b4", 0.5, 0.85, boards=3.2)
c2 = plaster("#e3d0ba", 0.3, 0.2)
floor(material=concrete("#cfbda6", 0.35, 0.8))
stairs(16, 3.2, 0.22, 0.36, c2, (0.4, 0.5, 0))
box((1.6, 8, 9), 0.03, c, (-2.3, 5, 4.5))
box((1.2, 7, 4.4), 0.03, c, (2.9, 4.6, 2.2))
arch_wall(14, 11, ((0.4, 2.3, 7.2),), 0.9, c2, (0, 6.6, 0))
cylinder(1.5, 7.2, c, 0.03, (-4.6, 1.6, 0))
box((9, 3.2, 0.5), 0.03, c, (-3.2, 3.6, 7.0))
sphere(0.62, plaster("#d23a1c", 1, 0.15), (2.75, 2.3, 5.02))
box((3, 0.9, 0.5), 0.03, c2, (3.4, -0.4, 0.25))
stone(0.3, None, 0.6, (-1.2, -1.3, 0.15), seed=2)
# person for scale
lathe(
    [(0, 0), (0.10, 0), (0.13, 0.5), (0.2, 1.05), (0.21, 1.35), (0.08, 1.5), (0, 1.52)],
    clay("#2b2a30"),
    0.08,
    loc=(0.95, 3.2, 1.54),
    scale=0.95,
)
sphere(0.12, clay("#2b2a30"), (0.95, 3.2, 3.10))
sky(38, 0, 0.0)
world("#a9c9ea", 0.75, "#6ea3dc")
sun_light(-60, 38, 6, "#ffe6c2", 0.5)
camera((-0.2, -9.5, 1.9), (0, 3, 3.3), lens=30, shift=(0, 0.05))
render(exposure=0.12)
