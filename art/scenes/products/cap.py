"""Blue baseball cap with a cream sun patch.

For the shop; col=RRGGBB gives another colour.
"""

from kit.props.accessories import baseball_cap
from kit.sets.product import color_option, product_shot, studio

studio()
baseball_cap(color_option("#3d5a80"), rot=(0, 0, -32), scale=1.15)
product_shot(4.5, 0.72, 20, target_x=-0.42, closer={"azimuth": -32})
