"""Leaves, house plants, palms, branches and trees."""

import random
from math import cos, pi, sin, sqrt, tau

import bpy
from mathutils import Matrix, Vector

from kit.curves import tube
from kit.lights import shadow_only
from kit.materials.natural import leaf_surface
from kit.materials.solid import surface
from kit.objects import duplicate, group, link, mesh_object, place
from kit.props.tableware import vase
from kit.shapes import cylinder, grid, lathe, sphere, torus


def leaf(
    length=1,
    width=0.4,
    material=None,
    bend=0.5,
    fold=0.25,
    tip=1.0,
    wave=0.0,
    nu=28,
    nv=9,
    kind="lance",
):
    """One leaf from the origin along +Y, bending down. kind: lance, round, strap, heart, monstera."""

    def wf(u):
        if kind == "round":
            return sqrt(max(0, 1 - (2 * u - 1) ** 2))
        if kind == "strap":
            return min(1, u * 8 + 0.4) * min(1, (1 - u) * 3.2) ** 0.6
        if kind in ("heart", "monstera"):
            return sin(pi * min(1, u * 0.93 + 0.07) ** 0.62) ** 0.8
        return (sin(pi * u**0.8)) ** (0.9 * tip)

    def f(u, v):
        x = 2 * v - 1
        w = width / 2 * wf(u)
        if kind == "monstera":
            k = 0.5 + 0.5 * cos(tau * (u * 6.5))
            notch = max(0, k - 0.45) / 0.55 * min(1, u * 5) * min(1, (1 - u) * 5)
            w *= 1 - 0.62 * notch**1.2
        yy = (
            u * length
            + (abs(x) * 0.18 * length * wf(u) if kind == "monstera" else 0)
            - (0.16 * length * abs(x) * (1 - u) ** 4 * 2 if kind in ("heart", "monstera") else 0)
        )
        ang = bend * u * 1.6
        y = (sin(ang) / max(bend * 1.6, 1e-3) if bend else u) * length + (yy - u * length)
        z = -(1 - cos(ang)) / max(bend * 1.6, 1e-3) * length if bend else 0
        return (
            x * w,
            y,
            z
            + abs(x) * w * fold * 2
            - (x * x) * w * fold * 0.6
            + wave * width * sin(u * 14 + x * 2) * abs(x) * 0.3,
        )

    nu = 90 if kind == "monstera" else nu
    return grid(nv, nu, lambda a, b: f(b, a), material or leaf_surface(), thickness=0.004 * length)


def orient(obj, point, direction, roll=0):
    """Turns an object's +Y into `direction` and moves it to `point`; roll in radians."""
    q = Vector(direction).normalized().to_track_quat("Y", "Z")
    obj.rotation_euler = (q.to_matrix() @ Matrix.Rotation(roll, 3, "Y")).to_euler()
    obj.location = point
    return obj


def plant(
    kind="monstera",
    n=9,
    h=1.6,
    material=None,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    scale=1.0,
    seed=4,
    pot=None,
    spread=0.55,
):
    """Potted-size plants: monstera, rubber (fig), snake, bird (strelitzia). Origin at soil level."""
    rng = random.Random(seed)
    parts = []
    st = surface("#5d7a45", 0.5)
    if kind == "snake":
        for i in range(n):
            a = rng.random() * tau
            d = rng.random() * 0.18
            o = leaf(
                h * rng.uniform(0.6, 1),
                0.16 * h,
                material or leaf_surface("#3d6b4a", "#6f9a63"),
                bend=0.12,
                fold=0.5,
                kind="strap",
            )
            parts.append(
                orient(o, (d * cos(a), d * sin(a), 0), (cos(a) * 0.18, sin(a) * 0.18, 1), rng.random() * 6)
            )
    elif kind == "rubber":
        parts.append(
            tube([(0, 0, 0), (0.03, 0.02, h * 0.5), (0, 0.05, h)], 0.025 * h, surface("#6a4a35", 0.7))
        )
        for i in range(n * 2):
            z = h * (0.3 + 0.7 * i / (n * 2))
            a = i * 2.4
            o = leaf(
                0.42 * h * rng.uniform(0.7, 1),
                0.2 * h,
                material or leaf_surface("#2c4f38", "#3f6b45", 0.25),
                bend=0.5,
                fold=0.2,
                kind="lance",
            )
            parts.append(orient(o, (0, 0, z), (cos(a), sin(a), 0.55)))
    else:
        for i in range(n):
            a = i * 2.4 + rng.uniform(-0.3, 0.3)
            t = (i + 0.6) / n
            out = spread * h * (1.05 - 0.55 * t) * rng.uniform(0.8, 1.1)
            top = h * (0.45 + 0.55 * t)
            p = (out * cos(a), out * sin(a), top)
            parts.append(
                tube([(0, 0, 0), (p[0] * 0.3, p[1] * 0.3, top * 0.6), p], 0.016 * h, st, taper=[1.2, 1, 0.7])
            )
            L = 0.52 * h * rng.uniform(0.75, 1.05)
            o = leaf(
                L,
                L * (0.95 if kind == "monstera" else 0.42),
                material or leaf_surface("#2f5d3f", "#4a8050"),
                bend=0.55,
                fold=0.16,
                kind="monstera" if kind == "monstera" else "lance",
                wave=0.15,
                nv=15,
            )
            parts.append(
                orient(o, p, (cos(a), sin(a), 0.62 if kind == "monstera" else 0.9), rng.uniform(-0.35, 0.35))
            )
    if pot is not None:
        pp = vase("pot", pot, scale=0.42 * h)
        pp.location.z = -0.4 * h
        parts.append(pp)
        parts.append(
            cylinder(
                0.25 * h, 0.02, surface("#3a2c24", 0.95, bump=0.8, bump_scale=30), 0.005, (0, 0, -0.03 * h)
            )
        )
        for o in parts:
            setattr(o.location, "z", o.location.z + 0.4 * h)
    return group(parts, loc, rot, scale)


def palm_frond(
    length=2.5, material=None, loc=(0, 0, 0), direction=(0, 1, 0.6), n=34, droop=1.0, seed=0, w=0.09
):
    """One feathered frond; droop 1 is natural."""
    rng = random.Random(seed)
    parts = []
    heading = Vector(direction).normalized()
    side = heading.cross(Vector((0, 0, 1))).normalized() if abs(heading.z) < 0.99 else Vector((1, 0, 0))
    pts = []
    for i in range(13):
        t = i / 12
        pts.append(heading * length * t + Vector((0, 0, -droop * length * 0.42 * t**2.2)))
    parts.append(
        tube(
            [tuple(p) for p in pts],
            0.02 * length,
            surface("#7f8f4a", 0.5),
            taper=[1.2 - t / 12 * 1.05 for t in range(13)],
        )
    )
    mm = material or leaf_surface("#47723f", "#6f9a4c")
    proto = [leaf(1, w * 1.0, mm, bend=0.35, fold=0.5, nu=12, nv=5) for _ in range(2)]
    for i in range(n):
        t = 0.12 + 0.88 * i / (n - 1)
        k = t * 12
        i0 = min(11, int(k))
        p = pts[i0].lerp(pts[i0 + 1], k - i0)
        tg = (pts[i0 + 1] - pts[i0]).normalized()
        ll = length * 0.34 * sin(pi * min(1, 0.18 + t * 0.80)) ** 0.7
        for sg in (1, -1):
            o = duplicate(proto[i % 2])
            dd = side * sg * 0.9 + tg * (0.55 + t * 0.6) + Vector((0, 0, 0.12 - rng.random() * 0.25))
            orient(o, p, dd)
            o.scale = (ll * 1.2, ll, ll)
            parts.append(o)
    for q in proto:
        bpy.data.objects.remove(q)
    return group(parts, loc)


def palm_tree(h=6, fronds=14, loc=(0, 0, 0), scale=1.0, seed=2, lean=0.6, material=None):
    """Palm of height h, leaning by `lean` units at the top."""
    rng = random.Random(seed)
    pts = [(lean * (i / 8) ** 1.6, 0, h * i / 8) for i in range(9)]
    tm = surface("#8a7358", 0.85, mottle=0.2, mottle_scale=6, bump=0.8, bump_scale=12, bump_dist=0.08)
    parts = [tube(pts, 0.17, tm, taper=[1.5, 1.15, 1, 0.95, 0.9, 0.85, 0.82, 0.8, 0.85])]
    for i in range(24):
        t = i / 24
        parts.append(
            torus(0.165 - 0.02 * t, 0.022, tm, (lean * t**1.6, 0, h * t), segments=32, ring_segments=8)
        )
    for i in range(fronds):
        a = i * 2.4
        el = 1.1 - 1.35 * (i / fronds)
        parts.append(
            palm_frond(
                rng.uniform(2.2, 2.9), material, pts[-1], (cos(a), sin(a), el), 30, rng.uniform(0.8, 1.2), i
            )
        )
    return group(parts, loc, (0, 0, 0), scale)


def branch(
    kind="olive",
    length=1.6,
    loc=(0, 0, 0),
    direction=(0, 0.3, 1),
    n=18,
    seed=1,
    material=None,
    scale=1.0,
    curve=0.35,
):
    """Olive, eucalyptus, or dry stems for vases."""
    rng = random.Random(seed)
    heading = Vector(direction).normalized()
    sd = heading.cross(Vector((0.3, 1, 0.2))).normalized()
    pts = [heading * length * t + sd * curve * length * (t**2) * 0.5 for t in [i / 8 for i in range(9)]]
    parts = [
        tube(
            [tuple(p) for p in pts],
            0.018 * length,
            surface("#7b6a52", 0.8),
            taper=[1 - 0.8 * i / 8 for i in range(9)],
        )
    ]
    mm = material or (
        leaf_surface("#71805c", "#98a682", 0.5)
        if kind == "olive"
        else leaf_surface("#7d9a8c", "#a9bfae", 0.55)
    )
    pr = leaf(
        1,
        0.2 if kind == "olive" else 0.8,
        mm,
        bend=0.25,
        fold=0.25,
        kind="lance" if kind == "olive" else "round",
        nu=14,
        nv=7,
    )
    for i in range(n):
        t = 0.15 + 0.85 * i / n
        k = t * 8
        i0 = min(7, int(k))
        p = pts[i0].lerp(pts[i0 + 1], k - i0)
        tg = (pts[i0 + 1] - pts[i0]).normalized()
        sz = length * (0.24 if kind == "olive" else 0.19) * rng.uniform(0.7, 1.1) * (1.1 - 0.5 * t)
        for side in (0, pi):
            a = i * 1.9 + side
            perp = tg.orthogonal().normalized()
            perp.rotate(Matrix.Rotation(a, 3, tg))
            o = duplicate(pr)
            orient(o, p, perp + tg * rng.uniform(0.5, 1.1), rng.uniform(-0.6, 0.6))
            o.scale = (sz,) * 3
            parts.append(o)
        if kind == "olive" and rng.random() < 0.22:
            parts.append(
                sphere(
                    0.045 * length,
                    surface("#4a5230", 0.3),
                    tuple(p + perp * 0.07 * length),
                    scale=(1, 1, 1.25),
                    segments=32,
                )
            )
    bpy.data.objects.remove(pr)
    return group(parts, loc, (0, 0, 0), scale)


def pampas(length=2.2, loc=(0, 0, 0), direction=(0.2, 0, 1), color="#e3cfae", n=260, seed=1):
    """Plume of pampas grass with n hairs."""
    rng = random.Random(seed)
    heading = Vector(direction).normalized()
    m = surface(color, 0.9, sheen=0.6)
    parts = [
        tube(
            [
                (0, 0, 0),
                tuple(heading * length * 0.6),
                tuple(heading * length + Vector((0.12, 0, -0.08)) * length),
            ],
            0.012 * length,
            m,
            taper=[1, 0.8, 0.3],
        )
    ]
    curve = bpy.data.curves.new("pm", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = 0.0045 * length
    curve.bevel_resolution = 0
    curve.materials.append(m)
    for i in range(n):
        t = rng.random() ** 0.8
        p = heading * length * (0.5 + 0.5 * t) + Vector((0.12 * t * t, 0, -0.08 * t * t)) * length
        a = rng.random() * tau
        o = Vector((cos(a), sin(a), 0))
        ln = length * 0.30 * (1 - 0.75 * t) * rng.uniform(0.6, 1)
        q = p + heading * ln * 0.8 + o * ln * 0.33
        e = p + heading * ln * 1.15 + o * ln * 0.62 + Vector((0, 0, -0.25 * ln))
        spline = curve.splines.new("BEZIER")
        spline.bezier_points.add(2)
        for bp, x, r in zip(spline.bezier_points, (p, q, e), (1, 0.9, 0.15)):
            bp.co = x
            bp.handle_left_type = bp.handle_right_type = "AUTO"
            bp.radius = r
    parts.append(link(bpy.data.objects.new("pm", curve)))
    return group(parts, loc)


def foliage(balls, n=4000, size=0.12, material=None, seed=1, shell=0.55, loc=(0, 0, 0), ratio=0.45):
    """Leaf cloud in ONE mesh. balls=[((x,y,z),(rx,ry,rz))]; leaves live in the outer shell and face outwards/up."""
    rng = random.Random(seed)
    verts, faces = [], []
    vol = [(b[1][0] * b[1][1] * b[1][2]) ** (2 / 3) for b in balls]
    tot = sum(vol)
    for (c, r), w in zip(balls, vol):
        for _ in range(int(n * w / tot)):
            d = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
            k = shell + (1 - shell) * rng.random() ** 0.6
            p = Vector((c[0] + d.x * r[0] * k, c[1] + d.y * r[1] * k, c[2] + d.z * r[2] * k))
            nn = (
                d + Vector((rng.uniform(-0.7, 0.7), rng.uniform(-0.7, 0.7), rng.uniform(-0.3, 0.9)))
            ).normalized()
            t = nn.orthogonal().normalized()
            t.rotate(Matrix.Rotation(rng.random() * tau, 3, nn))
            b = nn.cross(t)
            L = size * rng.uniform(0.6, 1.25)
            W = L * ratio
            i = len(verts)
            verts += [
                p - t * L,
                p + b * W - t * L * 0.1 + nn * W * 0.25,
                p + t * L,
                p - b * W - t * L * 0.1 + nn * W * 0.25,
            ]
            faces += [(i, i + 1, i + 2), (i, i + 2, i + 3)]
    return place(mesh_object(verts, faces, material or leaf_surface(), False), loc)


def tree(
    h=4,
    spread=1.6,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    scale=1.0,
    seed=1,
    material=None,
    bark=None,
    n=7000,
    leaf=0.11,
    limbs=7,
    trunk=0.42,
    lean=0.15,
    ratio=0.45,
    flat=0.62,
    thickness=0.06,
):
    """Broad tree: trunk, arching limbs, leaf clouds in one mesh. h=total height."""
    rng = random.Random(seed)
    bm_ = bark or surface("#6b5847", 0.85, mottle=0.2, bump=0.5, bump_scale=8, bump_dist=0.05)
    parts = []
    tz = h * trunk
    top = Vector((lean * h * 0.4, 0, tz))
    parts.append(
        tube(
            [(0, 0, -0.1), (lean * h * 0.05, 0.02 * h, tz * 0.5), tuple(top)],
            thickness * h * 0.5,
            bm_,
            taper=[1.45, 1, 0.82],
        )
    )
    balls = []
    for i in range(limbs):
        a = tau * i / limbs + rng.uniform(-0.4, 0.4)
        d = spread * rng.uniform(0.45, 0.85)
        z = h * rng.uniform(0.62, 0.84)
        e = Vector((top.x + d * cos(a), d * sin(a), z))
        mid = top.lerp(e, 0.5) + Vector((0, 0, -0.06 * h))
        parts.append(
            tube(
                [tuple(top - Vector((lean * 0.035 * h, 0, 0.03 * h))), tuple(mid), tuple(e)],
                thickness * h * 0.26,
                bm_,
                taper=[1.2, 0.8, 0.35],
            )
        )
        r = spread * rng.uniform(0.36, 0.52)
        balls.append((tuple(e), (r, r, r * flat)))
    r = spread * 0.62
    balls.append(((top.x, 0, h - r * flat), (r, r, r * flat)))
    balls.append(((top.x + 0.1, 0.1, h * 0.72), (r, r, r * flat)))
    parts.append(foliage(balls, n, leaf, material, seed, 0.5, ratio=ratio))
    return group(parts, loc, rot, scale)


def fir(h=2, r=0.5, material=None, loc=(0, 0, 0), scale=1.0, tiers=4, segments=28):
    """Smooth stylised fir: one lathe of stacked soft cones."""
    pr = [(0, 0.16 * h)]
    for t in range(tiers):
        z0 = h * (0.16 + 0.72 * t / tiers)
        rr = r * (1 - 0.78 * t / tiers)
        z1 = h * (0.16 + 0.72 * (t + 1) / tiers)
        pr += [(rr, z0 + 0.0 * h), (rr * 0.52, z1 + 0.02 * h)] if t < tiers - 1 else [(rr, z0), (0.0, h)]
    return group(
        [
            lathe(pr, material or surface("#2f6a55", 0.85, specular=0.15), 0.03 * h, segments),
            cylinder(0.035 * h, h * 0.2, surface("#5b4434", 0.9), 0, segments=10),
        ],
        loc,
        (0, 0, 0),
        scale,
    )


def spruce(h=12, r=2.4, material=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, seed=1, tiers=30):
    """Ragged spruce of drooping boughs, for night and distance; in metres."""
    rng = random.Random(seed)
    verts, faces = [], []

    def bough(z, a, length):
        k = len(verts)
        turn = rng.uniform(-0.25, 0.25)
        n = 6
        for i in range(n + 1):
            t = i / n
            reach, way = length * t, a + turn * t
            drop = length * (0.42 * t - 0.20 * t * t)
            verts.append((reach * cos(way), reach * sin(way), z - drop))
        for i in range(n):
            t = i / n
            wide = length * 0.30 * (1 - t) ** 0.7 * rng.uniform(0.6, 1.25)
            for side in (-1, 1):
                reach = length * (t + 0.26)
                x = reach * cos(a) - side * wide * sin(a)
                y = reach * sin(a) + side * wide * cos(a)
                drop = length * (0.42 * t - 0.2 * t * t) + wide * rng.uniform(0.35, 0.8)
                verts.append((x, y, z - drop))
                faces.append((k + i, k + i + 1, len(verts) - 1))

    for tier in range(tiers):
        t = tier / (tiers - 1)
        z = h * (0.09 + 0.89 * t)
        length = r * (1 - t) ** 0.85 + 0.10
        n = 5 + int(7 * (1 - t))
        start = rng.uniform(0, tau)
        for i in range(n):
            bough(
                z + rng.uniform(-0.4, 0.4) * h / tiers,
                start + tau * (i + rng.uniform(-0.3, 0.3)) / n,
                length * rng.uniform(0.62, 1.15),
            )
    needles = material or surface("#16261f", 0.95, specular=0.1)
    return group(
        [
            mesh_object(verts, faces, needles, False),
            lathe([(0.02 * h, 0), (0.014 * h, h * 0.4), (0.004, h)], surface("#2b211b", 0.95), 0, 10),
        ],
        loc,
        rot,
        scale,
    )


def leaf_shadow(direction, distance=7, target=(0, 0, 1), n=9, seed=3, spread=2.4, length=2.2):
    """Palm fronds between the sun (direction tuple toward the sun) and target; only their shadow shows."""
    direction = Vector(direction).normalized()
    c = Vector(target) + direction * distance
    rng = random.Random(seed)
    for i in range(n):
        p = c + Vector((rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-1, 1))) * spread
        shadow_only(
            palm_frond(
                length,
                surface("#446644"),
                tuple(p),
                (rng.uniform(-1, 1), rng.uniform(-0.4, 0.4), rng.uniform(-1, 0.3)),
                n=22,
                seed=i,
                w=0.10,
            )
        )


def grass(n=20, height=0.15, spread=0.1, loc=(0, 0, 0), seed=0, material=None):
    """Tuft of n blades in one mesh, as it grows out of joints; in the units of `height`."""
    rng = random.Random(seed)
    verts, faces = [], []
    for _ in range(n):
        x, y = rng.gauss(0, spread * 0.4), rng.gauss(0, spread * 0.15)
        turn, long, lean = rng.uniform(0, tau), height * rng.uniform(0.35, 1.0), rng.uniform(0.15, 1.1)
        w = height * 0.035
        for k in range(6):
            t = k / 5
            out, up = long * lean * t * t, long * t * (1 - 0.25 * lean * t)
            half = w * (1 - t) + 0.0002
            for side in (-1, 1):
                verts.append((x + cos(turn) * out - side * sin(turn) * half, y + sin(turn) * out + side * cos(turn) * half, up))
        b = len(verts) - 12
        faces += [(b + 2 * k, b + 2 * k + 1, b + 2 * k + 3, b + 2 * k + 2) for k in range(5)]
    return place(mesh_object(verts, faces, material or leaf_surface("#4d5a2c", "#77803f"), True, 180), loc)


def fallen_leaf(width=0.03, color="#7d5e31", loc=(0, 0, 0), rot=(0, 0, 0)):
    """Dry leaf on the ground, curled up at its edges."""

    def f(u, v):
        outline = sin(pi * min(0.98, v + 0.02))
        return ((u - 0.5) * width * outline, (v - 0.5) * width * 1.75, width * (0.42 * (2 * u - 1) ** 2 + 0.24 * v))

    return grid(5, 7, f, surface(color, 0.75), loc, rot)
