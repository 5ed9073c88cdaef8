"""Hotel corridor at night with a patterned runner; one door stands ajar, and its light falls over a tray left outside.

For the photography home.
"""

from kit.backdrops import wall
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, point_light
from kit.materials.image import svg_surface
from kit.materials.natural import wood
from kit.materials.solid import emission, surface
from kit.objects import group, mesh_object
from kit.props.tableware import room_plate
from kit.render import render
from kit.shapes import box, boxes, cylinder, image_grid, lathe, sphere, torus
from kit.svg import polygon, rect, stroke
from kit.world import start, world

start()
HALF, HIGH, END, FRONT = 1.15, 2.75, 24.0, -4.0
PITCH, FIRST, WIDE, TALL = 3.4, 0.6, 0.94, 2.08
OPEN = FIRST + PITCH  # the second door on the right
doors = [FIRST + i * PITCH for i in range(7)]

dado = surface("#27443d", 0.42, coat=0.15, mottle=0.05)
paper = surface("#a8684a", 0.8, mottle=0.07, mottle_scale=1.2, bump=0.15, bump_scale=90, bump_dist=0.003)
trim = wood("#6f4a30", "#3f2818", 1.0, "Y", 0.34, 0.3)
oak = wood("#7a5133", "#4a2e1b", 0.9, "Z", 0.32, 0.35)
brass = surface("#c99b53", 0.24, metal=1)
plaster = surface("#b9ab97", 0.9)
T = 0.24

# Both walls in pieces between the doors, so that every door has a real reveal.
for side in (-1, 1):
    x = side * (HALF + T / 2)
    edges = [FRONT]
    for y in doors:
        edges += [y - WIDE / 2, y + WIDE / 2]
    edges.append(END)
    low, high = [], []
    for a, b in zip(edges[::2], edges[1::2]):
        low.append((x, (a + b) / 2, 0.5, T, b - a, 1.0))
        high.append((x, (a + b) / 2, (1.0 + HIGH) / 2, T, b - a, HIGH - 1.0))
    over = [(x, y, (TALL + HIGH) / 2, T, WIDE, HIGH - TALL) for y in doors]
    boxes(high + over, paper)
    boxes([(cx - side * 0.008, cy, cz, sx, sy, sz) for cx, cy, cz, sx, sy, sz in low], dado, 0.004)
    rails = [(side * (HALF - 0.015), (a + b) / 2, 1.0, 0.07, b - a, 0.06) for a, b in zip(edges[::2], edges[1::2])]
    rails += [(side * (HALF - 0.012), (a + b) / 2, 0.08, 0.06, b - a, 0.16) for a, b in zip(edges[::2], edges[1::2])]
    boxes(rails, trim, 0.012)
    # Raised fields of the dado.
    fields = []
    for a, b in zip(edges[::2], edges[1::2]):
        n = max(1, round((b - a) / 0.8))
        for i in range(n):
            step = (b - a) / n
            fields.append((side * (HALF - 0.01), a + step * (i + 0.5), 0.57, 0.03, step - 0.22, 0.62))
    boxes(fields, dado, 0.012)
    frames = []
    for y in doors:
        for s in (-1, 1):
            frames.append((side * (HALF - 0.02), y + s * (WIDE / 2 + 0.05), TALL / 2, 0.09, 0.10, TALL + 0.02))
        frames.append((side * (HALF - 0.02), y, TALL + 0.05, 0.09, WIDE + 0.2, 0.10))
    boxes(frames, trim, 0.015)
    linings = [(x, y + s * (WIDE / 2 - 0.006), TALL / 2, T + 0.02, 0.02, TALL) for y in doors for s in (-1, 1)]
    boxes(linings + [(x, y, TALL - 0.006, T + 0.02, WIDE, 0.02) for y in doors], trim, 0.003)


def leaf():
    """Door leaf in the plane X = 0, hinged at y = 0, running to y = WIDE; its corridor side faces -X."""
    parts = [box((0.05, WIDE, TALL), 0.008, oak, (0, WIDE / 2, 0), base=True)]
    for z, h in ((0.52, 0.66), (1.46, 0.92)):
        parts.append(box((0.075, WIDE - 0.30, h), 0.02, oak, (0, WIDE / 2, z)))
        parts.append(box((0.09, WIDE - 0.46, h - 0.16), 0.03, oak, (0, WIDE / 2, z)))
    for s in (-1, 1):
        parts += [
            cylinder(0.028, 0.012, brass, 0.003, (s * 0.045, WIDE - 0.1, 1.02), (0, 90, 0), 32),
            tube([(s * 0.03, WIDE - 0.1, 1.02), (s * 0.085, WIDE - 0.1, 1.02), (s * 0.09, WIDE - 0.13, 1.02), (s * 0.09, WIDE - 0.22, 1.02)], 0.011, brass),
        ]
    return group(parts)


for y in doors:
    leaf().location = (-HALF - 0.11, y - WIDE / 2, 0)
    door = leaf()
    door.location = (HALF + 0.11, y - WIDE / 2, 0)
    if y == OPEN:
        # Opens into the room, from its far edge.
        door.location = (HALF + 0.15, y + WIDE / 2, 0)
        door.rotation_euler = (0, 0, 3.14159 + 1.08)

# Floor, runner, ceiling.
mesh_object(
    [(-HALF - 0.4, FRONT, 0), (HALF + 0.4, FRONT, 0), (HALF + 0.4, END, 0), (-HALF - 0.4, END, 0)],
    [(0, 1, 2, 3)],
    wood("#5b3d28", "#33211a", 0.9, "Y", 0.26, 0.4),
    False,
)
red, gold, teal, ink = "#8f2f24", "#d3a653", "#2d5a58", "#2a1618"
tile = [rect(0, 0, 512, 512, red)]
for cx, cy in ((256, 0), (256, 512), (0, 256), (512, 256)):
    tile.append(polygon([(cx, cy - 150), (cx + 150, cy), (cx, cy + 150), (cx - 150, cy)], ink))
    tile.append(polygon([(cx, cy - 118), (cx + 118, cy), (cx, cy + 118), (cx - 118, cy)], gold))
    tile.append(polygon([(cx, cy - 92), (cx + 92, cy), (cx, cy + 92), (cx - 92, cy)], teal))
    tile.append(polygon([(cx, cy - 40), (cx + 40, cy), (cx, cy + 40), (cx - 40, cy)], gold))
for cx, cy in ((256, 256), (0, 0), (512, 0), (0, 512), (512, 512)):
    tile.append(polygon([(cx, cy - 56), (cx + 56, cy), (cx, cy + 56), (cx - 56, cy)], gold))
    tile.append(polygon([(cx, cy - 30), (cx + 30, cy), (cx, cy + 30), (cx - 30, cy)], ink))
body = "".join(tile)
rows = 4
runner_art = "".join(f'<g transform="translate({64 + 384 * c} {384 * r}) scale(0.75)">{body}</g>' for r in range(rows) for c in range(2))
w, h = 896, 384 * rows
for x in (0, w - 64):
    runner_art += rect(x, 0, 64, h, ink) + rect(x + 22, 0, 20, h, gold)
carpet = svg_surface(runner_art, w, h, red, rough=0.95, specular=0.08, bump=0.4)
RUN = 1.34
LONG = RUN * h / w
for i in range(int((END - FRONT) / LONG) + 1):
    y0 = FRONT + i * LONG
    image_grid(2, 2, lambda u, v: ((u - 0.5) * RUN, y0 + v * LONG, 0.014), carpet)
boxes([(0, (FRONT + END) / 2, 0.006, RUN, END - FRONT, 0.012)], surface(ink, 0.95))
mesh_object(
    [(-HALF - 0.4, FRONT, HIGH), (HALF + 0.4, FRONT, HIGH), (HALF + 0.4, END, HIGH), (-HALF - 0.4, END, HIGH)],
    [(0, 1, 2, 3)],
    plaster,
    False,
)
for side in (-1, 1):
    boxes([(side * (HALF - 0.05), (FRONT + END) / 2, HIGH - 0.05, 0.1, END - FRONT, 0.1)], surface("#8e7a64", 0.7), 0.02)

# Lamps of the corridor, off: a small glass bowl at every second door.
bowl = surface("#cfc6b4", 0.3, coat=0.3)
for i, y in enumerate(doors):
    lathe([(0, -0.11), (0.13, -0.07), (0.17, 0), (0, 0)], bowl, 0.03, 48, (0, y - PITCH / 2, HIGH - 0.01))

# The end: a window with the night in it, and the green lamp of the way out beside it.
wall(material=paper, y=END, w=4, h=HIGH)
box((0.95, 0.05, 1.5), 0.0, emission("#2f5f84", 0.55), (0, END - 0.03, 1.55))
boxes([(0, END - 0.07, 1.55, 0.06, 0.05, 1.5), (0, END - 0.07, 1.75, 0.95, 0.05, 0.05), (0.5, END - 0.06, 1.55, 0.1, 0.1, 1.7), (-0.5, END - 0.06, 1.55, 0.1, 0.1, 1.7), (0, END - 0.06, 2.36, 1.1, 0.1, 0.1), (0, END - 0.06, 0.76, 1.2, 0.14, 0.06)], trim, 0.01)
area_light((0, END - 0.3, 1.6), (0, 10, 0.4), 0.9, 160, "#5d9bc8", size_y=1.5)
box((0.34, 0.07, 0.15), 0.015, emission("#3ee08c", 2.4), (0, 15.2, HIGH - 0.13))
box((0.38, 0.06, 0.19), 0.015, surface("#20302a", 0.4), (0, 15.24, HIGH - 0.13))
point_light((0, 15.0, HIGH - 0.3), 2.6, "#3ee08c", 0.08)

# The room behind the open door: a warm wall, and the lamp that is on.
room = surface("#d9b98c", 0.85)
x0, x1 = HALF + T, HALF + T + 2.6
mesh_object([(x1, OPEN - 3, 0), (x1, OPEN + 3, 0), (x1, OPEN + 3, HIGH), (x1, OPEN - 3, HIGH)], [(0, 1, 2, 3)], room, False)
mesh_object([(x0, OPEN + 1.6, 0), (x1, OPEN + 1.6, 0), (x1, OPEN + 1.6, HIGH), (x0, OPEN + 1.6, HIGH)], [(0, 1, 2, 3)], room, False)
mesh_object([(x0, OPEN - 3, 0.002), (x1, OPEN - 3, 0.002), (x1, OPEN + 3, 0.002), (x0, OPEN + 3, 0.002)], [(0, 1, 2, 3)], surface("#6b4a35", 0.8), False)
point_light((x0 + 1.25, OPEN - 0.3, 1.5), 420, "#ffb168", 0.14)
area_light((x0 + 0.5, OPEN - 0.1, 1.9), (-0.6, OPEN - 0.8, 0), 0.5, 110, "#ffb46c", spread=100)

# The tray: cloche beside the plate, a bitten roll, a glass of nothing.
silver = surface("#d3d0c8", 0.16, metal=1)
linen = surface("#ece4d5", 0.85, bump=0.3, bump_scale=160, bump_dist=0.002)
tray = [
    box((0.62, 0.42, 0.014), 0.006, silver, (0, 0, 0.012)),
    tube([(-0.30, -0.20, 0.022), (0.30, -0.20, 0.022), (0.30, 0.20, 0.022), (-0.30, 0.20, 0.022)], 0.011, silver, cyclic=True, kind="POLY"),
    box((0.46, 0.32, 0.004), 0.001, linen, (0, 0, 0.021), (0, 0, 3)),
    room_plate("#efe9df", 0.135, (-0.12, -0.02, 0.024)),
    lathe([(0.118, 0), (0.115, 0.035), (0.098, 0.085), (0.06, 0.125), (0.0, 0.138)], silver, 0.02, 64, (-0.11, 0.0, 0.062), (7, -5, 0)),
    sphere(0.016, silver, (-0.122, -0.017, 0.212)),
    cylinder(0.03, 0.11, surface("#b03a28", 0.25, coat=0.4), 0.012, (0.19, 0.09, 0.023), segments=40),
    lathe([(0, 0), (0.042, 0), (0.046, 0.075), (0.041, 0.075), (0.037, 0.006), (0, 0.006)], surface("#efe9df", 0.2, coat=0.4), 0.004, 48, (0.19, -0.08, 0.026)),
    torus(0.024, 0.006, surface("#efe9df", 0.2, coat=0.4), (0.243, -0.08, 0.064), (90, 0, 0), segments=32, ring_segments=12),
    box((0.018, 0.2, 0.004), 0.0015, silver, (0.06, -0.02, 0.03), (0, 0, 12)),
]
group(tray, (0.16, OPEN - 0.42, 0.014), (0, 0, 66), 1.12)

area_light((0, -3.2, 2.4), (0, 5, 0.6), 1.4, 34, "#6f93b4")
world("#3f5a74", 0.25)
camera((-0.28, -2.0, 1.45), (0.06, 8, 1.12), lens=40)
render(exposure=0.8, bloom=0.12, vignette=0.25, clamp=6)
