"""Camera on a cream block with a roll of film and two prints.

For a blog cover.
"""

from kit.props.devices import film_roll, photo_camera
from kit.props.paper import photo_print
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import box

ground("#8fb3a0")
box((3.2, 2.0, 0.35), 0.03, paint("#f3ead8"), (0.9, 0.3, 0), base=True)
photo_camera("#33302e", "#d9d2c6", (0.9, 0.2, 0.35), (0, 0, -22), 1.15)
film_roll("#e8694a", (-1.9, -0.5, 0), (0, 0, 20), 1.0)
photo_print("#f3d9a8", "#e8694a", "#2f5f6f", loc=(-2.6, 1.2, 0.03), rot=(0, 0, 18), kind=0)
photo_print("#bcd6d2", "#2f5f6f", "#f6efe0", loc=(3.2, -0.9, 0.03), rot=(0, 0, -12), kind=1)
low_sun(-54, 32)
cover_shot(z=1.3, height=6.2, elevation=22)
