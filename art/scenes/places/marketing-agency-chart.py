"""Four small cream columns on yellow and one tangerine column that leaves the picture.

For the collage of the marketing home.
"""

from kit.materials.solid import surface
from kit.outlines import rounded_rect
from kit.sets.cover import cover_shot, ground, low_sun
from kit.shapes import extrude, sphere

ground("#ffc730", back=3.4, shine=0.12)
cream = surface("#fff6e8", 0.5, specular=0.3)
tangerine = surface("#f26a05", 0.32, coat=0.4)
teal = surface("#0d7f76", 0.25, coat=0.5)


def column(x, height, material, w=0.84):
    """A column of the chart, standing on the ground."""
    return extrude([rounded_rect(w, w, 0.2)], height, 0.09, material, (x, 0, height / 2), segments=6)


for step, height in enumerate((0.5, 0.85, 0.7, 1.15)):
    column(-2.0 + step, height, cream)
column(2.08, 7, tangerine, 1.1)
sphere(0.34, teal, (1.0, 0, 1.15 + 0.34))

low_sun(azimuth=-52, elevation=38, power=3.1, fill=0.55, color="#fff4e4")
cover_shot(x=0.15, z=1.55, height=4.1, elevation=13, azimuth=-18, exposure=-0.1, look="neutral")
