"""Rows of cream pawns on teal and, among them, a tangerine one that everybody will remember.

For the call at the end of the marketing home.
"""

from random import Random

from kit.materials.solid import surface
from kit.props.symbols import pawn
from kit.sets.cover import cover_shot, ground, low_sun

ground("#0d8478", back=12, r=2, shine=0.06)
chance = Random(3)
cream = surface("#fff3e0", 0.45, specular=0.3, coat=0.15)
tangerine = surface("#f96a0a", 0.3, coat=0.4)
CHOSEN = (3, 5)

for row in range(9):
    for place in range(11):
        is_chosen = (row, place) == CHOSEN
        x = 1.12 * (place - 5) + 0.56 * (row % 2)
        pawn(
            tangerine if is_chosen else cream,
            (x + chance.uniform(-0.06, 0.06), 1.05 * (row - 3) + chance.uniform(-0.06, 0.06), 0),
            1.24 if is_chosen else chance.uniform(0.8, 0.88),
        )

low_sun(azimuth=-52, elevation=34, power=3.3, fill=0.5, color="#fff4e4")
cover_shot(x=0.2, z=0.55, height=4.0, elevation=40, azimuth=-8, exposure=-0.1, look="neutral")
