"""A touring bicycle of the old kind, in metres."""

from math import cos, radians, sin, tau

from mathutils import Matrix, Vector

from kit.curves import sweep_loft, tube
from kit.materials.solid import metal, surface
from kit.materials.weather import chipped, weathered
from kit.objects import group
from kit.outlines import catmull_rom, circle_outline
from kit.shapes import box, cylinder, extrude, grid, lathe, torus

REAR, CRANK, FRONT = (-0.47, 0, 0.345), (0, 0, 0.285), (0.63, 0, 0.345)
# The steering axis, from the crown of the fork to the top of the head tube.
CROWN, HEAD = (0.44, 0, 0.70), (0.355, 0, 0.91)


def wheel(hub, tyre, rim, spoke):
    """36 spokes, three crossed."""
    x, _, z = hub
    parts = [
        torus(0.325, 0.0195, tyre, hub, (90, 0, 0)),
        torus(0.304, 0.0105, rim, hub, (90, 0, 0), (1, 1, 1.15)),
        cylinder(0.017, 0.1, rim, 0.004, (x, 0.05, z), (90, 0, 0), 24),
        cylinder(0.006, 0.15, spoke, 0.002, (x, 0.075, z), (90, 0, 0), 16),
    ]
    for side in (-1, 1):
        parts.append(cylinder(0.028, 0.004, rim, 0.001, (x, side * 0.034, z), (90, 0, 0), 24))
    for i in range(36):
        a = tau * i / 36
        side = 1 if i % 2 else -1
        b = a + (1.15 if i % 4 < 2 else -1.15)
        ends = [(x + 0.026 * cos(b), side * 0.034, z + 0.026 * sin(b)), (x + 0.3 * cos(a), 0, z + 0.3 * sin(a))]
        parts.append(tube(ends, 0.0011, spoke, kind="POLY", ring_resolution=1))
    return parts


def mudguard(hub, start, end, paint, steel):
    """From one angle to another, counted from +X upwards, with two pairs of stays."""
    x, _, z = hub

    def f(u, v):
        a = radians(start + (end - start) * u)
        r = 0.371 - 0.014 * (2 * v - 1) ** 2
        return (x + r * cos(a), (v - 0.5) * 0.058, z + r * sin(a))

    parts = [grid(70, 9, f, paint, thickness=0.0016)]
    low = end if abs(sin(radians(end))) < abs(sin(radians(start))) or end > 150 else start
    for turn in (low, low + (52 if low == start else -52)):
        a = radians(turn)
        for side in (-1, 1):
            parts.append(tube([(x, side * 0.055, z), (x + 0.36 * cos(a), side * 0.029, z + 0.36 * sin(a))], 0.0022, steel, kind="POLY"))
    return parts


def saddle(leather, steel):
    path = [(0.15, 0, 0.0), (0.10, 0, 0.006), (0.03, 0, 0.004), (-0.05, 0, 0.008), (-0.10, 0, 0.016), (-0.135, 0, 0.014)]
    sections = [(0.014, 0.012, 0), (0.023, 0.02, 0), (0.034, 0.024, 0), (0.075, 0.027, 0), (0.092, 0.026, 0), (0.07, 0.014, 0)]
    smooth = catmull_rom(path, 5)
    widths = catmull_rom(sections, 5)
    parts = [sweep_loft(smooth, widths, leather)]
    for side in (-1, 1):
        coil = [(-0.09 + 0.016 * cos(tau * t), side * 0.055 + 0.016 * sin(tau * t), -0.075 + 0.012 * t) for t in [i / 10 for i in range(46)]]
        parts.append(tube(coil, 0.0024, steel, kind="POLY"))
        parts.append(tube([(0.13, side * 0.006, -0.012), (0.04, side * 0.018, -0.06), (-0.10, side * 0.05, -0.075)], 0.0034, steel))
    parts.append(tube([(-0.09, -0.06, -0.02), (-0.105, 0, -0.02), (-0.09, 0.06, -0.02)], 0.003, steel))
    return parts


def bicycle(color="#b02a20", turn=0, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Stands upright on z = 0 and faces +X, its chain towards -Y; `turn` is how far the bars are turned to +Y, in degrees."""
    paint = weathered(chipped(color, "#3a2419", 0.1, 2.2, 0.33, 0.3), 0.45, "#8c7058", 5)
    steel = weathered(metal("#c6c4bd", 0.24), 0.55, "#8a6a4c", 6)
    dull = weathered(metal("#8d8a84", 0.42), 0.7, "#7c5c42", 6)
    tyre = weathered(surface("#35312c", 0.8, specular=0.25, bump=0.3, bump_scale=160, bump_dist=0.002), 0.7, "#7a7068", 5)
    black = surface("#191817", 0.5, bump=0.1, bump_scale=90, bump_dist=0.001)
    leather = weathered(surface("#5a3420", 0.42, coat=0.15, bump=0.2, bump_scale=120, bump_dist=0.001), 0.5, "#806048", 8)

    rod = lambda a, b, r, m=paint: tube([a, b], r, m, kind="POLY")
    seat, post = (-0.19, 0, 0.80), (-0.235, 0, 0.925)
    frame = [
        *wheel(REAR, tyre, steel, dull),
        *mudguard(REAR, 20, 205, paint, dull),
        rod(CRANK, seat, 0.0145),
        rod((-0.185, 0, 0.785), (0.384, 0, 0.838), 0.0135),
        rod(CRANK, (0.432, 0, 0.72), 0.0150),
        rod((0.437, 0, 0.707), (HEAD[0], 0, HEAD[2]), 0.0185),
        rod(seat, post, 0.0125, steel),
        cylinder(0.0235, 0.075, paint, 0.003, (0, 0.0375, CRANK[2]), (90, 0, 0), 32),
        torus(0.016, 0.005, steel, (-0.191, 0, 0.797), (0, -20, 0), segments=32, ring_segments=10),
    ]
    for s in (-1, 1):
        frame.append(tube([(-0.03, s * 0.02, 0.287), (-0.12, s * 0.045, 0.30), (REAR[0], s * 0.058, REAR[2])], 0.0088, paint))
        frame.append(tube([(-0.183, s * 0.012, 0.775), (-0.23, s * 0.04, 0.70), (REAR[0], s * 0.058, REAR[2])], 0.0075, paint))
    frame.append(group(saddle(leather, dull), (-0.245, 0, 0.985), (0, -3, 0)))

    # Drive: a guard over the chain, crank arms, pedals of rubber.
    guard = [(0.118, 0.01), (0.085, 0.075), (0.0, 0.112), (-0.12, 0.105), (-0.30, 0.112), (-0.45, 0.108), (-0.475, 0.085), (-0.44, 0.066), (-0.28, 0.062)]
    guard += [(-0.13, 0.045), (-0.09, -0.01), (-0.05, -0.085), (0.03, -0.108), (0.095, -0.06)]
    frame += [
        extrude([catmull_rom([*guard, guard[0]], 6)[:-1], circle_outline(0.055, 0, 0)], 0.012, 0.004, paint, (CRANK[0], -0.058, CRANK[2]), (90, 0, 0)),
        torus(0.085, 0.004, dull, (0, -0.05, CRANK[2]), (90, 0, 0), segments=64, ring_segments=8),
        cylinder(0.03, 0.014, steel, 0.004, (0, -0.052, CRANK[2]), (90, 0, 0), 32),
    ]
    for z in (0.062, -0.058):
        frame.append(rod((0.0, -0.048, CRANK[2] + z * 1.3), (REAR[0], -0.048, REAR[2] + z * 0.55), 0.004, black))
    for s, a in ((-1, radians(-38)), (1, radians(142))):
        y = s * 0.075
        end = (0.17 * cos(a), y + s * 0.012, CRANK[2] + 0.17 * sin(a))
        frame.append(rod((0, y - s * 0.01, CRANK[2]), end, 0.0095, steel))
        frame.append(box((0.012, 0.115, 0.012), 0.004, dull, (end[0], y + s * 0.065, end[2])))
        for side in (-1, 1):
            frame.append(box((0.026, 0.095, 0.024), 0.006, black, (end[0] + side * 0.03, y + s * 0.07, end[2]), (0, 8, 0)))

    # Carrier with its spring clip.
    for s in (-1, 1):
        rail = [(-0.235, s * 0.018, 0.762), (-0.27, s * 0.055, 0.762), (-0.60, s * 0.06, 0.758), (-0.635, s * 0.03, 0.757), (-0.64, 0, 0.757)]
        frame.append(tube(rail, 0.0046, dull))
        frame.append(tube([(-0.56, s * 0.06, 0.758), (REAR[0] - 0.005, s * 0.066, REAR[2])], 0.0042, dull, kind="POLY"))
        frame.append(tube([(-0.285, s * 0.022, 0.775), (-0.40, s * 0.03, 0.80), (-0.55, s * 0.012, 0.792), (-0.57, 0, 0.79)], 0.0036, dull))
    for x in (-0.30, -0.42, -0.54):
        frame.append(rod((x, -0.058, 0.76), (x, 0.058, 0.76), 0.004, dull))
    frame.append(cylinder(0.024, 0.012, surface("#7a1812", 0.2, coat=0.5), 0.004, (-0.806, 0, 0.50), (0, -80, 0), 32))

    # All that turns with the bars.
    front = [
        *wheel(FRONT, tyre, steel, dull),
        *mudguard(FRONT, 35, 172, paint, dull),
        rod(CROWN, (HEAD[0] - 0.045, 0, 1.015), 0.011, steel),
        box((0.05, 0.11, 0.026), 0.009, steel, (0.446, 0, 0.694), (0, 22, 0)),
        torus(0.021, 0.006, steel, (0.353, 0, 0.914), (0, -22, 0), segments=32, ring_segments=10),
        tube([(0.312, 0, 1.008), (0.335, 0, 1.028), (0.385, 0, 1.035)], 0.0125, steel),
    ]
    for s in (-1, 1):
        front.append(tube([(0.448, s * 0.046, 0.695), (0.50, s * 0.052, 0.57), (0.56, s * 0.055, 0.45), (FRONT[0], s * 0.056, FRONT[2])], 0.0095, paint, taper=[1.25, 1.2, 1.0, 0.75]))
        bar = [(0.39, 0, 1.035), (0.395, s * 0.07, 1.037), (0.385, s * 0.16, 1.055), (0.32, s * 0.245, 1.062), (0.22, s * 0.282, 1.045), (0.12, s * 0.296, 1.02)]
        front.append(tube(bar, 0.011, steel))
        front.append(tube([(0.225, s * 0.282, 1.046), (0.165, s * 0.291, 1.031), (0.105, s * 0.298, 1.016)], 0.0165, black, taper=[1, 0.92, 1.08]))
        front.append(tube([(0.36, s * 0.2, 1.052), (0.30, s * 0.228, 1.02), (0.19, s * 0.262, 1.005)], 0.005, steel))
        front.append(tube([(0.36, s * 0.2, 1.05), (0.48, s * 0.12, 1.02), (0.50, s * 0.03, 0.92), (0.45, s * 0.01, 0.78)], 0.0028, black))
    front += [
        lathe([(0, 0), (0.02, 0.002), (0.036, 0.03), (0.042, 0.062), (0.045, 0.066), (0.041, 0.068), (0, 0.072)], steel, 0.004, 48, (0.475, 0, 0.86), (0, 84, 0)),
        tube([(0.37, 0, 0.93), (0.42, 0, 0.91), (0.48, 0, 0.86)], 0.006, dull),
        lathe([(0, 0), (0.026, 0.0), (0.028, 0.006), (0.018, 0.024), (0, 0.028)], steel, 0.003, 32, (0.392, -0.1, 1.052)),
    ]
    steering = group(front)
    axis = (Vector(HEAD) - Vector(CROWN)).normalized()
    steering.matrix_basis = Matrix.Translation(CROWN) @ Matrix.Rotation(radians(turn), 4, axis) @ Matrix.Translation(-Vector(CROWN))
    return group([*frame, steering], loc, rot)
