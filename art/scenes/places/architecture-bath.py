"""Silent bath hall: the sun falls through a round opening and stands as a disc on the wall and in the water.

For the architecture home.
"""

from kit.camera import camera
from kit.lights import area_light, sun_light
from kit.materials.natural import concrete, plaster, water
from kit.outlines import circle_outline
from kit.props.landscape import figure
from kit.render import render
from kit.shapes import box, extrude
from kit.world import start, world

start()
c = concrete("#cfc6ba", 0.35, 0.85, boards=2.2)
c2 = concrete("#d9d0c4", 0.3, 0.8)
v = plaster("#d23a1c", 0.3, 0.2)
# hall: 10 m wide, 10 m high, closed behind the camera
box((0.6, 30, 10), 0.02, c, (-5.3, 2, 5))
box((0.6, 30, 10), 0.02, c, (5.3, 2, 5))
box((11.2, 0.6, 10), 0.02, c, (0, 16.3, 5))
box((11.2, 0.6, 10), 0.02, c, (0, -12.3, 5))
roof = [(-5.6, -12.6), (5.6, -12.6), (5.6, 16.6), (-5.6, 16.6)]
extrude([roof, circle_outline(1.75, -1.3, 10)], 0.7, 0.02, c2, (0, 0, 10.35))
# floor round a pool of 6.4 by 18 m
for sz, lc in (
    ((10, 10.4, 0.6), (0, -7.2, -0.3)),
    ((1.8, 18, 0.6), (-4.1, 7, -0.3)),
    ((1.8, 18, 0.6), (4.1, 7, -0.3)),
):
    box(sz, 0.02, c2, lc)
box((6.4, 18, 0.1), 0, c2, (0, 7, -1.2))
box((6.4, 18, 0.02), 0, water("#3d6b70", "#28494f", 0.5, 0.02, 0.05, 0.03, clear=0.2), (0, 7, -0.16))
# doorway, bench and somebody who has come early
box((1.3, 0.1, 2.7), 0.01, v, (-4.1, 15.97, 1.35))
box((0.55, 7, 0.45), 0.02, v, (4.6, 8, 0.225))
figure("#1d1c22", 1.7, (-3.9, 6.2, 0))
world("#b9cbe2", 0.5, "#8fb8ee")
area_light((0, -10.5, 6.5), (0, 8, 3), 8, 950, "#dfe6f2")
area_light((0, 6, 9.6), (0, 6, 0), 6, 160, "#ffe9d0")
sun_light(-12, 45, 13, "#ffe2b8", 0.5)
camera((0, -8.5, 2.2), (0, 16, 4.1), lens=33)
render(exposure=0.42, contrast=1.05)
