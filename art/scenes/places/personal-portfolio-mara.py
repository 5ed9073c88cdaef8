"""Mara Okafor, the product designer: one of the cast in plum dungarees, on a ground like the heart of a marigold."""

from kit.backdrops import wall
from kit.camera import camera
from kit.lights import area_light
from kit.materials.solid import surface
from kit.people.cast import PEOPLE
from kit.people.person import person
from kit.render import render
from kit.world import start, world

start(7)
wall(
    material=surface("#fbcf6d", 0.9, specular=0.1, emit="#fbcf6d", emit_strength=0.28),
    y=3.4,
    z=-12,
    h=30,
    w=60,
)
person(**{**PEOPLE[7]["k"], "top": "#fbf1e0", "top2": "#6d2e63", "tilt": -5, "turn": -8})
world("#ffffff", 0.5)
area_light((0, -2.2, 7.5), (0, 3.4, 0.2), 5, 150, "#ffffff")
area_light((4.2, -5.2, 4.2), (0, 0, -0.2), 2.8, 640, "#fff6ec")
area_light((-5, -3.6, 0.2), (0, 0, -0.4), 3.5, 170, "#ffeede")
area_light((-2.6, 1.7, 3.2), (0, 0, 0.2), 1.3, 280, "#ffe6c4", spread=95)
area_light((3.2, 1.7, 1.2), (0, 0, -0.2), 1.2, 95, "#f2e2ff", size_y=3, spread=95)
camera((0, -11.5, -0.05), (0, 0, -0.42), lens=92)
render(look="neutral", exposure=-0.02, vignette=0, bloom=0.03)
