"""Folded light-blue button shirt seen from above.

For the shop.
"""

from kit.props.clothes import folded_shirt
from kit.sets.product import color_option, product_shot, studio

studio()
folded_shirt(color_option("#aec8dc"), rot=(0, 0, -7))
product_shot(4.7, 0.2, 54, exposure=-0.42)
