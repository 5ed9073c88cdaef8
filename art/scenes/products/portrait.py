"""Portrait of one person of the cast; n=1 to 28 chooses who.

For team pages and testimonials.
"""

from kit.backdrops import wall
from kit.camera import camera
from kit.color import mix_colors
from kit.lights import area_light
from kit.materials.solid import surface
from kit.options import OPTIONS
from kit.people.cast import PEOPLE
from kit.people.person import person
from kit.render import render
from kit.shapes import cylinder
from kit.world import start, world

n = OPTIONS.get("n", 1)
p = PEOPLE[n]
start(n)
wall(material=surface(p["bg"], 0.9, specular=0.1, emit=p["bg"], emit_strength=0.24), y=3.4, z=-12, h=30, w=60)
cylinder(
    1.95,
    0.10,
    surface(mix_colors(p["bg2"], "#705848", 0.07), 0.9, specular=0.1, emit=p["bg2"], emit_strength=0.20),
    0.05,
    (0, 3.4, -0.12),
    (90, 0, 0),
    segments=160,
)
person(**p["k"])
world("#ffffff", 0.52)
area_light((0, -2.2, 7.5), (0, 3.4, 0.2), 5, 150, "#ffffff")
area_light((-4.2, -5.2, 4.2), (0, 0, -0.2), 2.8, 640, "#fff6ec")
area_light((5, -3.6, 0.2), (0, 0, -0.4), 3.5, 170, "#fff0ee")
area_light((2.6, 1.7, 3.2), (0, 0, 0.2), 1.3, 250, "#fff0dd", spread=95)
area_light((-3.2, 1.7, 1.2), (0, 0, -0.2), 1.2, 95, "#e6edff", size_y=3, spread=95)
camera((0, -11.5, -0.05), (0, 0, -0.42), lens=92)
render(look="neutral", exposure=-0.02, vignette=0.05, bloom=0.03)
