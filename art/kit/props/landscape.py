"""Hills, dunes, peaks, stones, a balloon, a rowing boat and a small figure for scale. 1 unit = 1 m."""

from math import cos, pi, radians, sin, sqrt, tau

import bmesh
import bpy
from mathutils import Vector, noise

from kit.curves import tube
from kit.materials.solid import clay, surface
from kit.objects import group, link, mesh_object, place, set_material, shade_smooth
from kit.shapes import box, grid, lathe, loft, sphere


def fractal_height(x, y, oct=6, ridged=False, seed=0):
    """Sum of noise octaves at (x, y); ridged for mountains."""
    v, a, f = 0.0, 0.5, 1.0
    for i in range(oct):
        n = noise.noise(Vector((x * f + seed * 13.7, y * f - seed * 5.1, i * 3.3)))
        v += a * ((1 - abs(n) * 2) ** 2 if ridged else n)
        a *= 0.48
        f *= 2.03
    return v


def terrain(
    size=40, n=220, height=5, material=None, loc=(0, 0, 0), seed=1, ridged=True, freq=0.12, shape=None, oct=7
):
    """Heightfield; shape(x,y)->0..1 mask multiplies the height."""

    def f(u, v):
        x, y = (u - 0.5) * size, (v - 0.5) * size
        k = shape(x, y) if shape else 1
        wx = x + 1.2 * noise.noise(Vector((x * freq * 2, y * freq * 2, 9)))
        z = height * k * (fractal_height(wx * freq, y * freq, oct, ridged, seed))
        return (x, y, z)

    return grid(n, n, f, material or surface("#6b7a86", 0.9), loc)


def dunes(size=40, n=260, h=1.6, material=None, loc=(0, 0, 0), seed=1):
    """Sand dunes with sharp crests."""

    def f(u, v):
        x, y = (u - 0.5) * size, (v - 0.5) * size
        w = x * 0.32 + 0.9 * noise.noise(Vector((x * 0.07, y * 0.09, seed))) * 3 + y * 0.07
        t = (w / 2) % 1
        prof = (t / 0.72) ** 1.5 if t < 0.72 else ((1 - t) / 0.28) ** 0.9
        return (
            x,
            y,
            h * prof * (0.6 + 0.6 * noise.noise(Vector((x * 0.06 + seed, y * 0.06, 4))))
            + 0.25 * noise.noise(Vector((x * 0.25, y * 0.25, 2))),
        )

    return grid(
        n,
        n,
        f,
        material or surface("#d9a878", 0.95, specular=0.1, bump=0.25, bump_scale=8, bump_dist=0.05),
        loc,
    )


def peaks(
    cones, x0, x1, y0, y1, nx=260, ny=140, material=None, z=-1, seed=1, rough=0.42, freq=0.09, smooth=False
):
    """Mountain heightfield from cones pk=[(x,y,H,R)] broken up with ridged noise; flat shaded facets by default."""

    def f(u, v):
        x = x0 + (x1 - x0) * u
        y = y0 + (y1 - y0) * v
        wx = x + 2.2 * noise.noise(Vector((x * freq * 1.3, y * freq * 1.3, seed + 3)))
        wy = y + 2.2 * noise.noise(Vector((x * freq * 1.3 + 9, y * freq * 1.3, seed)))
        h = 0
        for a, b, H, Rr in cones:
            d = sqrt((wx - a) ** 2 + (wy - b) ** 2) / Rr
            if d < 1:
                h = max(h, H * (1 - d) ** 1.12)
        rg = 0
        am = 0.5
        fr = freq
        for o in range(4):
            n = noise.noise(Vector((x * fr + seed * 3.1, y * fr, seed * 1.7)))
            rg += am * (1 - abs(n) * 2)
            am *= 0.5
            fr *= 2.1
        return (x, y, z + h * (1 + rough * (rg - 0.35)) + (0.35 * rg if h > 0 else -0.6))

    o = grid(nx, ny, f, material)
    if not smooth:
        o.data.polygons.foreach_set("use_smooth", [False] * len(o.data.polygons))
    return o


def stone(r=0.5, material=None, flat=0.55, loc=(0, 0, 0), rot=(0, 0, 0), seed=0, rough=0.12):
    """Worn pebble of radius r."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=5, radius=1)
    mesh = bpy.data.meshes.new("st")
    bm.to_mesh(mesh)
    bm.free()
    o = link(bpy.data.objects.new("stone", mesh))
    for v in mesh.vertices:
        n = noise.noise(v.co * 0.75 + Vector((seed * 5.1, 3, 1)))
        v.co *= 1 + rough * 2.4 * n
        v.co.z *= flat
        v.co.x *= 1.12
    shade_smooth(o, 180)
    set_material(
        o, material or surface("#8d8880", 0.75, mottle=0.14, mottle_scale=3, bump=0.2, bump_scale=30)
    )
    return place(o, loc, rot, r)


def balloon(colors=("#ff6a3d", "#fff3e0"), loc=(0, 0, 0), scale=1.0, rot=(0, 0, 0), gores=12):
    """Hot-air balloon, envelope radius 1, centre at loc."""
    parts = []
    pr = []
    for i in range(25):
        t = i / 24
        a = pi * 0.5 - t * pi * 0.90
        r = cos(a) if a > -0.2 else cos(a) * 1.0
        z = sin(a)
        if a < -0.35:
            z = z * 1.22 + 0.07
        pr.append((max(r, 0.0), z))
    seg = gores * 6
    verts, faces = [], []
    for i in range(seg):
        a = tau * i / seg
        b = 1 + 0.028 * abs(sin(gores / 2 * a))
        verts += [(p[0] * b * cos(a), p[0] * b * sin(a), p[1]) for p in pr]
    materials = [surface(c, 0.55, specular=0.3) for c in colors]
    o = None
    k = len(pr)
    faces = [
        (i * k + q, ((i + 1) % seg) * k + q, ((i + 1) % seg) * k + q + 1, i * k + q + 1)
        for i in range(seg)
        for q in range(k - 1)
    ]
    o = mesh_object(verts, faces, materials[0], True, 180)
    for m in materials[1:]:
        o.data.materials.append(m)
    o.data.polygons.foreach_set(
        "material_index", [((i // 6) % len(materials)) for i in range(seg) for q in range(k - 1)]
    )
    parts.append(o)
    parts.append(box((0.30, 0.30, 0.24), 0.04, surface("#7a5232", 0.8), (0, 0, -1.85)))
    zb = pr[-1]
    for x in (-0.13, 0.13):
        for y in (-0.13, 0.13):
            parts.append(
                tube([(x * 1.4, y * 1.4, zb[1]), (x, y, -1.75)], 0.010, surface("#3a2a20", 0.8), kind="POLY")
            )
    return group(parts, loc, rot, scale)


def rowing_boat(hull, benches, loc, turn, scale=1.0):
    """Open boat 1.24 long with two benches, bow at +X."""
    ring = lambda k, z: [
        (0.62 * k * cos(radians(a)), 0.24 * k * sin(radians(a)) * (1 - 0.35 * cos(radians(a))), z)
        for a in range(0, 360, 15)
    ]
    parts = [loft([ring(0.72, -0.14), ring(1, 0.12), ring(0.86, 0.12), ring(0.66, -0.02)], hull, angle=30)]
    parts += [box((0.09, 0.36, 0.03), 0.01, benches, (x, 0, 0.08)) for x in (-0.22, 0.2)]
    return group(parts, loc, (0, 0, turn), scale)


def figure(color="#2b2a30", h=1.7, loc=(0, 0, 0), rot=(0, 0, 0), head=None):
    """Small clay figure, h tall, for scale."""
    k = h / 1.7
    return group(
        [
            lathe(
                [(0, 0), (0.11, 0), (0.13, 0.5), (0.2, 1.02), (0.205, 1.32), (0.08, 1.43), (0, 1.44)],
                clay(color),
                0.07,
                48,
            ),
            sphere(0.115, clay(head or color), (0, 0, 1.545), segments=40),
        ],
        loc,
        rot,
        k,
    )
