"""A thick book with red edges, open at page nine: circles in white and red on black, and the figure nine, large.

For the design agency's home.
"""

from math import exp, pi, sin

from kit.backdrops import floor
from kit.camera import camera
from kit.curves import tube
from kit.lights import sun_light
from kit.materials.image import svg_surface
from kit.materials.solid import surface
from kit.objects import group
from kit.render import render
from kit.shapes import box, extrude, image_grid
from kit.svg import circle, path, rect, ring, stroke, words
from kit.world import start, world

start()
RED, BLACK, WHITE = "#e30613", "#0b0b0b", "#fbfbf9"
WIDE, HIGH = 3.3, 4.4
PAGE = (990, 1320)

table = surface("#c4c4c2", 0.8, specular=0.15, bump=0.06, bump_scale=60, bump_dist=0.006)
linen = surface(RED, 0.75, specular=0.15, bump=0.3, bump_scale=160, bump_dist=0.006)
edges = surface("#cf0a14", 0.8, specular=0.1, bump=0.4, bump_scale=140, bump_dist=0.008)
print_look = dict(rough=0.75, specular=0.12)

# The left page: the pattern of the agency's first screen, five circles wide, printed to the edge.
SQUARES = ["rwwrw", "wrwww", "bwwwr", "wwrbw", "wbwww", "rwwwr", "wwbrw"]
COLORS = {"r": RED, "w": WHITE}
CELL = 198
pattern = "".join(
    circle((i + 0.5) * CELL, (j + 0.5) * CELL - 33, CELL / 2, COLORS[square])
    for j, row in enumerate(SQUARES)
    for i, square in enumerate(row)
    if square in COLORS
)
left_print = svg_surface(pattern, *PAGE, BLACK, **print_look)

# The right page: the figure on the upper two thirds, three columns of text on the lower one.
figure = ring(500, 390, 208, RED, 128) + stroke("M708 390C708 640 570 800 262 836", RED, 128)
lines = "".join(
    rect(90 + 280 * column, 990 + 27 * line, (250, 236, 246, 228, 250, 241)[(line + column) % 6], 7, "#2a2a2a")
    for column in range(3)
    for line in range((9, 9, 5)[column])
)
right_print = svg_surface(
    figure
    + lines
    + rect(90, 80, 810, 3, BLACK)
    + words("9", 900, 66, 34, BLACK, weight=700, anchor="end"),
    *PAGE,
    WHITE,
    **print_look,
)


def right(u):
    """Height of the thick half above the table, from the fold to the fore edge."""
    return 0.86 - 0.42 * exp(-u * 9) - 0.12 * u * u + 0.05 * sin(pi * u)


def left(u):
    """The thin half: it falls from the fold and lies down on its cover."""
    return 0.2 + 0.24 * exp(-u * 5) + 0.1 * sin(pi * min(1, u * 1.3)) * (1 - u)


def leaf(profile, side, material, lift=0.006, shrink=0.0):
    """The printed page on top of a half; seen from the reader, left to right."""

    def at(u, v):
        part = 1 - u if side < 0 else u
        return (side * (0.01 + part * (WIDE - shrink)), (v - 0.5) * HIGH, profile(part) + lift)

    return image_grid(64, 2, at, material)


def block(profile, side, reach=0.0):
    """The body of a half with its coloured edges."""
    steps = 48
    top = [(side * (0.01 + WIDE * i / steps), profile(i / steps)) for i in range(steps + 1)]
    outline = [(side * 0.01, 0.1), *top, (side * (WIDE + reach), 0.1)]
    return extrude([outline], HIGH - 0.004, 0.002, edges, (0, 0, 0), (90, 0, 0))


book = [
    box((WIDE + 0.16, HIGH + 0.22, 0.09), 0.025, linen, (WIDE / 2 + 0.05, 0, 0.05)),
    box((WIDE + 0.16, HIGH + 0.22, 0.09), 0.025, linen, (-WIDE / 2 - 0.05, 0, 0.05)),
    block(right, 1),
    block(left, -1),
    leaf(right, 1, right_print),
    leaf(left, -1, left_print),
]
# The ribbon leaves the fold at the foot and lies on the table.
ribbon = surface(BLACK, 0.5, specular=0.3)
RIBBON = [(0.0, -1.4, 0.47), (0.02, -2.15, 0.47), (0.05, -2.42, 0.4), (0.1, -2.62, 0.1), (0.3, -3.1, 0.02), (0.2, -3.6, 0.02)]
book.append(tube(RIBBON, 0.035, ribbon, ring_resolution=6))
group(book, (0.2, 0, 0), (0, 0, 7))

# The next copy, closed.
cover = svg_surface(
    circle(495, 520, 330, WHITE) + path("M495 190A330 330 0 0 1 495 850Z", BLACK), *PAGE, RED, rough=0.75, specular=0.15
)
closed = [
    box((WIDE + 0.1, HIGH + 0.22, 0.09), 0.025, linen, (0, 0, 0.05)),
    box((WIDE, HIGH, 0.84), 0.01, edges, (0, 0, 0.5)),
    box((WIDE + 0.1, HIGH + 0.22, 0.09), 0.025, linen, (0, 0, 0.96)),
    image_grid(2, 2, lambda u, v: ((u - 0.5) * WIDE, (v - 0.5) * HIGH, 1.007), cover),
]
group(closed, (5.6, 3.3, 0), (0, 0, -16))

floor(material=table, size=90)
world("#e2e9f5", 0.46)
sun_light(-122, 24, 5.0, "#fff0da", 0.7)
camera((-0.55, -9.5, 8.75), (0.3, -0.06, 0.3), lens=52)
render(look="neutral", bounces=4, exposure=-0.05, vignette=0.05, bloom=0.02)
