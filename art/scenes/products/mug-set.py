"""Three stoneware mugs, two of them stacked.

For the shop.
"""

from kit.props.tableware import mug
from kit.sets.product import color_option, product_shot, studio

studio()
mug(color_option("#6f8373"), (-0.62, 0.1, 0), (0, 0, 150), 1.05, base="#d9c7ae")
mug("#e9dfd0", (0.72, -0.35, 0), (0, 0, -38), 1.05, coffee="#4a2a18")
mug("#c8663d", (-0.58, 0.1, 1.26), (0, 0, 200), 1.05, base="#d9c7ae")
product_shot(4.5, 1.05, 19)
