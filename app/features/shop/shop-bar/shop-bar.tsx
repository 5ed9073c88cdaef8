import * as styles from "./shop-bar.module.css";
import type { FocusEvent } from "react";
import { departments } from "virtual:shop-departments";
import { ACCOUNT, CART, SHOP } from "#content/addresses.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { fill } from "#shared/words.ts";
import { useCartCount } from "../cart/use-cart-count.ts";
import * as words from "../words.ts";

interface ShopBarProps {
  /** The category that the page is about: `""` for all of the shop. */
  current?: string | null | undefined;
  /** Pieces in the cart, where the page knows them; else the browser's own note of it counts. */
  count?: number | undefined;
  /** It is the page's first band, and leaves room for the header. */
  first?: boolean;
}

/** What the pages of the shop have in common: its departments, and the cart with the number of pieces in it. */
export function ShopBar({ current, count, first = false }: ShopBarProps) {
  const pieces = useCartCount(count);
  const links = [
    { id: "", label: words.all, href: SHOP },
    ...departments.map(({ id, label }) => ({
      id,
      label,
      href: `${SHOP}?category=${id}`,
    })),
  ];
  return (
    <div data-no-print className={first ? `${styles.bar} ${styles.first}` : styles.bar}>
      <div className={styles.row}>
        <nav aria-label={words.shop} className={styles.departments}>
          <ul>
            {links.map(({ id, label, href }) => (
              <li key={id}>
                <Link
                  href={href}
                  aria-current={id === current ? "true" : undefined}
                  onFocus={showWhole}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Link href={ACCOUNT} className={styles.account}>
          <Icon name="user-round" className="size-5" />
          <span>{words.account}</span>
        </Link>
        <Link href={CART} className={styles.cart}>
          <Icon name="shopping-bag" className="size-5" />
          <span className="tabular-nums">
            {pieces > 0 ? fill(words.cartCount, { count: pieces }) : words.cart}
          </span>
        </Link>
      </div>
    </div>
  );
}

/** Browsers are content with a corner of what has the focus. */
function showWhole({ currentTarget }: FocusEvent<HTMLElement>) {
  currentTarget.scrollIntoView({ block: "nearest" });
}
