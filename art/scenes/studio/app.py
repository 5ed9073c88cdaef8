"""Phone with a finance dashboard among floating cards, coins and rings on violet.

For the app home.
"""

from kit.backdrops import sweep
from kit.camera import camera
from kit.lights import product_light
from kit.materials.solid import clay, glass, gradient, surface
from kit.props.screens import phone, ui_card
from kit.props.symbols import coin
from kit.render import render
from kit.shapes import cylinder, sphere, torus
from kit.world import start

start()
sweep("#cfd3ff", surface("#b9bffb", 0.8), back=5)
phone(("#5a63ff", "#b07bff"), loc=(0, 0, 2.05), rot=(-4, 6, -16), scale=1.15)
ui_card(
    1.9,
    1.25,
    "#ffffff",
    bars=[0.3, 0.5, 0.42, 0.7, 0.55, 0.9],
    accent="#5b6cff",
    loc=(-1.95, -0.75, 2.75),
    rot=(0, 0, -20),
)
ui_card(
    1.7,
    1.15,
    "#ffffff",
    line=[0.2, 0.35, 0.3, 0.55, 0.5, 0.8],
    accent="#ff7a59",
    loc=(1.85, -0.55, 1.45),
    rot=(0, 0, -8),
)
ui_card(1.15, 1.15, "#22264d", ring=0.72, accent="#7af0c8", loc=(-1.7, -0.95, 1.15), rot=(0, 0, -22), r=0.2)
ui_card(1.75, 0.52, "#ffffff", dot="#ffd166", loc=(1.75, -0.35, 3.2), rot=(0, 0, -8), r=0.16)
coin(0.34, loc=(1.35, -1.35, 0.62), rot=(78, 0, -30))
sphere(0.28, gradient("#ff9f7a", "#ff5f8f"), (-2.9, 0.2, 2.0))
sphere(0.17, gradient("#7af0c8", "#3dc1ff"), (1.0, -1.5, 2.45))
torus(0.3, 0.12, gradient("#ffd166", "#ff9f5a"), (2.85, 0.3, 2.35), (60, 20, 0))
sphere(0.5, glass(), (-0.95, -1.7, 0.5))
cylinder(1.5, 0.28, clay("#8f97f5"), 0.08, (0, 0.1, 0))
cylinder(0.95, 0.2, clay("#a8aefb"), 0.06, (0, 0.1, 0.28))
product_light(0.85)
camera((0, -13.2, 2.9), (0, 0, 1.95), lens=70, fstop=0.7, focus=(0, -0.5, 2))
render(look="neutral", exposure=-0.15)
