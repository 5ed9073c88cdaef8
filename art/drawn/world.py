"""Draws the world as dots: `python3 art/drawn/world.py` writes public/drawings/world.svg.

`python3 art/drawn/world.py 13.4 52.5` prints where a place (longitude, latitude) lies on the drawing, in per cent from
the left and the top. Coasts are traced by hand, to about one degree; the projection is Robinson's.
"""

import sys
from pathlib import Path

from geometry import inside

TARGET = Path(__file__).resolve().parents[2] / "public" / "drawings" / "world.svg"
STEP = 6.4
WIDTH = 1000
TOP, BOTTOM = 83.5, -56.5
# The empty Pacific at both ends is left out.
LEFT, RIGHT = 124, 976
# Robinson's table, every five degrees: length of the parallel, distance from the equator.
PARALLELS = (
    1,
    0.9986,
    0.9954,
    0.99,
    0.9822,
    0.973,
    0.96,
    0.9427,
    0.9216,
    0.8962,
    0.8679,
    0.835,
    0.7986,
    0.7597,
    0.7186,
    0.6732,
    0.6213,
    0.5722,
    0.5322,
)
HEIGHTS = (
    0,
    0.062,
    0.124,
    0.186,
    0.248,
    0.31,
    0.372,
    0.434,
    0.4958,
    0.5571,
    0.6176,
    0.6769,
    0.7346,
    0.7903,
    0.8435,
    0.8936,
    0.9394,
    0.9761,
    1,
)

LAND = {
    "Africa": "-6 36 0 36 10 37 11 34 20 31 25 32 32 31 34 28 37 22 39 16 43 12 51 12 49 6 42 -1 39 -6 40 -15 35 -20 35 -24 32 -28 27 -34 20 -35 18 -32 14 -22 12 -15 13 -8 9 -1 9 4 5 6 -4 5 -8 4.5 -13 8 -17 14 -17 21 -13 27 -9 32",
    "Eurasia": "-9 37 -9 43 -2 43.5 -1 46 -5 48.5 2 51 4 53 8 54 8 57 10.5 57.5 11 54.5 14 54 19 54.5 21 57 24 57.5 23 59.5 30 60 22 60.5 21 63 25 65.5 22 66 17 62 17 60 16 56.5 13 55.5 11 59 8 58 5 59 5 62 10 64 14 68 20 70 28 71 33 69.5 41 67 41 66.5 34 66.5 38 64 44 66 44 68 54 68.5 60 69 68 69 67 72.5 70 73 73 71 75 72.5 80 72.5 87 75 98 76 104 77.5 113 74 128 72.5 140 72.5 150 71 160 70 170 69.5 180 69 180 65 178 62.5 170 60 163 60 162 56 157 51 155.5 56 160 61 155 59.5 142 59 136 54.5 141 53 140 48 135 43.5 130 42.5 127.5 39.5 129.5 36 128 34.7 126.3 35 126.5 37.5 124.5 40 121.5 39 121 40.8 118 39 119 37.3 122 37.2 119.5 35 121.8 31 121 28 118 24.5 113.5 22.2 110 21 108 21.5 106 19 109 13 107 10.5 105 9 104.5 10.5 102.5 12 100.8 13.4 99.5 10 103.4 4 103.5 1.5 101.3 3 100 6.5 98.3 9 98.5 14 97.5 17 94.3 16 94 19 91.5 22.5 88 21.7 85 19.5 80.3 15.5 80 12.5 77.5 8.2 76 11 74 15.5 72.8 20 70 21 69 22.3 67 25 61.5 25.2 57 26.5 54 26.6 51 28 50 30 48 30 48.5 28 50 26.5 51.5 25 54 24.2 56.4 26 56.5 24.5 59.7 22.5 57.7 19 55 17 52 15.6 45 12.8 43 13 42.5 16.5 39 21.3 35 28 34.8 29.5 34.3 31.2 36 34.5 36 36.8 32.5 36.1 30.5 36.7 27.5 36.8 26.5 39.5 29 41 35 42 38 41 41.5 41.6 39 44 37.5 45.3 39 47 35 46.3 36 45.1 33.8 44.5 33 46 31 46.5 28.7 44 28 42 29 41.2 26 40.7 23.8 40.4 23 38.5 24 37.5 22.8 36.6 21.5 37.2 20 39.7 19.5 41.8 15 44.2 13.6 45.5 12.3 45 12.5 44 14 42.5 16 41.7 18.4 40.2 17 40.4 16.5 38.5 15.8 38.1 15.6 40 13 41.2 10.5 43 8.8 44.3 6 43.2 3.2 43.3 3 42 0 39.8 -0.5 38 -2.2 36.8 -5.6 36.1",
    "North America": "-168 66 -162 70 -156 71 -141 69.7 -128 70 -115 68.5 -100 68 -94 72 -88 68.5 -82 69.5 -86 66 -93 61 -94 58.5 -88 57 -82.5 55 -80 51.5 -79 54.5 -77 57 -78.5 62.3 -73 62 -69.5 58.8 -65 60 -61 55.5 -56 52 -60 50.2 -66 50.2 -70 47 -65 48.7 -64.5 46.2 -61 45.5 -66 43.7 -70 43.5 -70 41.7 -74 40.5 -76 37 -75.7 35.2 -81 31.5 -80 26.5 -81 25.2 -82.8 28 -84 30 -89.5 29.5 -94 29.5 -97.3 27 -97.7 22 -95 18.6 -91 18.7 -90.3 21 -87 21.4 -88.3 16 -83.3 15 -83.7 11 -81 8.8 -77.5 8.6 -78 7.3 -80.5 7.4 -83 8.3 -85.7 10 -87.7 13 -92 14.6 -95 16 -101 17.3 -105.5 20 -105.5 22.7 -109 26 -112.8 30 -114.7 31.6 -112 27 -109.5 23 -112.2 25 -115 28 -117 32.5 -120.6 34.6 -124.3 40.3 -124 46.2 -123 49 -128 51 -130.3 54.7 -134 58 -140 60 -147 61 -152 59.3 -158 56.5 -164 54.7 -158 58.6 -162 59.5 -165 62 -161 64.2 -166 64.6",
    "Greenland": "-73 78.3 -60 82 -32 83.4 -18 80 -19 75 -22 70.5 -32 68.2 -40 65 -43.5 60 -49 61.5 -53.5 67 -51 70 -56 74 -66 76",
    "South America": "-77.4 8.5 -72 12 -68 11.5 -62 10.7 -57 6 -51 4 -50 0 -44 -2.5 -38.5 -3.8 -35 -6 -35 -9.5 -39 -13 -39 -18 -41 -22 -47 -24.5 -48.7 -28 -53.5 -34 -57.5 -34.5 -57 -37.5 -62 -39 -63.5 -42.5 -67 -46 -66 -48 -69 -51 -68.5 -53 -66 -55 -71 -54 -75 -50.5 -75 -47 -73.3 -42 -73.5 -37 -71.5 -32 -70.3 -24 -70.3 -18.3 -76 -14 -79 -8.5 -81 -5 -80 -2.5 -79 1.5 -77.3 4",
    "Australia": "114 -22 113.7 -26 115.5 -31.5 115.2 -34.2 118 -35 123.5 -34 129 -31.7 134 -33 136 -35 138 -33.5 138.3 -35.5 140.5 -38 146.5 -39 150 -37.3 151.3 -33.5 153.3 -28 153 -25 149 -21 146 -18.7 145.3 -15 142.5 -10.9 141.5 -14 140.5 -17.5 136 -15 136.8 -12.2 132.5 -11.3 129.5 -15 126 -14 122.3 -17.5 119 -20",
    "Great Britain": "-5.5 50.2 1.2 51.2 0.3 53 -2 56 -2 57.6 -4 58.6 -6 57 -3 54.5 -4.8 53 -5 51.7",
    "Ireland": "-10 52 -6.2 52.3 -6 54.6 -8.5 55.2 -10 54",
    "Iceland": "-22.5 64 -18.5 63.4 -13.7 65 -16 66.5 -22 66.4",
    "Honshu": "130 31.2 131.8 33.5 135.8 33.5 140.7 35.5 142 39.5 141.2 41.4 139.9 39.5 136.8 37 133 35.5 130.2 33.5",
    "Hokkaido": "140 42 143.3 42.1 145.4 43.4 142 45.4",
    "Sakhalin": "142 46 143.8 49 143.2 53 142 54",
    "Madagascar": "44 -25 47 -25 50 -15.5 49 -12.2 44.5 -17",
    "North Island": "173 -34.6 178.3 -37.7 176.5 -41 174.8 -41.3 173.9 -39.2",
    "South Island": "172.8 -40.6 174 -42 170.8 -45.8 168.5 -46.6 166.6 -45.7",
    "Borneo": "109 1.5 111 2.5 115.5 5.5 119 5 117.5 1 116 -3.5 114 -3.8 110.2 -2.8",
    "Sumatra": "95.4 5.5 98.5 4 103.7 -1 106 -5.7 104.5 -5.8 101 -2.5",
    "Java": "105.3 -6.4 110.8 -6.2 114.6 -7.6 114 -8.8 106.5 -7.6",
    "Sulawesi": "119 -3 120 1 125 1.8 121 0.2 121.3 -1.8 122.5 -4.6 120.3 -5.4",
    "New Guinea": "131 -0.8 135 -3.2 138 -1.7 145 -4.5 150.8 -10.4 147 -9.5 143 -9 138 -8.2 133 -4",
    "Luzon": "120.2 16 121 18.5 122.2 18.3 122 15 124 12.7 120.8 13.8",
    "Mindanao": "122 7 125.4 9.8 126.4 7.5 125.5 5.8",
    "Sri Lanka": "79.6 8.6 81.8 7.8 80.8 5.8 79.8 6.6",
    "Cuba": "-85 22 -80.5 23.3 -74.3 20.4 -77.5 19.7 -82 22",
    "Hispaniola": "-74.3 18.4 -73 19.9 -68.5 18.8 -71.5 17.6",
    "Tasmania": "144.7 -40.8 148.3 -40.9 147 -43.6 145.5 -42.8",
    "Newfoundland": "-59.3 47.7 -55.5 51.3 -53 47 -56 46.7",
    "Baffin": "-80 73.5 -70 70.5 -62 66.5 -65 62.5 -72 64.5 -73 68 -85 70 -88 73.5",
    "Victoria": "-116 72.5 -105 73 -101.5 69 -115 69",
    "Banks": "-125 73 -119 74.3 -117 71.5 -123 71.3",
    "Ellesmere": "-90 77 -75 79 -62 82.3 -80 83.2 -94 81",
    "Devon": "-96 75 -80 74.6 -82 76.6 -96 77",
    "Svalbard": "12 78 16 76.8 26 79.5 18 80.4",
    "Novaya Zemlya": "52 71.5 57 70.6 60 74.5 68 76.8 62 76.4 55 74",
    "Taiwan": "120.1 23 121.6 25.2 121 22",
    "Sicily": "12.3 38.2 15.6 38.3 15 36.6",
    "Sardinia and Corsica": "8.2 38.9 9.8 39.2 9.6 43 8.5 42.2",
}
WATER = {
    "Caspian Sea": "47 44.5 50 46.8 53 46.5 53 45 51 44 52.5 41.5 53.7 37.5 50.5 36.8 49 38 49.5 40.5 47.5 43",
    "Lake Superior": "-92 46.8 -88 48.7 -84.8 47 -87 46.5",
    "Lakes Michigan and Huron": "-87.7 42 -86.2 42.5 -85 45.8 -82 43.2 -80.3 44.7 -84 46.3 -87.5 44.8",
    "Lake Victoria": "31.8 -2.5 34 -2.3 34 0.3 31.8 0.2",
}


def polygon(text):
    numbers = [float(word) for word in text.split()]
    return list(zip(numbers[::2], numbers[1::2]))


def table(values, latitude):
    i = min(17, int(abs(latitude) / 5))
    t = abs(latitude) / 5 - i
    return values[i] * (1 - t) + values[i + 1] * t


def height(latitude):
    return table(HEIGHTS, latitude) * (1 if latitude >= 0 else -1)


# Robinson's sheet is 1.0144 / 0.5072 wide and tall in these units.
SCALE = WIDTH / (2 * 0.8487 * 3.14159265)
LENGTH = SCALE * 1.3523


def project(longitude, latitude):
    """Position on the drawing, in its units."""
    x = WIDTH / 2 + SCALE * 0.8487 * table(PARALLELS, latitude) * longitude * 3.14159265 / 180
    return x, LENGTH * (height(TOP) - height(latitude))


def latitude_at(y):
    low, high = BOTTOM, TOP
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if LENGTH * (height(TOP) - height(middle)) > y else (low, middle)
    return (low + high) / 2


def is_land(longitude, latitude):
    point = (longitude, latitude)
    return any(inside(point, p) for p in LANDS) and not any(inside(point, p) for p in WATERS)


LANDS = [polygon(text) for text in LAND.values()]
WATERS = [polygon(text) for text in WATER.values()]
TALL = LENGTH * (height(TOP) - height(BOTTOM))


def draw():
    """Runs of dots in a row are one dashed line with round ends: no length, a gap of STEP."""
    runs = []
    row, y = 0, STEP / 2
    while y < TALL:
        latitude = latitude_at(y)
        parallel = SCALE * 0.8487 * table(PARALLELS, latitude) * 3.14159265 / 180
        x = STEP / 2 + (row % 2) * STEP / 2
        start = None
        while x < WIDTH + STEP:
            longitude = (x - WIDTH / 2) / parallel
            land = x < WIDTH and abs(longitude) < 180 and is_land(longitude, latitude)
            if land and start is None:
                start = x
            if not land and start is not None:
                runs.append(f"M{start:.4g} {y:.4g}h{x - STEP - start + 0.1:.4g}")
                start = None
            x += STEP
        row += 1
        y = STEP / 2 + row * STEP * 0.866
        y = round(y, 1)
    TARGET.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg">\n'
        f'<symbol id="world" viewBox="{LEFT} 0 {RIGHT - LEFT} {round(TALL)}">\n'
        f'<path d="{"".join(runs)}" fill="none" stroke="currentColor" stroke-width="{STEP * 0.6:.1f}" stroke-linecap="round" stroke-dasharray="0 {STEP}"/>\n'
        "</symbol>\n</svg>\n"
    )


if __name__ == "__main__":
    if len(sys.argv) == 3:
        x, y = project(float(sys.argv[1]), float(sys.argv[2]))
        print(f"{(x - LEFT) / (RIGHT - LEFT) * 100:.2f} % from the left, {y / TALL * 100:.2f} % from the top")
    else:
        draw()
        print(f"{TARGET.name}: {TARGET.stat().st_size / 1000:.1f} kB")
