import * as styles from "./account-orders.module.css";
import { SHOP } from "#content/addresses.ts";
import { site } from "#content/site.ts";
import { Phrase } from "#app/lib/phrase.tsx";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { fill } from "#shared/words.ts";
import * as words from "../../words.ts";
import type { accountOrders } from "./account-orders.server.ts";

/** The orders of an account, the newest first; each leads to its own page. */
export function AccountOrders({
  orders: { listed, hasOlder },
}: {
  orders: Awaited<ReturnType<typeof accountOrders>>;
}) {
  return (
    <section aria-labelledby="orders-heading" className="grid grid-cols-1 content-start gap-8">
      <h2 id="orders-heading" className="display text-display-2">
        {listed.length === 0 ? words.noOrders : words.yourOrders}
      </h2>
      {listed.length === 0 ? (
        <div className="grid justify-items-start gap-6">
          <p className="max-w-text text-lead text-soft">{words.ordersAppear}</p>
          <ButtonLink href={SHOP}>{words.browseShop}</ButtonLink>
        </div>
      ) : (
        <ul className={styles.orders}>
          {listed.map(({ number, path, state, placedAt, pieces, total }) => (
            <li key={number} className={styles.order}>
              <span className="text-small font-semibold text-brand-ink">{state}</span>
              <span className={`${styles.orderTotal} figures text-display-4`}>{total}</span>
              <Link
                href={path}
                className={`${styles.orderNumber} justify-self-start py-0.5 font-semibold underline underline-offset-4`}
              >
                {fill(words.orderNumber, { number })}
              </Link>
              <span className={`${styles.orderFacts} text-small text-soft`}>
                {placedAt}, {pieces}
              </span>
            </li>
          ))}
        </ul>
      )}
      {hasOlder && (
        <p className="text-small text-soft">
          <Phrase
            of={words.olderOrders}
            contact={
              <a href={`mailto:${site.email}`} className="underline underline-offset-4">
                {site.email}
              </a>
            }
          />
        </p>
      )}
    </section>
  );
}
