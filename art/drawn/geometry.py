"""Plane geometry for drawn maps: convex polygons with street widths on their edges, smooth lines, SVG paths."""

from math import cos, hypot, sin


def cut(polygon, point, normal, width):
    """The part of a convex polygon on the side of `normal`. Corners are (x, y, w): w is half the width of the street along
    the edge that starts there; the new edge gets `width`."""
    px, py = point
    nx, ny = normal
    out = []
    for i, (ax, ay, aw) in enumerate(polygon):
        bx, by, _ = polygon[(i + 1) % len(polygon)]
        a = (ax - px) * nx + (ay - py) * ny
        b = (bx - px) * nx + (by - py) * ny
        if a >= 0:
            out.append((ax, ay, aw))
        if (a < 0) != (b < 0):
            t = a / (a - b)
            out.append((ax + (bx - ax) * t, ay + (by - ay) * t, width if a >= 0 else aw))
    return out


def inset(polygon, extra=0.0):
    """Moves every edge inwards by its street's half width and `extra`; empty where nothing is left."""
    out = polygon
    for i, (ax, ay, w) in enumerate(polygon):
        bx, by, _ = polygon[(i + 1) % len(polygon)]
        length = hypot(bx - ax, by - ay)
        if length < 1e-6:
            continue
        nx, ny = -(by - ay) / length, (bx - ax) / length
        move = w + extra
        out = cut(out, (ax + nx * move, ay + ny * move), (nx, ny), 0)
        if len(out) < 3:
            return []
    return out


def area(polygon):
    corners = [(p[0], p[1]) for p in polygon]
    return 0.5 * sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(corners, corners[1:] + corners[:1]))


def centre(polygon):
    return sum(p[0] for p in polygon) / len(polygon), sum(p[1] for p in polygon) / len(polygon)


def breadth(polygon):
    """Least width over all edge directions."""
    best = 1e9
    for i, (ax, ay, *_) in enumerate(polygon):
        bx, by, *_ = polygon[(i + 1) % len(polygon)]
        length = hypot(bx - ax, by - ay)
        if length > 1e-6:
            best = min(
                best, max(((p[1] - ay) * (bx - ax) - (p[0] - ax) * (by - ay)) / length for p in polygon)
            )
    return best


def longest_axis(polygon):
    """Unit vector along the longest edge, weighted by opposite edges; its extent and the extent across."""
    best = (0, (1, 0))
    for i, (ax, ay, *_) in enumerate(polygon):
        bx, by, *_ = polygon[(i + 1) % len(polygon)]
        length = hypot(bx - ax, by - ay)
        if length > best[0]:
            best = (length, ((bx - ax) / length, (by - ay) / length))
    ux, uy = best[1]
    along = [p[0] * ux + p[1] * uy for p in polygon]
    across = [-p[0] * uy + p[1] * ux for p in polygon]
    a, b = max(along) - min(along), max(across) - min(across)
    return ((ux, uy), a, b) if a >= b else ((-uy, ux), b, a)


def turn(vector, angle):
    x, y = vector
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)


def smooth(points, steps=12):
    """Catmull-Rom curve through points."""
    ends = [tuple(2 * a - b for a, b in zip(points[0], points[1])), *points]
    ends.append(tuple(2 * a - b for a, b in zip(points[-1], points[-2])))
    out = []
    for i in range(1, len(ends) - 2):
        p = ends[i - 1 : i + 3]
        for k in range(steps):
            t = k / steps
            out.append(
                tuple(
                    0.5
                    * (
                        2 * b
                        + (c - a) * t
                        + (2 * a - 5 * b + 4 * c - d) * t**2
                        + (3 * b - a - 3 * c + d) * t**3
                    )
                    for a, b, c, d in zip(*p)
                )
            )
    return [*out, points[-1]]


def distance(point, line):
    """From a point to a polyline."""
    x, y = point
    best = 1e9
    for (ax, ay), (bx, by) in zip(line, line[1:]):
        dx, dy = bx - ax, by - ay
        t = max(0, min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy or 1)))
        best = min(best, hypot(x - ax - dx * t, y - ay - dy * t))
    return best


def inside(point, polygon):
    x, y = point
    odd = False
    for i, (ax, ay, *_) in enumerate(polygon):
        bx, by, *_ = polygon[(i + 1) % len(polygon)]
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def path(points, closed=True):
    """Path data in whole units, relative after the first point."""
    out = []
    last = None
    for p in points:
        now = (round(p[0]), round(p[1]))
        if last is None:
            out.append(f"M{now[0]} {now[1]}")
        elif now != last:
            dx, dy = now[0] - last[0], now[1] - last[1]
            out.append(f"h{dx}" if dy == 0 else f"v{dy}" if dx == 0 else f"l{dx} {dy}".replace(" -", "-"))
        last = now
    return "".join(out) + ("z" if closed else "")
