"""Camel belted coat on a hanger.

For the shop; col=RRGGBB gives another colour.
"""

from kit.props.clothes import coat_on_hanger
from kit.sets.product import color_option, product_shot, studio

studio()
coat_on_hanger(color_option("#b98d62"), loc=(0, 0, 4.6))
product_shot(6.2, 2.7, 2)
