"""Two cloth notebooks with elastic bands and a pen.

For the shop.
"""

from kit.props.paper import notebook, pen
from kit.sets.product import color_option, product_shot, studio

studio()
notebook(color_option("#5f7466"), rot=(0, 0, -24), loc=(0.25, 0.35, 0))
notebook("#d9a184", 1.7, 2.3, 0.2, loc=(-0.1, -0.12, 0.25), rot=(0, 0, 14), mark="#f4ead9")
pen(loc=(1.28, -0.75, 0.10), rot=(0, 0, -12), length=1.9)
product_shot(4.8, 0.1, 48)
