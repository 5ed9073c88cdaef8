"""A battle rope in the middle of a wave, thick as an arm, its red end towards us.

For the gym's home, among the disciplines.
"""

from math import cos, pi, sin, tau

from kit.curves import tube
from kit.lights import area_light
from kit.materials.solid import surface
from kit.sets.rim import RED, dark_hall, hall_shot, red_rubber, rim_light, steel
from kit.shapes import torus

EYE = (-3.4, -10.4, 3.1)


def course(t, side):
    """Middle of the rope at the share `t` of its length: waves that grow towards the hands."""
    reach = 1 - t
    z = 0.36 + 1.15 * reach**0.8 * (1 + sin(t * 3.1 * tau + side * pi * 0.85)) / 2 * 1.5
    return (side * (0.5 + 0.85 * reach) - 1.7 * t + 0.4, -2.4 + 13 * t, z)


def rope(side, n=320, turns=46, r=0.19):
    """Three strands round the course, and a red sleeve where it is held."""
    for k in range(3):
        points = []
        for i in range(n + 1):
            t = i / n
            x, y, z = course(t, side)
            a = turns * tau * t + tau * k / 3
            points.append((x + r * cos(a), y, z + r * sin(a)))
        tube(points, 0.2, hemp, kind="POLY", ring_resolution=4)
    sleeve = [course(t / 100, side) for t in (-7, -5, -3, -1, 1, 2.4)]
    tube(sleeve, 0.43, red_rubber(), ring_resolution=8)


dark_hall((4.6, 10, 2.6), 10.5, 0.42, EYE, "haze")
hemp = surface("#4b3a2a", 0.8, specular=0.25, bump=0.7, bump_scale=70, bump_dist=0.02)
rope(-1)
rope(1)
torus(0.55, 0.13, steel(0.25), (-1.3, 10.6, 0.6), (90, 0, 0))
_, edge, _ = rim_light((0, 1.5, 1.4), red=1.3, white=1.3, fill=2.4)
# From so low the floor would throw the white lamp, which is out of sight, into the picture.
edge.visible_glossy = False
# The haze lights nothing by itself: this is what the floor mirrors of it, and the red on the waves' backs.
# So high that no edge of the lamp is sharp in the floor.
area_light((3.8, 13, 5.4), (0.5, -2, 0.6), 9, 520, RED, size_y=4)
# The end at the right faces us, away from both lamps behind.
palm = area_light((2.6, -9, 3.4), (1.6, -3.4, 1.6), 1.2, 8, spread=50)
palm.visible_glossy = False
hall_shot(EYE, (0.25, 1.2, 1.25), lens=47, fstop=0.7, focus=(0, -1.0, 1.4), exposure=0.4)
