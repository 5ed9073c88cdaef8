"""Large brass key before a row of small houses and firs on a pink ground.

For a blog cover.
"""

from kit.props.architecture import gabled_house
from kit.props.plants import fir
from kit.props.symbols import key
from kit.sets.cover import cover_shot, ground, low_sun, paint

ground("#e3b4a0")
for x, y, w, h, color in (
    (-2.6, 1.5, 1.0, 0.9, "#f6efe2"),
    (-1.2, 2.3, 1.2, 1.3, "#3f6f68"),
    (2.5, 1.9, 1.1, 1.0, "#f6efe2"),
):
    gabled_house(w, 1.2, h, 0.55, paint(color), paint("#8a3b2e"), 0.1, 0.06, (x, y, 0))
for x, y, h in ((-3.6, 2.6, 1.6), (0.2, 2.9, 1.3), (3.7, 2.6, 1.8)):
    fir(h, 0.42, loc=(x, y, 0))
key(loc=(-0.4, -0.6, 0.12), rot=(0, 0, 24), scale=1.35)
low_sun(-52, 28)
cover_shot(z=0.8, y=0.5, height=5.0, elevation=20)
