"""Sage insulated bottle with a loop cap.

For the shop; col=RRGGBB gives another colour.
"""

from kit.props.packaging import water_bottle
from kit.sets.product import color_option, product_shot, studio

studio()
water_bottle(color_option("#6f8373"), rot=(0, 0, 16))
product_shot(5.0, 1.8, 9)
