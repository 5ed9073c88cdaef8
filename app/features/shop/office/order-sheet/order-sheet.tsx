import "./order-sheet.css";
import type { OrderView } from "#shared/shop/order.ts";
import { ORDERS } from "#shared/shop/office-addresses.ts";
import type { OwnerStep } from "#shared/shop/order-state.ts";
import { buttonClass } from "#app/elements/actions/button.tsx";
import { CopyText } from "#app/elements/actions/copy-text.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { PageHead } from "#app/features/back-office/frame/page-head.tsx";
import type { Moment } from "#app/features/back-office/parts/moment.server.ts";
import { Time } from "#app/features/back-office/parts/time.tsx";
import { BoughtLines } from "#app/features/shop/cart/bought-lines.tsx";
import { OrderTotals } from "#app/features/shop/cart/order-totals.tsx";
import { OrderStateMark } from "../order-state-mark.tsx";
import { OrderNextSteps } from "./order-next-steps.tsx";

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
  const { number, state, lines, currency, email, phone, address, billing, events, next } = order;
  return (
    <>
      <p className="admin-up" data-no-print>
        <Link href={ORDERS} className="admin-link">
          Orders
        </Link>
      </p>
      <PageHead heading={`Order ${number}`}>
        <OrderStateMark state={state} />
      </PageHead>
      <div className="admin-sheet admin-order">
        <OrderNextSteps number={number} state={state} next={next} />
        <div className="admin-part">
          <section aria-labelledby="lines-heading" className="admin-block">
            <h2 id="lines-heading" className="admin-label">
              Items
            </h2>
            <BoughtLines
              lines={lines.map((line) => ({ ...line, name: `${line.name} · ${line.sku}` }))}
              currency={currency}
            />
            <OrderTotals {...order} totalLabel="Total" />
          </section>
          <section aria-labelledby="history-heading" className="admin-block">
            <h2 id="history-heading" className="admin-label">
              History
            </h2>
            <ol className="admin-events">
              {events.map(({ label, at }) => (
                <li key={`${label} ${at.iso}`}>
                  <span className="font-semibold">{label}</span>
                  <Time moment={at} />
                </li>
              ))}
            </ol>
          </section>
        </div>
        <aside aria-label="Delivery and customer" className="admin-action-panel">
          <section aria-labelledby="address-heading" className="admin-block">
            <h2 id="address-heading" className="admin-label">
              Delivery address
            </h2>
            <Lines lines={address} />
            <div className="admin-copy">
              <CopyText
                text={address.join("\n")}
                label="Copy address"
                said={{
                  copied: "Address copied.",
                  failed: "The address could not be copied. Select it and copy it by hand.",
                }}
                className={buttonClass({ tone: "quiet", size: "small" })}
              />
            </div>
            <p className="admin-second">
              {order.delivery.label}, {order.delivery.note}
            </p>
          </section>
          {billing && (
            <section aria-labelledby="billing-heading" className="admin-block">
              <h2 id="billing-heading" className="admin-label">
                Billing address
              </h2>
              <Lines lines={billing} />
            </section>
          )}
          <section aria-labelledby="buyer-heading" className="admin-block">
            <h2 id="buyer-heading" className="admin-label">
              Customer
            </h2>
            {email ? (
              <p className="admin-written">
                <a
                  href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Your order ${number}`)}`}
                  className="admin-link"
                >
                  {email}
                </a>
                {phone && <span className="block">{phone}</span>}
              </p>
            ) : (
              <p>Erased. The amounts are kept for your accounts.</p>
            )}
          </section>
        </aside>
      </div>
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <address className="admin-address">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
