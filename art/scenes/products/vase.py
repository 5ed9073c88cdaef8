"""Terracotta two-handled vase with olive twigs.

For the shop.
"""

from kit.props.plants import branch
from kit.props.tableware import sculpted_vase
from kit.sets.product import color_option, product_shot, studio

studio()
sculpted_vase(color_option("#cf9c7c"))
for i, d in enumerate(((-0.35, 0.1, 1), (0.30, -0.1, 1))):
    branch("olive", 2.1, (0, 0, 2.2), d, 14, i + 2)
product_shot(5.6, 2.1, 10)
