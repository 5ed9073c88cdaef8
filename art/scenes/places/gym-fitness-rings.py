"""Two wooden rings on black straps before the dark hall, one a little nearer; the light catches their edges.

For the gym's home, among the disciplines.
"""

from kit.curves import strap
from kit.materials.natural import wood
from kit.materials.solid import surface
from kit.objects import group
from kit.sets.rim import dark_hall, hall_shot, red_rubber, rim_light, steel
from kit.shapes import box, torus

EYE = (-1.6, -11, 2.6)


def ring(loc, turn, lean=0):
    """Ring that hangs from a strap; `loc` is its middle."""
    parts = [
        torus(1.18, 0.2, birch, rot=(90, 0, 0)),
        strap(
            [(0, -0.24, 1.0), (0, -0.3, 1.5), (0, -0.08, 2.3), (0, 0, 4), (0, 0, 9)],
            0.5,
            0.05,
            webbing,
            (0, -1, 0),
        ),
        strap(
            [(0, 0.24, 1.0), (0, 0.3, 1.5), (0, 0.14, 2.3), (0, 0.06, 4), (0, 0.06, 9)],
            0.5,
            0.05,
            webbing,
            (0, 1, 0),
        ),
        strap([(0, -0.24, 1.0), (0, 0, 0.93), (0, 0.24, 1.0)], 0.5, 0.05, webbing, (0, 0, -1)),
        box((0.74, 0.2, 0.5), 0.05, steel(0.3), (0, -0.1, 2.35)),
        box((0.52, 0.07, 0.34), 0.02, red_rubber(), (0, -0.1, 3.1)),
    ]
    return group(parts, loc, (0, lean, turn))


dark_hall((1.2, 10, 3), 9, 0.5, EYE)
webbing = surface("#151517", 0.8, specular=0.2, bump=0.5, bump_scale=120, bump_dist=0.01)
birch = wood("#c98a52", "#8a5228", 0.8, "X", 0.3, 0.4)
ring((-1.35, 0.9, 2.1), -16, 1)
ring((1.35, -0.9, 1.75), 26, -2)
rim_light((0, 0, 2.6), red=1.2, white=1.1, fill=2.2)
hall_shot(EYE, (0.05, 0, 2.5), lens=66, fstop=0.7, focus=(1.3, -0.9, 2.2), exposure=0.35)
