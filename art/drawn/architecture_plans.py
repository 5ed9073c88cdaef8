"""Draws the ground plans of the architecture home: `python3 art/drawn/architecture_plans.py` writes public/drawings/architecture-plans.svg.

Plans are written in metres, x to the right and y down the sheet, and every sheet says how many units a metre has. What also stands in a
scene of art/scenes/places has the measures of that scene. Walls that are cut are filled, what lies below is outlined, what hangs above is
dashed, as in any office. North is where the light of the pictures says it is.
"""

from math import cos, pi, radians, sin
from pathlib import Path

TARGET = Path(__file__).resolve().parents[2] / "public" / "drawings" / "architecture-plans.svg"

INK, SOFT, RED = "var(--ink)", "var(--ink-soft)", "var(--brand)"


class Sheet:
    """One plan: collects outlines in metres, gives a symbol in units."""

    def __init__(self, name, size, metre, origin):
        self.name, self.size, self.metre, self.origin = name, size, metre, origin
        self.cut, self.red, self.thin, self.pale, self.dashed, self.rest = [], [], [], [], [], []

    def at(self, x, y):
        return f"{(x - self.origin[0]) * self.metre:.4g} {(y - self.origin[1]) * self.metre:.4g}"

    def rect(self, x, y, w, h):
        k = self.metre
        return f"M{self.at(x, y)}h{w * k:.4g}v{h * k:.4g}h{-w * k:.4g}z"

    def path(self, *points):
        return "M" + "L".join(self.at(*p) for p in points)

    def circle(self, x, y, r):
        k = self.metre * r
        return (
            f"M{self.at(x - r, y)}a{k:.4g} {k:.4g} 0 1 0 {2 * k:.4g} 0a{k:.4g} {k:.4g} 0 1 0 {-2 * k:.4g} 0z"
        )

    def walls(self, *boxes):
        self.cut += [self.rect(*b) for b in boxes]

    def wall(self, start, end, t, gaps=()):
        """A wall along an axis, from `start` to `end` on its middle, `t` thick. A gap is (from, to, kind) along it: `window`, `open`, or a door
        that opens to a side and hangs at an end: `+<`, `+>`, `-<`, `->`."""
        (x0, y0), (x1, y1) = start, end
        flat = y0 == y1
        low, high = (x0, x1) if flat else (y0, y1)
        middle = y0 if flat else x0

        def box(a, b, thick):
            return (a, middle - thick / 2, b - a, thick) if flat else (middle - thick / 2, a, thick, b - a)

        for a, b, kind in sorted(gaps):
            self.walls(box(low, a, t))
            low = b
            if kind == "window":
                self.thin += [self.rect(*box(a, b, t)), self.rect(*box(a, b, 0.001))]
            elif kind != "open":
                self.door(a, b, middle, flat, 1 if kind[0] == "+" else -1, kind[1] == "<")
        self.walls(box(low, high, t))

    def door(self, a, b, middle, flat, side, hangs_low):
        hinge, other = (a, b) if hangs_low else (b, a)
        leaf = middle + side * (b - a)
        turn = lambda u, v: (u, v) if flat else (v, u)
        sweep = int((side > 0) == hangs_low) if not flat else int((side > 0) != hangs_low)
        r = (b - a) * self.metre
        self.thin.append(self.path(turn(hinge, middle), turn(hinge, leaf)))
        self.pale.append(
            f"M{self.at(*turn(hinge, leaf))}A{r:.4g} {r:.4g} 0 0 {sweep} {self.at(*turn(other, middle))}"
        )

    def steps(self, x, y, w, h, n, up):
        """A flight of `n` steps; `up` says where it rises to: n, s, e or w."""
        across = up in "ns"
        for i in range(n + 1):
            u = i / n
            self.thin.append(
                self.path((x, y + h * u), (x + w, y + h * u))
                if across
                else self.path((x + w * u, y), (x + w * u, y + h))
            )
        self.thin.append(self.rect(x, y, w, h))
        cx, cy = x + w / 2, y + h / 2
        dx, dy = {"n": (0, -1), "s": (0, 1), "e": (1, 0), "w": (-1, 0)}[up]
        half, tip = (h if across else w) / 2 - 0.2, 0.35
        ex, ey = cx + dx * half, cy + dy * half
        self.thin.append(self.path((cx - dx * half, cy - dy * half), (ex, ey)))
        self.thin.append(
            self.path(
                (ex - dx * tip - dy * tip, ey - dy * tip - dx * tip),
                (ex, ey),
                (ex - dx * tip + dy * tip, ey - dy * tip + dx * tip),
            )
        )

    def half_drum(self, x, y, r, t, left):
        """Half a ring, open to the right or to the left."""
        k, s = self.metre, 0 if left else 1
        self.cut.append(
            f"M{self.at(x, y - r)}A{r * k:.4g} {r * k:.4g} 0 0 {s} {self.at(x, y + r)}L{self.at(x, y + r - t)}"
            f"A{(r - t) * k:.4g} {(r - t) * k:.4g} 0 0 {1 - s} {self.at(x, y - r + t)}z"
        )

    def tree(self, x, y, r, rays=9):
        self.thin.append(self.circle(x, y, r))
        for i in range(rays):
            a = 2 * pi * i / rays + 0.3
            self.pale.append(self.path((x, y), (x + r * cos(a), y + r * sin(a))))

    def paving(self, x, y, w, h, step):
        for i in range(1, round(w / step)):
            self.pale.append(self.path((x + i * step, y), (x + i * step, y + h)))
        for i in range(1, round(h / step)):
            self.pale.append(self.path((x, y + i * step), (x + w, y + i * step)))

    def rooms(self, *places):
        """Numbers in the order of the list beside the plan."""
        for number, (x, y) in enumerate(places, 1):
            u, v = self.at(x, y).split()
            self.rest.append(
                f'<circle cx="{u}" cy="{v}" r="9.5" fill="var(--paper-raised)" stroke="{SOFT}" stroke-width=".8"/>'
                f'<text x="{u}" y="{v}" dy=".35em" text-anchor="middle" font-size="12" fill="{INK}">{number}</text>'
            )

    def north(self, x, y, angle):
        """Arrow at a place of the sheet, in units; `angle` in degrees clockwise from the top."""
        turn = radians(angle)
        u, v = x + 25 * sin(turn), y - 25 * cos(turn)
        self.rest.append(
            f'<g transform="translate({x} {y}) rotate({angle})"><circle r="13" fill="none" stroke="{INK}" stroke-width=".8"/>'
            f'<path d="M0-13L5.500 9.500 0 5z" fill="{INK}"/><path d="M0-13L-5.500 9.500 0 5z" fill="none" stroke="{INK}" stroke-width=".8"/></g>'
            f'<text x="{u:.4g}" y="{v:.4g}" dy=".35em" text-anchor="middle" font-size="12" fill="{INK}">N</text>'
        )

    def scale(self, x, y, step):
        """Bar of two `step`s of metres at a place of the sheet, in units."""
        w = step * self.metre
        self.rest.append(
            f'<path d="M{x} {y}h{w:.4g}v4h{-w:.4g}z" fill="{INK}"/><path d="M{x + w:.4g} {y}h{w:.4g}v4h{-w:.4g}z" fill="none" stroke="{INK}" stroke-width=".8"/>'
            + "".join(
                f'<text x="{x + 2 * i * w:.4g}" y="{y - 6}" font-size="12" text-anchor="{anchor}" fill="{INK}">{label}</text>'
                for i, (anchor, label) in enumerate((("start", "0"), ("end", f"{2 * step:g} m")))
            )
        )

    def symbol(self):
        def stroke(paths, color, width, extra=""):
            return (
                f'<path d="{"".join(paths)}" fill="none" stroke="{color}" stroke-width="{width}"{extra}/>'
                if paths
                else ""
            )

        return (
            f'<symbol id="{self.name}" viewBox="0 0 {self.size[0]} {self.size[1]}">'
            + stroke(self.pale, SOFT, 0.45)
            + stroke(self.thin, INK, 0.8)
            + stroke(self.dashed, INK, 0.8, ' stroke-dasharray="5 4"')
            + f'<path d="{"".join(self.cut)}" fill="{INK}"/>'
            + (f'<path d="{"".join(self.red)}" fill="{RED}"/>' if self.red else "")
            + "".join(self.rest)
            + "</symbol>"
        )


def house():
    """The house with the long wall: places/architecture-house.py, seen from above; the figures are that scene's, y turned round."""
    s = Sheet("house", (400, 226), 12.4, (-13.2, -10.4))
    s.thin += [s.rect(-9, -9, 26, 10), s.rect(-9.6, 0.8, 8, 2)]
    s.dashed += [s.rect(-8.4, -7.75, 24, 9.5), s.rect(1.25, -7.4, 11.5, 8)]
    s.walls((15.05, -9, 0.7, 14))
    # the closed room at the start
    s.wall((-7.2, -7.65), (-3.6, -7.65), 0.3, ((-6.4, -5.2, "window"),))
    s.wall((-7.05, -7.8), (-7.05, -0.2), 0.3)
    s.wall((-7.2, -0.35), (-3.6, -0.35), 0.3)
    s.wall((-3.75, -7.8), (-3.75, -0.2), 0.3, ((-4.1, -3.1, "-<"), (-6.9, -6, "->")))
    s.wall((-7.2, -4.6), (-3.6, -4.6), 0.2)
    # wooden front and glass round the living rooms
    s.red.append(s.rect(-3.5, -2.45, 2.1, 0.3))
    s.wall((-1.4, -2.3), (-0.3, -2.3), 0.15, ((-1.4, -0.4, "->"),))
    s.wall((-3.6, -8.9), (11, -8.9), 0.3, ((0, 3.6, "window"), (6, 9.5, "window")))
    s.wall((-3.45, -9), (-3.45, -7.6), 0.3)
    s.wall((10.85, -9), (10.85, -2.6), 0.3, ((-7.4, -6.4, "+<"),))
    s.wall((-1, -2.6), (11, -2.6), 0.2, ((-0.9, 2.3, "window"), (2.5, 6.3, "window"), (6.5, 10.7, "window")))
    for x in (2.4, 6.4, 10.4, 14):
        s.walls((x - 0.17, 0.43, 0.34, 0.34))
    s.steps(-0.4, -8.4, 4.4, 1.2, 15, "e")
    s.wall((4.6, -8.9), (4.6, -2.6), 0.15, ((-5.2, -3.6, "open"),))
    # table, sofa, kitchen
    s.thin += [
        s.rect(6.4, -6.4, 2.8, 1.1),
        s.rect(5, -8.6, 5.4, 0.65),
        s.rect(0.4, -5.7, 2.6, 0.9),
        s.rect(-6.7, -3.9, 1.7, 2.1),
    ]
    s.thin += [s.rect(x, y, 0.5, 0.45) for x in (6.6, 7.55, 8.5) for y in (-7, -5.15)]
    s.tree(-9, 1.6, 2.4, 11)
    s.scale(140, 212, 5)
    s.north(384, 206, -8)
    return s


def chapel():
    """Measures of places/architecture-chapel.py."""
    s = Sheet("chapel", (400, 500), 17.4, (-11.4, -10.6))
    s.half_drum(-0.9, -1.9, 6, 0.7, True)
    s.half_drum(0.9, 1.9, 6, 0.7, False)
    s.red.append(s.rect(-1.6, -1.4, 3.4, 0.4))
    s.thin += [
        s.rect(-1.05, 6.7, 2.2, 8),
        s.path((-0.9, -7.9), (0.9, -7.9)),
        s.path((0.9, -4.1), (0.9, -7.9)),
    ]
    s.pale += [s.path((-1.05, 6.7 + i), (1.15, 6.7 + i)) for i in range(1, 8)]
    s.dashed += [s.path((-0.9, -7.9), (-0.9, 4.1)), s.path((0.9, -4.1), (0.9, -1.4))]
    # nave: stone and benches; court: basin and paving
    s.thin.append(s.rect(-5.6, -2.5, 0.8, 1.3))
    s.thin += [s.rect(x, y, 0.45, 2.1) for x in (-3.9, -2.9, -1.95) for y in (-5.2, -0.6)]
    s.thin += [s.circle(4.1, 2.6, 1.5), s.circle(4.1, 2.6, 1.3)]
    s.paving(0.9, -2.2, 2, 8.2, 1)
    s.tree(7.9, -1.5, 0.85, 7)
    s.tree(9.8, -3.6, 0.85, 7)
    s.rooms((0.05, 8.9), (-3.9, -2.4), (3.5, 5.4), (-5.2, -3.7), (4.1, 2.6))
    s.scale(24, 478, 2)
    s.north(364, 464, 12)
    return s


def school():
    """The arcade of places/architecture-arcade.py has fifteen bays of 3.2 m; five classrooms of three bays stand behind its wall."""
    s = Sheet("school", (400, 500), 7.25, (-31, -63.5))
    bay, n = 3.2, 15
    far = -n * bay
    s.walls((-3.1, far, 1, n * bay))
    s.walls(*[(3 - 0.45, far + i * bay - 0.45, 0.9, 0.9) for i in range(n + 1)])
    s.pale += [s.path((-2.1, far + i * bay), (2.55, far + i * bay)) for i in range(n + 1)]
    s.red.append(s.rect(-2.1, far - 0.4, 1.4, 0.4) + s.rect(1.2, far - 0.4, 1.6, 0.4))
    # classrooms, each with its door to the corridor and its window to the garden
    for i in range(5):
        a = far + i * 9.6
        s.wall((-12.6, a), (-12.6, a + 9.6), 0.35, ((a + 7.9, a + 9, "+>"),))
        s.wall((-15.4, a), (-15.4, a + 9.6), 0.4, ((a + 1, a + 6.6, "window"),))
        s.thin += [s.rect(-10.9 + 2 * c, a + 1.9 + 1.5 * r, 1.3, 0.6) for c in range(3) for r in range(4)]
        s.thin.append(s.rect(-4.2, a + 3.6, 0.7, 1.6))
    for i in range(6):
        s.wall((-12.6, far + i * 9.6), (-3, far + i * 9.6), 0.35)
    s.wall((-15.6, 0), (-12.6, 0), 0.4, ((-15.1, -13.2, "open"),))
    # refectory at the end, kitchen behind it
    s.wall((-15.6, far - 10.4), (6.6, far - 10.4), 0.5, ((-9, -4, "window"), (-2, 3.6, "window")))
    s.wall((-15.35, far - 10.4), (-15.35, far), 0.5, ((far - 6.4, far - 5.2, "+<"),))
    s.wall((6.4, far - 10.4), (6.4, far), 0.5, ((far - 8.6, far - 2, "window"),))
    s.wall((-15.6, far), (-2.6, far), 0.4, ((-14.9, -13.4, "open"),))
    s.wall((2.6, far), (6.6, far), 0.4)
    s.wall((-9.4, far - 10.4), (-9.4, far), 0.3, ((far - 3.4, far - 2, "+<"),))
    s.thin += [s.rect(-7.6, far - 8.4 + 2.3 * i, 11.6, 0.8) for i in range(3)]
    s.thin += [s.rect(-14.6, far - 9.6, 4.4, 0.8), s.rect(-13, far - 6.4, 2.4, 1.1)]
    # yard
    s.thin.append(s.path((6.6, far), (17.6, far), (17.6, 0), (3, 0)))
    for x, y in ((8.4, -40.6), (13.2, -33), (9.4, -23.4), (14, -14.6), (8.8, -6.6)):
        s.tree(x, y, 1.9)
    s.thin.append(s.circle(0.2, -2.2, 0.56))
    s.steps(-2.1, 0, 4.7, 1.4, 4, "n")
    s.rooms((0.3, -10), (0.1, far - 2.4), (-8, -14.4), (-14, -24), (13.2, -24), (-12.4, far - 3.4))
    s.scale(24, 478, 5)
    s.north(376, 470, -24)
    return s


def bath():
    """The hall is that of places/architecture-bath.py; the wing beside it is where one undresses."""
    s = Sheet("bath", (400, 500), 12.6, (-20.6, -19.4))
    s.wall((-5.6, -16.3), (5.6, -16.3), 0.6)
    s.wall((5.3, -16.6), (5.3, 12.6), 0.6)
    s.wall((-5.3, -16.6), (-5.3, 12.6), 0.6, ((5.4, 6.8, "open"), (-13.4, -12.2, "-<")))
    s.wall((-5.6, 12.3), (5.6, 12.3), 0.6)
    s.red += [s.rect(4.33, -11.5, 0.55, 7), s.rect(-4.75, -16, 1.3, 0.35)]
    s.thin += [s.rect(-3.2, -16, 6.4, 18), s.rect(-2.9, -15.7, 5.8, 17.4)]
    s.pale += [s.path((-2.9, -15.7 + 0.9 * i), (2.9, -15.7 + 0.9 * i)) for i in range(1, 20)]
    s.steps(-1.4, 0, 2.8, 1.7, 5, "s")
    s.dashed.append(s.circle(-1.3, -10, 1.75))
    s.paving(-5, 2, 10, 10, 1.25)
    # wing: door, desk, cabins, showers, steps down to the boiler
    s.wall((-14.4, 12.3), (-5.6, 12.3), 0.4, ((-9.6, -8, "-<"),))
    s.wall((-14.2, -10.2), (-14.2, 12.5), 0.4, ((2.6, 7.4, "window"),))
    s.wall((-14.4, -10), (-5.6, -10), 0.4)
    s.wall((-14.2, 2), (-5.6, 2), 0.2, ((-7, -6, "+<"), (-13.6, -12.6, "+>")))
    s.wall((-14.2, -4.4), (-5.6, -4.4), 0.2, ((-10.5, -9.3, "-<"),))
    for i in range(4):
        y = -4.4 + 1.6 * i
        s.wall((-14.2, y), (-12.2, y), 0.1)
        s.wall((-7.6, y), (-5.6, y), 0.1)
        s.thin += [s.rect(-14, y + 0.3, 0.45, 1), s.rect(-6.05, y + 0.3, 0.45, 1)]
        s.thin += [s.path((-12.2, y + 0.2), (-11.4, y + 0.7)), s.path((-7.6, y + 0.2), (-8.4, y + 0.7))]
    s.thin += [s.circle(-13.4 + 1.3 * i, -9.2, 0.28) for i in range(4)]
    s.wall((-8.2, -10), (-8.2, -4.4), 0.2)
    s.steps(-7.9, -9.6, 1.9, 4.4, 14, "s")
    s.thin.append(s.rect(-12.6, 8.2, 3.2, 0.7))
    s.steps(-10.4, 12.7, 3.2, 1.5, 5, "n")
    s.rooms((-8.2, 9.6), (-10, -0.9), (-11.6, -7.2), (0, -4.6), (-1.3, -10), (-6.9, -4.9))
    s.scale(24, 478, 2.5)
    s.north(364, 464, 4)
    return s


def brothers():
    """Court, stair and red wall are those of places/architecture-stairs.py; each brother has a wing of his own."""
    s = Sheet("brothers", (400, 500), 17, (-13.4, -15.2))
    # the court and what stands in it
    s.wall((-6.4, -6.5), (7.4, -6.5), 0.8, ((2.35, 4.05, "open"),))
    s.red += [s.rect(5.15, -6.1, 0.5, 6.2)]
    s.steps(-2.9, -6, 5.46, 2.6, 13, "e")
    s.thin += [s.rect(2.56, -6, 2.6, 2.6), s.rect(-3.8, -2.4, 2.4, 2.4), s.circle(-2.6, -1.2, 0.78)]
    s.paving(-5.2, -3.4, 10.4, 7.2, 1.3)
    s.wall((-5.3, 4), (5.7, 4), 0.3, ((-0.6, 0.8, "+<"),))
    s.wall((5.4, 0.1), (5.4, 4.1), 0.3)
    # the elder, west: on the ground
    s.wall((-5.4, -6.9), (-5.4, 10.4), 0.35, ((-1.4, -0.4, "-<"), (5.4, 8.4, "window")))
    s.wall((-12, -6.7), (-5.4, -6.7), 0.4, ((-10.4, -7.4, "window"),))
    s.wall(
        (-11.8, -6.9), (-11.8, 10.4), 0.4, ((-4.4, -2.2, "window"), (2.2, 4, "window"), (6, 8.6, "window"))
    )
    s.wall((-12, 10.2), (-5.2, 10.2), 0.4)
    s.wall((-11.8, 1), (-5.4, 1), 0.15, ((-7, -6, "+<"),))
    s.wall((-11.8, 5), (-5.4, 5), 0.15, ((-7, -6, "+<"),))
    s.thin += [s.rect(-11.4, -6.3, 0.65, 6.6), s.rect(-9.3, -4.4, 2.4, 1), s.rect(-11.4, 5.9, 2.1, 1.8)]
    s.thin += [s.rect(x, y, 0.5, 0.5) for x in (-9, -7.9) for y in (-5, -3.3)]
    s.thin += [s.rect(-11.4, 1.4, 1.7, 0.75), s.circle(-10.9, 4.2, 0.32), s.rect(-11.5, 7.7, 0.6, 2.2)]
    # the younger, north: up the stair and through the arch
    s.wall((-6.4, -13.6), (9, -13.6), 0.4, ((-4.4, -0.6, "window"), (2, 6.6, "window")))
    s.wall((-6.2, -13.8), (-6.2, -6.2), 0.4)
    s.wall((8.8, -13.8), (8.8, -6.2), 0.4, ((-11.6, -8.6, "window"),))
    s.wall((7.4, -6.4), (9, -6.4), 0.4)
    s.wall((1.4, -13.6), (1.4, -6.6), 0.15, ((-9.2, -8.2, "->"),))
    s.wall((-2.4, -13.6), (-2.4, -6.6), 0.15, ((-9.2, -8.2, "->"),))
    s.thin += [s.rect(-5.8, -13, 1.8, 2.1), s.rect(2, -13.2, 5.4, 0.65), s.rect(4.2, -10.6, 2.4, 1)]
    s.thin += [s.rect(-1.9, -13.2, 1.7, 0.75), s.circle(0.6, -12.6, 0.32), s.rect(7.6, -11.4, 0.8, 2.4)]
    # garden towards the street
    s.thin.append(s.path((-5.2, 10.4), (8.9, 10.4), (8.9, -6.2)))
    s.tree(2.6, 7.2, 1.7)
    s.tree(7.2, -1.6, 1.1, 7)
    s.rooms((0.2, 1.4), (0, -4.7), (-8.2, -1.6), (-7.6, 7.8), (6.6, -8.2), (-4.2, -9.6))
    s.scale(24, 478, 2)
    s.north(372, 474, 0)
    return s


def registry():
    """The stair between two walls, the arch and the drum are those of studio/brutal.py; the rest is shelves."""
    s = Sheet("registry", (400, 500), 9.6, (-20.4, -39.6))
    s.wall((-13.6, -6.6), (13.6, -6.6), 0.9, ((-0.75, 1.55, "open"),))
    s.steps(-1.2, -6.1, 3.2, 5.8, 16, "n")
    s.walls((-3.1, -6.6, 1.6, 5.6), (2.3, -6.6, 1.2, 5.4))
    s.thin += [s.circle(-4.6, -1.6, 1.5), s.rect(3.4, -0.05, 3, 0.9)]
    s.cut.append(s.circle(-4.6, -1.6, 1.5))
    s.dashed.append(s.rect(-7.7, -5.2, 9, 3.2))
    # outer walls
    s.wall((-13.3, -37), (-13.3, -6.2), 0.6, ((-15, -9, "window"),))
    s.wall((13.3, -37), (13.3, -6.2), 0.6, ((-15, -9, "window"),))
    s.wall((-13.6, -36.8), (13.6, -36.8), 0.6, ((5, 6.6, "+<"),))
    # hall with the counter, reading room, stacks
    s.wall((-13, -17), (13, -17), 0.3, ((-8, -6.4, "+<"), (-1.2, 2, "open"), (7.4, 9, "->")))
    s.wall((-5.4, -17), (-5.4, -7), 0.3, ((-10, -8.6, "+>"),))
    s.wall((6.2, -17), (6.2, -7), 0.3, ((-10, -8.6, "->"),))
    s.red.append(s.rect(-3.4, -14.6, 7.6, 0.8))
    s.thin += [s.rect(-11.8, -15.4 + 2.5 * i, 4.6, 1) for i in range(3)]
    s.thin += [s.rect(7.6, -15.4 + 2.5 * i, 4.2, 1) for i in range(3)]
    for i in range(5):
        for x in (-9.4, -3.2, 3, 9.2):
            s.walls((x - 0.3, -20.3 - 3.5 * i, 0.6, 0.6))
    s.thin += [s.rect(x, -34 + 1.75 * i, 4.9, 0.6) for x in (-8.8, -2.6, 3.6) for i in range(8)]
    s.steps(10.2, -35.6, 2.2, 5, 15, "s")
    s.steps(-12.4, -35.6, 2.2, 5, 15, "s")
    s.paving(-13.6, -5.9, 10.4, 5, 1.7)
    s.paving(3.6, -5.9, 10, 5, 1.7)
    s.tree(10.4, -2.6, 1.8)
    s.rooms((0.4, -7.9), (0.4, -10.6), (-9.4, -8.4), (9.6, -8.4), (0.4, -18.4), (-4.6, -1.6))
    s.scale(24, 478, 5)
    s.north(364, 464, 14)
    return s


def draw():
    sheets = (house(), chapel(), school(), bath(), brothers(), registry())
    body = "\n".join(sheet.symbol() for sheet in sheets)
    TARGET.write_text(f'<svg xmlns="http://www.w3.org/2000/svg">\n{body}\n</svg>\n')


if __name__ == "__main__":
    draw()
    print(f"{TARGET.name}: {TARGET.stat().st_size / 1000:.1f} kB")
