import * as adminLists from "#app/features/back-office/lists/admin-lists.module.css";
import * as adminOverview from "#app/features/back-office/frame/admin-overview.module.css";
import * as adminSheets from "#app/features/back-office/sheets/admin-sheets.module.css";
import * as adminTables from "#app/features/back-office/lists/admin-tables.module.css";
import * as styles from "./order-sheet.module.css";
import type { OrderView } from "#shared/shop/order.ts";
import { ORDERS } from "#shared/shop/office-addresses.ts";
import { type OwnerStep, toldState } from "#shared/shop/order-state.ts";
import { buttonClass } from "#app/elements/actions/button.tsx";
import { CopyText } from "#app/elements/actions/copy-text.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { PageHead } from "#app/features/back-office/frame/page-head.tsx";
import type { Moment } from "#app/features/back-office/parts/moment.server.ts";
import { Time } from "#app/features/back-office/parts/time.tsx";
import { BoughtLines } from "../../cart/bought-lines.tsx";
import { OrderTotals } from "../../cart/order-totals.tsx";
import { OrderStateMark } from "../order-state-mark.tsx";
import { OrderNextSteps } from "./order-next-steps.tsx";
import { fill } from "#shared/words.ts";
import * as sharedWords from "#shared/shop/words.ts";
import * as words from "../words.ts";

/** An order as its page shows it: times and addresses in words. */
export interface ShownOrderSheet extends Omit<
  OrderView,
  "placedAt" | "address" | "billing" | "events" | "payUrl"
> {
  next: readonly OwnerStep[];
  placedAt: Moment;
  address: readonly string[];
  billing: readonly string[] | null;
  events: readonly { label: string; at: Moment }[];
}

/** One order: what to do with it, what to pack, where it goes, what happened so far. It prints as a packing list. */
export function OrderSheet({ order }: { order: ShownOrderSheet }) {
  const { number, lines, currency, email, phone, address, billing, events } = order;
  return (
    <>
      <p className={adminLists.up} data-no-print>
        <Link href={ORDERS} className={adminLists.link}>
          {words.orders}
        </Link>
      </p>
      <PageHead heading={fill(words.orderNumber, { number })}>
        <OrderStateMark state={toldState(order.state, order.total)} />
      </PageHead>
      <div className={`${adminOverview.sheet} ${styles.order}`}>
        <OrderNextSteps {...order} />
        <div className={`${adminOverview.part} ${styles.packing}`}>
          <section aria-labelledby="lines-heading" className={styles.block}>
            <h2 id="lines-heading" className={styles.label}>
              {words.items}
            </h2>
            <BoughtLines
              lines={lines.map((line) => ({ ...line, name: `${line.name} · ${line.sku}` }))}
              currency={currency}
            />
            <OrderTotals {...order} totalLabel={words.total} />
          </section>
          <section aria-labelledby="history-heading" className={styles.block}>
            <h2 id="history-heading" className={styles.label}>
              {words.history}
            </h2>
            <ol className={styles.events}>
              {events.map(({ label, at }) => (
                <li key={`${label} ${at.iso}`}>
                  <span className="font-semibold">{label}</span>
                  <Time moment={at} inLine />
                </li>
              ))}
            </ol>
          </section>
        </div>
        <aside
          aria-label={words.deliveryAndCustomer}
          className={`${adminSheets.actionPanel} ${styles.customer}`}
        >
          <section aria-labelledby="address-heading" className={styles.block}>
            <h2 id="address-heading" className={styles.label}>
              {words.deliveryAddress}
            </h2>
            <Lines lines={address} />
            <div className={styles.copy}>
              <CopyText
                text={address.join("\n")}
                label={words.copyAddress}
                said={{
                  copied: words.addressCopied,
                  failed: words.addressNotCopied,
                }}
                className={buttonClass({ tone: "quiet", size: "small" })}
              />
            </div>
            <p className={adminTables.second}>
              {[order.delivery.label, order.delivery.note].filter(Boolean).join(", ")}
            </p>
          </section>
          {billing && (
            <section aria-labelledby="billing-heading" className={styles.block}>
              <h2 id="billing-heading" className={styles.label}>
                {words.billingAddress}
              </h2>
              <Lines lines={billing} />
            </section>
          )}
          <section aria-labelledby="buyer-heading" className={styles.block}>
            <h2 id="buyer-heading" className={styles.label}>
              {words.customer}
            </h2>
            {email ? (
              <p className={adminSheets.written}>
                <a
                  href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(fill(sharedWords.yourOrder, { number }))}`}
                  className={adminLists.link}
                >
                  {email}
                </a>
                {phone && (
                  <span className="block">
                    <bdi>{phone}</bdi>
                  </span>
                )}
              </p>
            ) : (
              <p>{words.erasedCustomer}</p>
            )}
          </section>
        </aside>
      </div>
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  );
}
