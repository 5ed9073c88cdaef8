"""Terracotta ceramic lamp with a cream shade.

For the shop.
"""

from kit.props.lamps import table_lamp
from kit.sets.product import color_option, product_shot, studio

studio()
table_lamp(color_option("#c8663d"))
product_shot(4.9, 1.5, 8, closer={"azimuth": 0, "z": 1.1, "height": 2.6})
