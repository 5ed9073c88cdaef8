"""Blush perfume bottle with black cap.

For the shop.
"""

from kit.props.packaging import perfume
from kit.sets.product import color_option, product_shot, studio

studio()
perfume(color_option("#e0a184"), rot=(0, 0, -22), loc=(0, 0, -0.048), scale=1.05)
product_shot(4.2, 1.35, 10)
