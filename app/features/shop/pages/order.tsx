import { useEffect } from "react";
import * as sharedWords from "#shared/shop/words.ts";
import { fill } from "#shared/words.ts";
import { readCart } from "../cart/cart-api.ts";
import { forgetDraftOf } from "../checkout/checkout-draft.ts";
import { orderPage } from "../orders/order-page.server.ts";
import { OrderView } from "../orders/order-view.tsx";
import { ShopBar } from "../shop-bar/shop-bar.tsx";
import { insideShopTrail } from "../shop-trail.ts";
import { usePendingOrder } from "../orders/use-pending-order.ts";
import * as words from "../words.ts";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import { Section } from "#app/sections/section.tsx";
import type { Route } from "./+types/order.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

/** Where the buyer comes after ordering, and the mails lead: what was ordered, how it stands, what happens next. */
export function loader({ params, url, context }: Route.LoaderArgs) {
  return orderPage(params.token, context, url);
}

export default function Order({ loaderData: order }: Route.ComponentProps) {
  const { heading, text } = order.said;
  const title = fill(sharedWords.orderNumber, { number: order.number });
  usePendingOrder(order.state === "pending");
  const isPaid = !["pending", "payment_failed", "cancelled"].includes(order.state);
  // What was ordered leaves the cart when it is paid.
  useEffect(() => {
    void readCart();
    if (isPaid) forgetDraftOf(order.number);
  }, [isPaid, order.number]);
  return (
    <>
      <PageTitle
        ground="tint"
        heading={heading}
        intro={<span role="status">{text}</span>}
        crumb={title}
        trail={insideShopTrail}
      >
        <p className="text-small text-soft">
          {title}
          <br />
          {order.placedAt}
        </p>
      </PageTitle>
      <ShopBar />
      <Section width="wide" space="tight" aria-label={words.yourOrder}>
        <OrderView order={order} />
      </Section>
    </>
  );
}
