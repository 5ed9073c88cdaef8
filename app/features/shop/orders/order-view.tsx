import * as sharedWords from "#shared/shop/words.ts";
import { fill } from "#shared/words.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { List } from "#app/elements/text/list/list.tsx";
import { Phrase } from "#app/lib/phrase.tsx";
import { BoughtLines } from "../cart/bought-lines.tsx";
import { OrderTotals } from "../cart/order-totals.tsx";
import type { OrderPageData } from "./order-page.server.ts";
import * as words from "../words.ts";

/** An order, from what was bought to what happens next. It also prints as a receipt. */
export function OrderView({ order }: { order: OrderPageData }) {
  const { number, lines, currency, events, address, billing, email, delivery } = order;
  const { next } = order.said;
  return (
    <div className="grid grid-cols-1 gap-x-[clamp(2rem,5vw,5rem)] gap-y-12 lg:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="grid grid-cols-1 content-start gap-12">
        {order.payUrl && (
          <p>
            <ButtonLink href={order.payUrl} size="large">
              {words.payNow}
            </ButtonLink>
          </p>
        )}
        {next.length > 0 && (
          <section aria-labelledby="next-heading" className="grid grid-cols-1 gap-5">
            <h2 id="next-heading" className="display text-display-3">
              {words.whatNext}
            </h2>
            <List look="numbered" items={next} />
          </section>
        )}
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-8 border-t border-line pt-6 text-small">
          <Fact term={sharedWords.deliveryAddress}>{address}</Fact>
          <Fact term={sharedWords.billingAddress}>{billing ?? [words.sameAddress]}</Fact>
          <Fact term={words.delivery}>{[delivery.label, delivery.note].filter(Boolean)}</Fact>
          <Fact term={words.updatesTo}>{[email, ...(order.phone ? [order.phone] : [])]}</Fact>
        </dl>
        <section aria-labelledby="history-heading" className="grid grid-cols-1 gap-4">
          <h2 id="history-heading" className="text-small font-semibold">
            {words.history}
          </h2>
          <ul className="text-small">
            {events.map(({ label, at }) => (
              <li
                key={`${label} ${at}`}
                className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2.5"
              >
                <span className="font-semibold">{label}</span>
                <span className="text-soft tabular-nums">{at}</span>
              </li>
            ))}
          </ul>
        </section>
        <p className="text-small text-soft">
          {order.returns && `${order.returns} `}
          <Phrase
            of={words.questions}
            number={number}
            contact={
              <a href={`mailto:${order.contact}`} className="underline underline-offset-4">
                {order.contact}
              </a>
            }
          />
        </p>
      </div>
      <section
        aria-labelledby="bought-heading"
        className="grid grid-cols-1 content-start gap-6 self-start rounded-card bg-sunken p-card"
      >
        <h2 id="bought-heading" className="display text-display-4">
          {fill(sharedWords.orderNumber, { number })}
        </h2>
        <BoughtLines lines={lines} currency={currency} />
        <OrderTotals
          {...order}
          totalLabel={
            order.state === "paid" && order.total > 0 ? words.totalPaid : sharedWords.total
          }
        />
      </section>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: readonly string[] }) {
  return (
    <div>
      <dt className="text-soft">{term}</dt>
      {children.map((line) => (
        <dd key={line} className="[overflow-wrap:anywhere]">
          <bdi>{line}</bdi>
        </dd>
      ))}
    </div>
  );
}
