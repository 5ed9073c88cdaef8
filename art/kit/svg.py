"""A small vocabulary for printed graphics: every function returns a piece of SVG."""

import math
import random
from math import cos, sin, tau


def rect(x, y, w, h, color):
    """Filled rectangle."""
    return f'<rect x="{x:.2f}" y="{y:.2f}" width="{w:.2f}" height="{h:.2f}" fill="{color}"/>'


def circle(x, y, r, color):
    """Filled circle."""
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{r:.2f}" fill="{color}"/>'


def ring(x, y, r, color, w):
    """Stroked circle, w wide."""
    return (
        f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{r:.2f}" fill="none" stroke="{color}" stroke-width="{w:.2f}"/>'
    )


def polygon(points, color):
    """Filled polygon."""
    return '<polygon points="' + " ".join(f"{x:.2f},{y:.2f}" for x, y in points) + f'" fill="{color}"/>'


def path(data, color):
    """Filled path."""
    return f'<path d="{data}" fill="{color}"/>'


def stroke(data, color, w, cap="butt"):
    """Stroked path, w wide."""
    return f'<path d="{data}" fill="none" stroke="{color}" stroke-width="{w}" stroke-linecap="{cap}" stroke-linejoin="round"/>'


def words(string, x, y, size, color, family="DejaVu Sans", weight=500, anchor="middle", spacing=0, extra=""):
    """One line of type. DejaVu is the family that every Debian has (fonts-dejavu-core), so labels look the same everywhere."""
    return f'<text x="{x}" y="{y}" font-family="{family}" font-weight="{weight}" font-size="{size}" fill="{color}" text-anchor="{anchor}" letter-spacing="{spacing}" {extra}>{string}</text>'


SERIF, SANS = "DejaVu Serif", "DejaVu Sans"


def quarter_disc(x, y, size, corner, color):
    """Quarter disc filling a cell; k = corner 0 tl 1 tr 2 br 3 bl."""
    cx, cy = ((x, y), (x + size, y), (x + size, y + size), (x, y + size))[corner]
    a, b = [
        ((x + size, y), (x, y + size)),
        ((x + size, y + size), (x, y)),
        ((x, y + size), (x + size, y)),
        ((x, y), (x + size, y + size)),
    ][corner]
    return f'<path d="M{cx} {cy}L{a[0]} {a[1]}A{size} {size} 0 0 1 {b[0]} {b[1]}Z" fill="{color}"/>'


def lens(x, y, size, turn, color):
    """Lens / leaf across a cell diagonal."""
    a = (
        f"M{x} {y}A{size} {size} 0 0 1 {x + size} {y + size}A{size} {size} 0 0 1 {x} {y}Z"
        if turn % 2 == 0
        else f"M{x + size} {y}A{size} {size} 0 0 1 {x} {y + size}A{size} {size} 0 0 1 {x + size} {y}Z"
    )
    return path(a, color)


def tiles(w, h, n, colors, seed=1, kinds="qhlctsb", backgrounds=None):
    """Grid of geometric modules; n cells across."""
    rng = random.Random(seed)
    s = w / n
    out = []
    rows = int(math.ceil(h / s))
    prev = {}
    for j in range(rows):
        for i in range(n):
            x, y = i * s, j * s
            b = rng.choice(
                [c for c in (backgrounds or colors) if c not in (prev.get((i - 1, j)), prev.get((i, j - 1)))]
                or (backgrounds or colors)
            )
            prev[(i, j)] = b
            f = rng.choice([c for c in colors if c != b])
            f2 = rng.choice([c for c in colors if c not in (b, f)] or [f])
            k = rng.choice(kinds)
            q = rng.randrange(4)
            out.append(rect(x - 0.3, y - 0.3, s + 0.6, s + 0.6, b))
            if k == "q":
                out += [
                    quarter_disc(x, y, s, q, f),
                    quarter_disc(
                        *[
                            (x, y, s / 2),
                            (x + s / 2, y, s / 2),
                            (x + s / 2, y + s / 2, s / 2),
                            (x, y + s / 2, s / 2),
                        ][q],
                        q,
                        f2,
                    ),
                ]
            elif k == "Q":
                out.append(quarter_disc(x, y, s, q, f))
            elif k == "h":
                out += [
                    f'<g transform="rotate({90 * q} {x + s / 2} {y + s / 2})"><path d="M{x} {y + s}A{s / 2} {s / 2} 0 0 1 {x + s} {y + s}Z" fill="{f}"/><path d="M{x} {y + s / 2}A{s / 2} {s / 2} 0 0 1 {x + s} {y + s / 2}Z" fill="{f2}"/></g>'
                ]
            elif k == "l":
                out.append(lens(x, y, s, q, f))
            elif k == "c":
                out += [circle(x + s / 2, y + s / 2, s * 0.36, f), circle(x + s / 2, y + s / 2, s * 0.15, f2)]
            elif k == "t":
                out.append(
                    polygon(
                        [(x, y), (x + s, y), (x, y + s)]
                        if q % 2
                        else [(x + s, y), (x + s, y + s), (x, y + s)],
                        f,
                    )
                )
            elif k == "s":
                out += [
                    (
                        rect(x, y + s * (0.1 + 0.2 * m), s, s * 0.1, f)
                        if q % 2
                        else rect(x + s * (0.1 + 0.2 * m), y, s * 0.1, s, f)
                    )
                    for m in range(5)
                    if m < 4.5
                ][:5]
            elif k == "b":
                out += [
                    circle(x + s * (0.25 + 0.5 * a), y + s * (0.25 + 0.5 * b_), s * 0.13, f)
                    for a in (0, 1)
                    for b_ in (0, 1)
                ]
    return "".join(out)


def rays(cx, cy, r, n, color, r0=0, duty=0.5, rot=0):
    """N rays around a centre; duty = share of each step that is filled, angles in radians."""
    o = []
    for i in range(n):
        a0, a1 = tau * i / n + rot, tau * (i + duty) / n + rot
        o.append(
            polygon(
                [
                    (cx + r0 * cos(a0), cy + r0 * sin(a0)),
                    (cx + r * cos(a0), cy + r * sin(a0)),
                    (cx + r * cos(a1), cy + r * sin(a1)),
                    (cx + r0 * cos(a1), cy + r0 * sin(a1)),
                ],
                color,
            )
        )
    return "".join(o)


def discs(cx, cy, radii, colors):
    """Concentric discs, largest first."""
    return "".join(circle(cx, cy, r, c) for r, c in zip(radii, colors))


def wave(y, w, a, n, color, h=2000, ph=0):
    """Everything below a sine of height y, amplitude a and n periods across w."""
    return path(
        f"M0 {y + h}L0 {y + a * sin(ph):.1f}"
        + "".join(f"L{w * i / 120:.1f} {y + a * sin(ph + tau * n * i / 120):.1f}" for i in range(121))
        + f"L{w} {y + h}Z",
        color,
    )
