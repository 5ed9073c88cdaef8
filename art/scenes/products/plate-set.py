"""Stack of cream and sage plates with two bowls.

For the shop.
"""

from kit.props.tableware import bowl, plate
from kit.sets.product import color_option, product_shot, studio

studio()
for i, c in enumerate(("#e9dfd0", color_option("#6f8373"), "#e9dfd0")):
    plate(c, 1.45 - 0.0 * i, (0, 0.2, 0.18 * i))
for i, c in enumerate((color_option("#6f8373"), "#e9dfd0")):
    plate(c, 1.05, (0, 0.2, 0.62 + 0.15 * i))
bowl("#d9a184", 0.78, 0.55, (0, 0.2, 0.88))
bowl("#e9dfd0", 0.78, 0.55, (0, 0.2, 1.05))
product_shot(4.4, 0.72, 22)
