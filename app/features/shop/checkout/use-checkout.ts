import { useCallback, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { CHECKOUT } from "#content/addresses.ts";
import type { Deliver } from "#app/features/forms/form-controller.ts";
import type { FormDefinition } from "#app/features/forms/use-form.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import type { CheckoutPageData } from "./checkout-page.server.ts";
import { placeOrder } from "./place-order.ts";
import { useCheckoutDraft } from "./use-checkout-draft.ts";

/** The checkout's form: like every form of the site, but its answer is an order. */
export function useCheckout({ cart, countries, accountId, key: loaded }: CheckoutPageData) {
  const { revalidate } = useRevalidator();
  // Made when the checkout opened; the page may be asked for anew meanwhile, and the order stays the same one until it is over.
  const [key, setKey] = useState(loaded);
  const [isOver, setOver] = useState(false);
  if (isOver && loaded !== key) {
    setKey(loaded);
    setOver(false);
  }
  // The form keeps the first `deliver` that it is given: what is ordered is read when it is.
  const ordered = useRef({ key, quote: cart.quoteVersion });
  useEffect(() => {
    ordered.current = { key, quote: cart.quoteVersion };
  }, [key, cart.quoteVersion]);

  const { delivery } = cart.quote;
  const schema = useCallback<FormDefinition["schema"]>(async () => {
    const { checkoutOf } = await import("#forms/checkout/schema.ts");
    return checkoutOf({
      countries: countries.map(({ code }) => code),
      delivery: delivery.map(({ id }) => id),
    });
  }, [countries, delivery]);
  const deliver = useCallback<Deliver>(
    (values) =>
      placeOrder(values, {
        ...ordered.current,
        reread: revalidate,
        renew: () => setOver(true),
      }),
    [revalidate],
  );
  // So long a form comes back with its errors told first, each with a way to its fields.
  const form = useForm(
    { name: "checkout", schema, deliver, action: `${CHECKOUT}#form-return` },
    "checkout",
  );
  useCheckoutDraft(form.props.ref, accountId);
  return { form, key };
}
