"""The fan of an air bike from near by: rings of wire, its blades behind them, one of them red.

For the gym's home, among the disciplines.
"""

from math import cos, sin, tau

from kit.curves import tube
from kit.objects import group
from kit.sets.rim import dark_hall, hall_shot, iron, red_rubber, rim_light, rubber, steel
from kit.shapes import box, cylinder, torus

EYE = (-4.4, -9.6, 2.9)
R = 2.5


def cage(y, dish):
    """Half of the cage: rings of wire on ribs that run from the hub to the rim; the hub stands `dish` before the rim."""
    parts = []
    for i in range(11):
        share = (i + 3) / 13
        parts.append(torus(R * share, 0.028, steel(0.25), (0, y + dish * (1 - share**2), 0), (90, 0, 0)))
    for k in range(12):
        a = tau * k / 12
        points = [
            (R * s * cos(a), y + dish * (1 - s * s) + 0.05, R * s * sin(a)) for s in (0.2, 0.4, 0.6, 0.8, 1.0)
        ]
        parts.append(tube(points, 0.04, steel(0.3), ring_resolution=3))
    return parts


dark_hall((2.4, 9, 2.6), 9, 0.5, EYE)
fan = [*cage(-0.5, -0.45), *cage(0.5, 0.45)]
fan.append(torus(R, 0.13, iron(), (0, -0.5, 0), (90, 0, 0)))
fan.append(torus(R, 0.13, iron(), (0, 0.5, 0), (90, 0, 0)))
fan.append(cylinder(0.55, 0.3, iron(), 0.08, (0, -0.88, 0), (90, 0, 0)))
fan.append(cylinder(0.3, 0.12, red_rubber(), 0.05, (0, -1.16, 0), (90, 0, 0)))
for k in range(8):
    angle = 360 * k / 8 + 12
    a = angle / 360 * tau
    blade = red_rubber() if k == 1 else rubber()
    fan.append(box((1.5, 0.06, 0.9), 0.02, blade, (1.5 * cos(a), 0, 1.5 * sin(a)), (28, -angle, 0)))
group(fan, (0.1, 0, 3.0), (0, 0, 4))
for x in (-1, 1):
    tube([(0.1 + x * 0.2, -0.9, 3.0), (0.1 + x * 1.5, -0.8, 1.2), (0.1 + x * 2.3, -0.7, 0.15)], 0.15, iron())
box((5.4, 0.5, 0.3), 0.1, iron(), (0.1, -0.7, 0.15))
rim_light((0, 0, 3), red=1.3, white=1.1, fill=1.8)
hall_shot(EYE, (0.1, 0, 2.75), lens=60, fstop=0.8, focus=(0, -0.9, 3.0), exposure=0.35)
