"""Cushions, cloth that hangs or lies, beds. 1 unit = 1 m."""

from math import cos, pi, radians, sin, sqrt, tau

import bmesh
from mathutils import Vector, noise

from kit.curves import tube
from kit.materials.natural import wood
from kit.materials.textile import fabric
from kit.objects import group, mesh_object, set_material, shade_smooth
from kit.outlines import signed_power
from kit.shapes import box, cylinder, grid, loft


def cushion(
    size=(1, 1, 0.3),
    material=None,
    e_xy=0.32,
    e_z=0.75,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    piping=None,
    crease=0.0,
    nu=128,
    nv=48,
    seed=0,
):
    """Soft superellipsoid cushion. e small = boxier. crease = fabric wrinkle amount. piping = material of the seam cord."""
    a, b, c = (x / 2 for x in size)
    verts, faces = [], []
    for j in range(nv + 1):
        ph = -pi / 2 + pi * j / nv
        cp, sp = signed_power(cos(ph), e_z), signed_power(sin(ph), e_z)
        for i in range(nu):
            t = tau * i / nu
            verts.append((a * cp * signed_power(cos(t), e_xy), b * cp * signed_power(sin(t), e_xy), c * sp))
    faces = [
        (j * nu + i, j * nu + (i + 1) % nu, (j + 1) * nu + (i + 1) % nu, (j + 1) * nu + i)
        for j in range(nv)
        for i in range(nu)
    ]
    o = mesh_object(verts, faces, None, True, 180)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
    bm.to_mesh(o.data)
    bm.free()
    if crease:
        for v in o.data.vertices:
            n = noise.fractal((v.co + Vector((seed * 7.3, 0, 0))) * 3.5 / max(size), 1, 2, 3)
            v.co += v.normal * n * crease * min(size)
    shade_smooth(o, 180)
    set_material(o, material)
    parts = [o]
    if piping is not None:
        parts.append(
            tube(
                [
                    (
                        a * 1.005 * signed_power(cos(tau * i / 96), e_xy),
                        b * 1.005 * signed_power(sin(tau * i / 96), e_xy),
                        0,
                    )
                    for i in range(96)
                ],
                min(size) * 0.035,
                piping,
                cyclic=True,
                kind="POLY",
            )
        )
    return group(parts, loc, rot)


def pillow(w=0.5, material=None, loc=(0, 0, 0), rot=(0, 0, 0), puff=0.17, h=None, seed=1):
    """Scatter pillow with pinched corners, standing in XZ (thin along Y)"""
    h = h or w
    n = 49

    def f(sg):
        def g(u, v):
            x, y = 2 * u - 1, 2 * v - 1
            k = (1 - x**4) * (1 - y**4)
            k = max(0, k) ** 0.6
            pin = 0.07
            wr = noise.noise(Vector((x * 2.2 + seed, y * 2.2, sg * 3))) * 0.02
            return (
                x * w / 2 * (1 - pin * (1 - abs(y) ** 2) * abs(x) ** 3),
                sg * (puff * k * 0.55 + wr * k),
                y * h / 2 * (1 - pin * (1 - abs(x) ** 2) * abs(y) ** 3),
            )

        return g

    return group([grid(n, n, f(1), material), grid(n, n, f(-1), material)], loc, rot)


def curved_pad(
    radius,
    thickness,
    h,
    start,
    end,
    material=None,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    n=72,
    exponent=0.5,
    lean=0.0,
    dip=0.0,
):
    """Upholstered curved pad (tub-chair back): arc radius R, thickness th, height h, angles in degrees (0 = +X, 90 = +Y)"""
    sections = []
    for i in range(n + 1):
        t = i / n
        q = abs(2 * t - 1)
        cap = max(0.02, 1 - max(0, (q - 0.86) / 0.14) ** 2.4) ** 0.5 if q > 0.86 else 1
        a = radians(start + (end - start) * t)
        hh = h * (1 - dip * q**2)
        ring = []
        for j in range(40):
            p = tau * j / 40
            rr, z = (
                thickness / 2 * cap * signed_power(cos(p), exponent),
                hh / 2 * signed_power(sin(p), exponent) * (0.55 + 0.45 * cap),
            )
            r = radius + rr + lean * (z + hh / 2)
            ring.append((r * cos(a), r * sin(a), z + hh / 2))
        sections.append(ring)
    return loft(sections, material, loc=loc, rot=rot)


def drape(
    width,
    depth,
    top,
    x_range,
    y_range,
    material,
    r=0.08,
    wrinkle=0.02,
    seed=0,
    n=(110, 110),
    fold=0.03,
    thickness=0.02,
    puff=0.0,
    wrinkle_scale=2.0,
    folds=7,
    z_min=0.0,
):
    """Cloth lying over a W x D block at height top. xr, yr: cloth extents in flat coordinates (may hang over)"""
    a, b = width / 2 - r, depth / 2 - r

    def f(u, v):
        x = x_range[0] + (x_range[1] - x_range[0]) * u
        y = y_range[0] + (y_range[1] - y_range[0]) * v
        cx, cy = min(a, max(-a, x)), min(b, max(-b, y))
        dx, dy = x - cx, y - cy
        d = sqrt(dx * dx + dy * dy)
        nz = (
            noise.fractal(Vector((x * wrinkle_scale + seed * 3.1, y * wrinkle_scale, seed)), 1, 2, 4)
            * wrinkle
        )
        nz += (
            wrinkle
            * 0.8
            * abs(
                noise.noise(
                    Vector((x * wrinkle_scale * 0.7 + y * 0.9 + seed, y * wrinkle_scale * 1.6 - x, 3 + seed))
                )
            )
        )
        edge = min(1, max(0, (1 - abs(x) / (width / 2)))) * min(1, max(0, 1 - abs(y) / (depth / 2)))
        p = puff * min(1, edge * 9) ** 0.6
        if d < 1e-6:
            return (x, y, top + nz + p)
        ux, uy = dx / d, dy / d
        q = d / r
        if q < pi / 2:
            h = r * sin(q)
            z = top - r * (1 - cos(q)) + nz * cos(q)
        else:
            e = d - r * pi / 2
            h = r + fold * (sin(folds * (x + y * 1.3) + seed) * 0.5 + 0.5) * min(1, e / 0.15) + nz * 0.8
            z = top - r - e
        return (cx + ux * h, cy + uy * h, max(z_min, z))

    return grid(n[0], n[1], f, material, thickness=thickness)


def curtain(w=1.6, h=2.8, material=None, folds=9, depth=0.07, loc=(0, 0, 0), rot=(0, 0, 0), seed=0):
    """Hanging curtain with `folds` waves."""

    def f(u, v):
        k = u * folds * tau
        return (
            (u - 0.5) * w + 0.02 * sin(k * 2),
            depth * sin(k + 0.8 * sin(u * 5 + seed)) * (0.75 + 0.25 * v)
            + 0.02 * noise.noise(Vector((u * 9, v * 2, seed))),
            v * h,
        )

    return grid(folds * 20, 24, f, material or fabric("#efe6d8", "linen"), loc, rot)


def rug(w=2.4, d=1.7, material=None, loc=(0, 0, 0), rot=(0, 0, 0), is_round=False):
    """Flat rug, w × d, or round with diameter w."""
    material = material or fabric("#e4d6c3", "boucle")
    return (
        cylinder(w / 2, 0.025, material, 0.012, loc)
        if is_round
        else box((w, d, 0.025), 0.012, material, (loc[0], loc[1], loc[2] + 0.0125), rot)
    )


def bed(
    w=1.7,
    l=2.0,
    sheet="#f4efe6",
    duvet="#ece3d5",
    throw=None,
    base=None,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    h=0.52,
    head=None,
    pillows=("#f4efe6", "#e9ddcb"),
    small_pillows=(),
    hang=0.34,
    throw_kind="knit",
    seed=0,
    kind="linen",
):
    """Better bed; headboard end at +Y, feet at -Y, origin at centre on floor."""
    parts = [
        box((w + 0.06, l + 0.06, h * 0.46), 0.03, base or wood(), (0, 0, h * 0.30)),
        box((w, l, h * 0.50), 0.09, fabric(sheet, "linen"), (0, 0, h * 0.72), segments=8),
    ]
    parts.append(
        drape(
            w + 0.05,
            l + 0.05,
            h + 0.02,
            (-w / 2 - hang, w / 2 + hang),
            (-l / 2 - hang * 0.9, l / 2 - 0.62),
            fabric(duvet, kind, 0.8),
            0.10,
            0.05,
            seed,
            (130, 120),
            0.045,
            0.03,
            0.07,
            1.7,
            9,
            0.08,
        )
    )
    # turned-back sheet
    parts.append(
        drape(
            w + 0.10,
            l + 0.05,
            h + 0.085,
            (-w / 2 - hang * 0.8, w / 2 + hang * 0.8),
            (l / 2 - 0.86, l / 2 - 0.58),
            fabric(sheet, "linen", 0.8),
            0.11,
            0.03,
            seed + 2,
            (130, 24),
            0.04,
            0.04,
            0.06,
            2.2,
            9,
            0.1,
        )
    )
    if throw:
        parts.append(
            drape(
                w + 0.13,
                l + 0.13,
                h + 0.075,
                (-w / 2 - hang * 1.02, w / 2 + hang * 1.02),
                (-l / 2 + 0.12, -l / 2 + 0.72),
                fabric(throw, throw_kind, 0.9),
                0.12,
                0.035,
                seed + 5,
                (130, 50),
                0.04,
                0.03,
                0.07,
                2.0,
                9,
                0.06,
            )
        )
    for i, x in enumerate((-w / 4, w / 4)):
        parts.append(
            pillow(
                w * 0.44,
                fabric(pillows[0], "linen"),
                (x, l / 2 - 0.20, h + 0.26),
                (-22, 0, 3 - 6 * i),
                0.26,
                0.52,
                2 + i,
            )
        )
        parts.append(
            pillow(
                w * 0.40,
                fabric(pillows[-1], "linen"),
                (x * 0.94, l / 2 - 0.42, h + 0.22),
                (-32, 2 - 4 * i, -4 + 6 * i),
                0.24,
                0.46,
                5 + i,
            )
        )
    for i, c in enumerate(small_pillows):
        parts.append(
            pillow(
                0.42,
                fabric(c, "linen"),
                ((i - (len(small_pillows) - 1) / 2) * 0.5 + 0.04, l / 2 - 0.62, h + 0.19),
                (-38, 4, 8 - 10 * i),
                0.18,
                0.34,
                9 + i,
            )
        )
    if head == "panel":
        parts.append(
            box((w + 0.3, 0.09, 1.05), 0.05, fabric(duvet, "linen"), (0, l / 2 + 0.09, 0.62), segments=8)
        )
    elif head:
        parts.append(head)
    return group(parts, loc, rot)
