"""Low white house with a green wall beside a long pool, one visitor under its roof.

For page titles and header demos.
"""

from kit.backdrops import floor
from kit.camera import camera
from kit.lights import sun_light
from kit.materials.natural import plaster, water
from kit.materials.solid import surface
from kit.props.landscape import figure
from kit.props.plants import tree
from kit.render import render
from kit.sets.title import GREEN, MARIGOLD
from kit.shapes import box
from kit.world import sky, sky_fill, start

start()
floor(material=plaster("#e4d9bf", 0.12, 0.2), size=600)
white = plaster("#f7f2e6", 0.3, 0.12)
box((16, 7, 0.45), 0.03, white, (9.5, 6, 4.1))
box((16, 7, 0.3), 0.03, white, (9.5, 6, 0.15))
box((5, 6, 3.6), 0.02, plaster(GREEN, 0.3, 0.1), (13.6, 6.2, 2.1))
box((0.4, 6.4, 3.6), 0.02, white, (1.9, 6.2, 2.1))
box((9, 0.15, 3.5), 0.01, plaster("#d9cdb4", 0.3, 0.1), (6.6, 9.2, 2.1))
box((3.2, 0.1, 2.6), 0.01, surface("#3d5d59", 0.1, coat=0.6), (8.6, 9.1, 1.6))
for x in (4.4, 7.4, 10.4):
    box((0.16, 0.16, 3.6), 0.02, white, (x, 2.8, 2.1))
box((11, 3.4, 0.08), 0.01, water("#79c2ba", "#2f8f86", 1.0, 0.04, 0.2), (7.6, -0.6, 0.04))
box((2.0, 0.8, 0.42), 0.08, surface(MARIGOLD, 0.7), (4.0, 5.2, 0.5))
figure("#2b3330", 1.75, (9.4, 3.9, 0.3))
tree(6.2, 2.4, (-0.6, 9, 0), seed=5, n=9000)
tree(4.6, 1.9, (19.6, 11, 0), seed=9, n=7000)
sky(30, 0, 0.1, 0.6, False, camera_colors=("#f6efdc", "#d6e6e0", "#8fbfc4"), camera_top=0.42)
sky_fill("#b6d0dc", 0.75)
sun_light(-48, 27, 5.4, "#ffdfb2", 0.8)
camera((1.6, -15.5, 2.0), (2.2, 4, 3.1), lens=33)
render(exposure=0.2, vignette=0.05)
