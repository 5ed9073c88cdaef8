"""Ecru T-shirt with a sun print on a wooden hanger.

For the shop; col=RRGGBB gives another colour.
"""

from kit.lights import area_light
from kit.props.clothes import tee_on_hanger
from kit.sets.product import color_option, product_shot, studio

studio()
tee_on_hanger(color_option("#efe4d2"), loc=(0, 0, 3.35))
area_light((0, 3, 2.5), (0, 7, 2.5), 4, 60)
product_shot(4.9, 2.0, 2)
