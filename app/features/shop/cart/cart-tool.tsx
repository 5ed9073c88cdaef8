import { counted } from "#shared/counted.ts";
import { CART } from "#content/addresses.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import * as words from "../words.ts";
import { useCartCount } from "./use-cart-count.ts";

/** The cart in a header, with the number of pieces in it: a page names it as its header's own tool (`handle.header.tool`). */
export function CartTool() {
  const pieces = useCartCount();
  return (
    <Link
      href={CART}
      className="relative grid size-[44px] shrink-0 place-items-center rounded-control transition hover:bg-ink/7"
    >
      <Icon name="shopping-bag" className="size-[20px]" />
      {pieces > 0 && (
        <span
          aria-hidden
          className="absolute end-[3px] top-[3px] grid h-[18px] min-w-[18px] place-items-center rounded-full bg-brand px-[4px] text-[11px] leading-none font-semibold text-on-brand tabular-nums"
        >
          {pieces}
        </span>
      )}
      <span className="sr-only">
        {pieces > 0 ? counted(words.cartWithItems, pieces) : words.cart}
      </span>
    </Link>
  );
}
