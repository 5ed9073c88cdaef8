"""Rolled cognac leather belt with gold buckle.

For the shop.
"""

from kit.props.accessories import rolled_belt
from kit.sets.product import color_option, product_shot, studio

studio()
rolled_belt(color_option("#7a4528"), rot=(0, 0, -14), loc=(0, 0, 0.02), scale=1.1)
product_shot(4.3, 0.4, 30, target_x=0.38)
