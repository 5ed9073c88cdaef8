"""Pair of sage and white low-top trainers.

For the shop; col=RRGGBB gives another colour.
"""

from kit.props.accessories import sneaker
from kit.sets.product import color_option, product_shot, studio

studio()
k = color_option("#7d9170")
sneaker(k, "#f4efe6", rot=(0, 0, 207), loc=(0.0, -0.62, 0))
sneaker(k, "#f4efe6", rot=(0, 0, 207), loc=(0.30, 0.62, 0))
product_shot(4.5, 0.62, 22, closer={"azimuth": -28, "x": 0.5, "height": 2.6})
