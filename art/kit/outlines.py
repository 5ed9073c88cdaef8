"""Outlines and curves in two or three dimensions, as lists of tuples."""

import math
from math import cos, pi, sin, tau

from mathutils import Vector


def fillet(points, radii, n=6):
    """Round the interior corners of a polyline [(x,z),...]; rad is one value or a list."""
    out = [points[0]]
    for i in range(1, len(points) - 1):
        r = radii if isinstance(radii, (int, float)) else radii[i]
        p, a, b = (
            Vector(points[j]).to_2d() if len(points[j]) == 2 else Vector(points[j]) for j in (i, i - 1, i + 1)
        )
        da, db = a - p, b - p
        la, lb = da.length, db.length
        if r <= 0 or la < 1e-6 or lb < 1e-6:
            out.append(tuple(p))
            continue
        d = min(r, la * 0.49, lb * 0.49)
        s, e = p + da / la * d, p + db / lb * d
        for k in range(n + 1):
            t = k / n
            out.append(tuple(s * (1 - t) ** 2 + p * 2 * t * (1 - t) + e * t * t))
    out.append(points[-1])
    return out


def rounded_rect(w, h, r, n=10):
    """Rounded-rectangle outline (CCW), centred."""
    r = min(r, w / 2 - 1e-4, h / 2 - 1e-4)
    out = []
    for cx, cy, a0 in (
        (w / 2 - r, h / 2 - r, 0),
        (-w / 2 + r, h / 2 - r, pi / 2),
        (-w / 2 + r, -h / 2 + r, pi),
        (w / 2 - r, -h / 2 + r, 3 * pi / 2),
    ):
        out += [(cx + r * cos(a0 + pi / 2 * i / n), cy + r * sin(a0 + pi / 2 * i / n)) for i in range(n + 1)]
    return out


def arch_outline(w, h, n=32):
    """Arch outline: width w, total height h, semicircular head, base at y=0."""
    r = w / 2
    return [(-r, 0), (r, 0)] + [(r * cos(pi * i / n), h - r + r * sin(pi * i / n)) for i in range(n + 1)]


def circle_outline(r, cx=0, cy=0, n=48):
    """Circle of n points."""
    return [(cx + r * cos(tau * i / n), cy + r * sin(tau * i / n)) for i in range(n)]


def signed_power(base, exponent):
    """Power that keeps the sign: makes superellipses."""
    return math.copysign(abs(base) ** exponent, base)


def superellipse(w, d, exponent=0.4, n=96, z=0):
    """Ring of n points, w wide and d deep, at height z; a smaller exponent is boxier."""
    return [
        (
            w / 2 * signed_power(cos(tau * j / n), exponent),
            d / 2 * signed_power(sin(tau * j / n), exponent),
            z,
        )
        for j in range(n)
    ]


def catmull_rom(points, n=8):
    """Catmull-Rom smoothing of a polyline of tuples."""
    parts = [Vector(p) for p in points]
    parts = [parts[0] * 2 - parts[1]] + parts + [parts[-1] * 2 - parts[-2]]
    out = []
    for i in range(1, len(parts) - 2):
        a, b, c, d = parts[i - 1 : i + 3]
        for k in range(n):
            t = k / n
            out.append(
                tuple(
                    0.5
                    * (
                        (2 * b)
                        + (c - a) * t
                        + (2 * a - 5 * b + 4 * c - d) * t * t
                        + (3 * b - a - 3 * c + d) * t**3
                    )
                )
            )
    out.append(tuple(parts[-2]))
    return out


def smooth_path(points, n=40):
    """Catmull-Rom through 2D/3D points."""
    parts = [Vector((*p, 0)) if len(p) == 2 else Vector(p) for p in points]
    parts = [parts[0] * 2 - parts[1]] + parts + [parts[-1] * 2 - parts[-2]]
    out = []
    k = len(parts) - 3
    for i in range(n + 1):
        t = i / n * k
        j = min(k - 1, int(t))
        f = t - j
        a, b, c, d = parts[j : j + 4]
        out.append(
            0.5
            * ((2 * b) + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f**3)
        )
    return out


def point_along(points, t):
    """Point at the share t (0 to 1) of a polyline's length."""
    parts = [Vector((*p, 0)) if len(p) == 2 else Vector(p) for p in points]
    ls = [(parts[i + 1] - parts[i]).length for i in range(len(parts) - 1)]
    d = t * sum(ls)
    for i, l in enumerate(ls):
        if d <= l or i == len(ls) - 1:
            return parts[i].lerp(parts[i + 1], min(1, d / l) if l else 0)
        d -= l
