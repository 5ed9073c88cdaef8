"""Draws the map of an invented harbour city: `python3 art/drawn/city_map.py` writes public/drawings/city-map.svg.

Districts are cut into blocks along their longest side, again and again: early cuts are wide streets, late ones lanes.
Blocks are drawn, streets are what is left between them. 2400 × 1600 units, one unit is about one metre.
"""

import random
from math import cos, hypot, radians, sin
from pathlib import Path

from geometry import area, breadth, centre, cut, distance, inset, inside, longest_axis, path, smooth, turn

TARGET = Path(__file__).resolve().parents[2] / "public" / "drawings" / "city-map.svg"
WIDTH, HEIGHT = 2400, 1600
rng = random.Random(41)

RIVER = smooth(
    [
        (-80, 250),
        (260, 330),
        (560, 520),
        (800, 760),
        (1110, 880),
        (1430, 860),
        (1720, 930),
        (1960, 1120),
        (2120, 1330),
    ]
)
RIVER_WIDTH = 104
BAY = smooth(
    [
        (2480, 880),
        (2330, 930),
        (2230, 1040),
        (2150, 1130),
        (2050, 1210),
        (1960, 1330),
        (1900, 1450),
        (1880, 1680),
    ]
)
OLD_TOWN = (1120, 600)
MARKET = (1130, 640)
PARK = smooth(
    [
        (420, 860),
        (640, 820),
        (790, 940),
        (860, 1090),
        (770, 1230),
        (560, 1260),
        (390, 1170),
        (340, 1000),
        (420, 860),
    ]
)
ISLAND = smooth(
    [(1190, 868), (1270, 838), (1400, 838), (1490, 862), (1400, 884), (1270, 892), (1190, 868)], 6
)

AVENUES = {
    "North Avenue": [MARKET, (1180, 420), (1290, 180), (1340, -40)],
    "Kiln Road": [MARKET, (860, 470), (560, 250), (300, -40)],
    "Fenwick Street": [MARKET, (1460, 610), (1880, 540), (2440, 500)],
    "Bridge Street": [MARKET, (1090, 860), (1060, 1100), (1120, 1380), (1110, 1640)],
    "Mill Lane": [(1064, 1056), (760, 1330), (330, 1480), (-40, 1500)],
    "Quayside": [(1062, 1090), (1420, 1130), (1700, 1240), (1850, 1420)],
}
RING = [
    (OLD_TOWN[0] + 470 * cos(a), OLD_TOWN[1] + 400 * sin(a))
    for a in [radians(172 + 216 * i / 40) for i in range(41)]
]
MOTORWAY = smooth([(-60, 1330), (260, 1300), (520, 1400), (900, 1500), (1340, 1540), (1640, 1660)])
RAILWAY = smooth([(-60, 640), (180, 596), (360, 620), (486, 694)])
RAILWAY_EAST = smooth([(2460, 250), (2100, 300), (1820, 330), (1640, 330)])


def districts():
    """The whole sheet, cut along the avenues into convex pieces; each with a grain: block area, unevenness."""
    sheet = [(-60, -60, 0), (WIDTH + 60, -60, 0), (WIDTH + 60, HEIGHT + 60, 0), (-60, HEIGHT + 60, 0)]
    pieces = [sheet]
    for point, angle in (
        ((1120, 640), 78),
        ((1120, 640), -7),
        ((560, 300), 38),
        ((1700, 600), 96),
        ((620, 1000), 84),
        ((1300, 1150), 12),
        ((300, 700), 8),
        ((2050, 500), 4),
        ((1120, 1300), -4),
    ):
        direction = (cos(radians(angle)), sin(radians(angle)))
        normal = (-direction[1], direction[0])
        pieces = [
            half
            for piece in pieces
            for half in (cut(piece, point, normal, 8), cut(piece, point, (-normal[0], -normal[1]), 8))
            if len(half) > 2 and area(half) > 20000
        ]
    return pieces


def blocks(polygon, depth=0):
    """Cuts a polygon into blocks."""
    middle = centre(polygon)
    away = hypot((middle[0] - OLD_TOWN[0]) / 1.15, middle[1] - OLD_TOWN[1])
    old = away < 330
    wanted = 2600 if old else 5200 if away < 620 else 8600 if away < 1000 else 13000
    if area(polygon) < wanted * rng.uniform(0.8, 1.5):
        return [polygon]
    (ux, uy), along, _ = longest_axis(polygon)
    tilt = rng.gauss(0, 0.16 if old else 0.025)
    normal = turn((ux, uy), tilt)
    share = rng.uniform(0.4, 0.6) if not old else rng.uniform(0.34, 0.66)
    offsets = [p[0] * ux + p[1] * uy for p in polygon]
    at = min(offsets) + along * share
    shift = at - (middle[0] * ux + middle[1] * uy)
    point = (middle[0] + ux * shift, middle[1] + uy * shift)
    width = (7 if depth < 2 else 5 if depth < 4 else 3.4) * (0.8 if old else 1)
    halves = (cut(polygon, point, normal, width), cut(polygon, point, (-normal[0], -normal[1]), width))
    return [block for half in halves if len(half) > 2 for block in blocks(half, depth + 1)]


def court(block):
    """The building round a yard: outer wall and, where there is room, the yard as a hole."""
    plain = [(x, y, 0) for x, y, *_ in block]
    outer = inset(plain, 2)
    yard = inset(plain, 15 + rng.uniform(-2, 3))
    if len(outer) < 3:
        return ""
    if len(yard) < 3 or area(yard) < 260:
        return path(outer)
    return path(outer) + path(list(reversed(yard)))


def houses(block):
    """A row of detached houses along the longest side of a suburban block."""
    (ux, uy), along, across = longest_axis(block)
    x0, y0 = centre(block)
    out = []
    for row in (-1, 1):
        n = int(along / 44)
        for i in range(n):
            if rng.random() < 0.16:
                continue
            a = (i + 0.5) / n * along - along / 2 + rng.uniform(-4, 4)
            b = row * (across / 2 - 17)
            w, d = rng.uniform(9, 14), rng.uniform(7, 10)
            corner = lambda s, t: (
                x0 + ux * (a + s * w) - uy * (b + t * d),
                y0 + uy * (a + s * w) + ux * (b + t * d),
            )
            box = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
            if all(inside(p, block) for p in box):
                out.append(path(box))
    return "".join(out)


def scatter(polygon, n, keep):
    """n points in a polygon, at least `keep` apart."""
    out = []
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    for _ in range(n * 30):
        p = (round(rng.uniform(min(xs), max(xs))), round(rng.uniform(min(ys), max(ys))))
        if len(out) < n and inside(p, polygon) and all(hypot(p[0] - q[0], p[1] - q[1]) > keep for q in out):
            out.append(p)
    return out


def trees(polygon, n, keep):
    """Dots: lines of no length, to be drawn with round ends."""
    return "".join(f"M{x} {y}h0" for x, y in scatter(polygon, n, keep))


def mix(color, share, ground="var(--paper)"):
    return f"color-mix(in oklab, {color} {share}%, {ground})"


STREET = "var(--paper-raised)"
LAND = mix("var(--ink)", 6)
BUILDING = mix("var(--ink)", 13)
LANDMARK = mix("var(--ink)", 30)
WATER = mix("#3f8fb5", 36)
GREEN = mix("#5f9a57", 30)
TREE = mix("#4d8a4a", 50)
MAIN = mix("var(--accent)", 52)
CASING = mix("var(--ink)", 22)


def stroke(data, color, width, extra=""):
    return f'<path d="{data}" fill="none" stroke="{color}" stroke-width="{width}" {extra}/>'


def label(text, x, y, size, spacing=0, turned=0, color="var(--ink-soft)", weight=500, halo=LAND):
    spin = f' transform="rotate({turned} {x} {y})"' if turned else ""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" letter-spacing="{spacing}" text-anchor="middle" '
        f'fill="{color}" stroke="{halo}" stroke-width="6" stroke-linejoin="round" paint-order="stroke"{spin}>{text}</text>'
    )


def draw():
    land, built, green, green_trees = [], [], [], []
    for district in districts():
        for block in blocks(district):
            shape = inset(block)
            if len(shape) < 3 or area(shape) < 300 or breadth(shape) < 9:
                continue
            middle = centre(shape)
            if inside(middle, [*BAY, (2500, 1700)]):
                continue
            if distance(middle, RIVER) < RIVER_WIDTH / 2 + 14:
                green.append(path(shape))
                continue
            if inside(middle, PARK):
                continue
            if 700 < area(shape) < 5200 and rng.random() < 0.045:
                green.append(path(shape))
                green_trees.append(
                    trees(inset([(x, y, 0) for x, y, *_ in shape], 7) or shape, int(area(shape) / 330), 11)
                )
                continue
            land.append(path(shape))
            away = hypot(middle[0] - OLD_TOWN[0], middle[1] - OLD_TOWN[1])
            if away < 760:
                built.append(court(shape))
            elif area(shape) > 2600:
                built.append(houses(shape))

    lines = {name: path(smooth(points), closed=False) for name, points in AVENUES.items()}
    all_lines = "".join(lines.values())
    river = path(RIVER, closed=False)
    ring = path(RING, closed=False)
    bay = path([*BAY, (2500, 1700)])
    piers = "".join(
        path(
            [
                (x, y),
                (x + 150 * cos(a), y + 150 * sin(a)),
                (x + 150 * cos(a) - 34 * sin(a), y + 150 * sin(a) + 34 * cos(a)),
                (x - 34 * sin(a), y + 34 * cos(a)),
            ]
        )
        for x, y, a in ((2130, 1180, 0.55), (2050, 1262, 0.55), (1966, 1372, 0.5))
    )
    marina = "".join(f"M{2250 + 26 * i} {1046 + 4 * i}l52 40" for i in range(5))
    park_paths = (
        path(smooth([(385, 1010), (520, 960), (640, 1010), (740, 960), (800, 960)]), False)
        + path(smooth([(470, 1230), (560, 1120), (640, 1010), (610, 900), (600, 825)]), False)
        + path(smooth([(640, 1010), (720, 1100), (830, 1110)]), False)
        + path(smooth([(560, 1120), (680, 1180), (775, 1190)]), False)
    )
    pond = path(smooth([(470, 1040), (530, 1020), (575, 1050), (540, 1085), (480, 1082), (470, 1040)], 5))
    walks = smooth([(385, 1010), (520, 960), (640, 1010), (740, 960), (800, 960)])
    slope = smooth([(470, 1230), (560, 1120), (640, 1010), (610, 900), (600, 825)])
    park_trees = [
        f"M{x} {y}h0"
        for x, y in scatter(PARK, 190, 15)
        if min(distance((x, y), walks), distance((x, y), slope), distance((x, y), PARK) + 2) > 15
        and hypot(x - 522, y - 1054) > 74
    ]
    island_blocks = "".join(
        path(corners)
        for corners in (
            [(1232, 862), (1280, 848), (1284, 880), (1240, 872)],
            [(1296, 846), (1346, 845), (1348, 883), (1298, 882)],
            [(1362, 845), (1408, 848), (1412, 878), (1362, 882)],
        )
    )
    station = [(478, 662), (556, 708), (534, 746), (456, 700)]
    station_east = [(1556, 306), (1644, 306), (1644, 352), (1556, 352)]
    cathedral = [
        (1012, 596),
        (1032, 596),
        (1032, 580),
        (1046, 580),
        (1046, 596),
        (1072, 596),
        (1078, 604),
        (1072, 612),
        (1046, 612),
        (1046, 628),
        (1032, 628),
        (1032, 612),
        (1012, 612),
    ]

    parts = [
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{STREET}"/>',
        f'<path d="{"".join(land)}" fill="{LAND}" stroke="{LAND}" stroke-width="4" stroke-linejoin="round"/>',
        f'<path d="{"".join(built)}" fill="{BUILDING}"/>',
        f'<path d="{"".join(green)}" fill="{GREEN}" stroke="{GREEN}" stroke-width="4" stroke-linejoin="round"/>',
        # the park
        f'<path d="{path(PARK)}" fill="{GREEN}" stroke="{STREET}" stroke-width="14"/>',
        stroke(park_paths, STREET, 6, 'stroke-linecap="round"'),
        f'<path d="{pond}" fill="{WATER}"/>',
        stroke("".join(green_trees + park_trees), TREE, 9, 'stroke-linecap="round"'),
        # the ring, planted where the walls stood
        stroke(ring, STREET, 34),
        stroke(ring, TREE, 7, 'stroke-dasharray="0 15" stroke-linecap="round"'),
        # main roads on land
        stroke(all_lines, CASING, 21, 'stroke-linejoin="round"'),
        stroke(all_lines, MAIN, 17, 'stroke-linejoin="round"'),
        # water and its quays
        stroke(river, STREET, RIVER_WIDTH + 26),
        f'<path d="{bay}" fill="{WATER}" stroke="{STREET}" stroke-width="26"/>',
        stroke(river, WATER, RIVER_WIDTH),
        f'<path d="{piers}" fill="{LAND}"/>',
        stroke(marina, LAND, 6),
        f'<path d="{path(ISLAND)}" fill="{STREET}"/><path d="{island_blocks}" fill="{BUILDING}"/>',
        # bridges
        stroke(lines["Bridge Street"], CASING, 21),
        stroke(lines["Bridge Street"], MAIN, 17),
        stroke("M1318 770L1322 970M1600 820L1588 980M420 330L352 440", STREET, 12),
        # motorway and railway
        stroke(path(MOTORWAY, False), CASING, 30),
        stroke(path(MOTORWAY, False), MAIN, 25),
        stroke(path(MOTORWAY, False), CASING, 1.5),
        stroke(path(RAILWAY, False) + path(RAILWAY_EAST, False), STREET, 13),
        stroke(path(RAILWAY, False) + path(RAILWAY_EAST, False), mix("var(--ink)", 48), 5),
        stroke(path(RAILWAY, False) + path(RAILWAY_EAST, False), STREET, 2.4, 'stroke-dasharray="14 14"'),
        # landmarks
        f'<circle cx="{MARKET[0]}" cy="{MARKET[1]}" r="34" fill="{STREET}"/>',
        f'<path d="{path(cathedral)}{path(station)}{path(station_east)}" fill="{LANDMARK}"/>',
        f'<ellipse cx="1990" cy="760" rx="86" ry="62" fill="{LANDMARK}"/><ellipse cx="1990" cy="760" rx="56" ry="34" fill="{GREEN}"/>',
        # names
        label("OLD TOWN", 1010, 520, 26, 7, weight=600),
        label("NORTHGATE", 1560, 190, 26, 7, weight=600),
        label("KILNFIELD", 620, 130, 26, 7, weight=600),
        label("EASTWHARF", 1740, 690, 26, 7, weight=600),
        label("LINDEN PARK", 610, 1160, 23, 3, color=mix("#2f6b35", 62, "var(--ink)"), weight=600),
        label("SOUTHBANK", 1400, 1310, 26, 7, weight=600),
        label("MILLSIDE", 210, 1160, 26, 7, weight=600),
        label("Central Station", 470, 782, 22),
        label("East Station", 1600, 390, 22),
        label("Minster", 1036, 662, 22),
        label("Stadium", 1990, 856, 22),
        label("Fenwick Street", 1770, 562, 22, 1, -8, halo=STREET),
        label("North Avenue", 1238, 318, 22, 1, -64, halo=STREET),
        label("Bridge Street", 1092, 1250, 22, 1, 80, halo=STREET),
        label("Kiln Road", 690, 346, 22, 1, 38, halo=STREET),
        label("Quayside", 1560, 1188, 22, 1, 18, halo=STREET),
        f'<path id="city-river" d="{path(smooth([(840, 802), (1000, 868), (1180, 900)]), False)}" fill="none"/>',
        f'<text font-size="22" font-style="italic" letter-spacing="6" fill="{mix("#1f6f96", 70, "var(--ink)")}"><textPath href="#city-river">River Aune</textPath></text>',
        label("Aune Bay", 2240, 1470, 26, 6, color=mix("#1f6f96", 70, "var(--ink)"), halo=WATER),
    ]
    body = "\n".join(parts)
    TARGET.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg">\n'
        f'<symbol id="city" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMid slice">\n{body}\n</symbol>\n</svg>\n'
    )


if __name__ == "__main__":
    draw()
    print(f"{TARGET.name}: {TARGET.stat().st_size / 1000:.0f} kB")
