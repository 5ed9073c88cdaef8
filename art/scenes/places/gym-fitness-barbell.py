"""The end of a loaded barbell: three black plates and a red one before them, seen from the floor.

For the gym's home, among the disciplines.
"""

from kit.objects import group
from kit.sets.rim import dark_hall, hall_shot, red_rubber, rim_light, rubber, steel
from kit.shapes import cylinder, lathe, torus

EYE = (-4.6, -9.6, 1.5)


def bumper(y, material, r=2.25, t=0.62):
    """Plate that faces -Y, centred on the bar: rim, dished web, steel hub."""
    profile = [
        (0.25, 0),
        (r, 0),
        (r, t),
        (r - 0.42, t),
        (r - 0.52, t - 0.13),
        (0.95, t - 0.13),
        (0.85, t),
        (0.25, t),
    ]
    turned = (90, 0, 0)
    return group(
        [
            lathe(profile, material, 0.06, loc=(0, y, 0), rot=turned),
            lathe(
                [(0.25, 0), (0.8, 0), (0.8, t + 0.03), (0.25, t + 0.03)],
                steel(0.3),
                0.03,
                loc=(0, y, 0),
                rot=turned,
            ),
            torus(r - 0.2, 0.035, material, (0, y - t, 0), turned),
        ]
    )


dark_hall((2.5, 10, 2), 9, 0.4, EYE)
parts = [
    bumper(0, red_rubber()),
    bumper(0.68, rubber()),
    bumper(1.36, rubber()),
    bumper(2.04, rubber()),
    cylinder(0.25, 4.6, steel(0.16), 0.05, (0, 1.6, 0), (90, 0, 0)),
    cylinder(0.52, 0.5, rubber(), 0.06, (0, -0.72, 0), (90, 0, 0)),
    cylinder(0.36, 0.14, steel(0.3), 0.04, (0.46, -0.97, 0.28), (0, 90, 0)),
    cylinder(0.14, 16, steel(0.2), 0.02, (0, 18, 0), (90, 0, 0)),
]
group(parts, (0.3, 0, 2.27), (0, 0, 6))
rim_light((0.3, 0.4, 2.3), red=1.2, white=1.0, fill=1.6)
hall_shot(EYE, (0.15, 0.4, 2.25), lens=66, fstop=0.6, focus=(0.2, -0.6, 2.4))
