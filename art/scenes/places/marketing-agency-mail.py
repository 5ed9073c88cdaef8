"""A pile of cream envelopes on teal and, standing on top of it, the one that gets opened.

For the collage of the marketing home.
"""

from random import Random

from kit.materials.solid import surface
from kit.objects import group
from kit.props.paper import envelope, wax_seal
from kit.sets.cover import cover_shot, ground, low_sun
from kit.shapes import box, extrude

ground("#0d8478", back=4.2, shine=0.06)
chance = Random(5)
cream = surface("#fff3e0", 0.7, specular=0.25)
peach = surface("#ffc98f", 0.7, specular=0.25)

for level in range(6):
    envelope(
        3.0,
        2.0,
        peach if level in (1, 4) else cream,
        loc=(chance.uniform(-0.16, 0.16), chance.uniform(-0.12, 0.12), 0.08 + 0.16 * level),
        rot=(0, 0, chance.uniform(-16, 16)),
        t=0.12,
    )

# The one: its flap and its seal are large enough to be read from across the street.
w, h = 2.7, 1.8
letter = box((w, h, 0.12), 0.03, surface("#f96a0a", 0.4, coat=0.25))
flap = extrude(
    [[(-w / 2 + 0.03, h / 2 - 0.02), (0, -0.22), (w / 2 - 0.03, h / 2 - 0.02)][::-1]],
    0.05,
    0.02,
    surface("#ff8a2b", 0.4, coat=0.25),
    (0, 0, 0.09),
)
group([letter, flap, wax_seal("#fff4e2", (0, -0.2, 0.13), scale=0.36)], (0.1, 0.1, 1.9), (76, 8, -10))

low_sun(azimuth=-52, elevation=38, power=3.1, fill=0.55, color="#fff4e4")
cover_shot(x=0.12, z=1.36, height=3.45, elevation=13, exposure=-0.1, look="neutral")
