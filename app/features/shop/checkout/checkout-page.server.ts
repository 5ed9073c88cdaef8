import { randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { shop } from "#content/shop.ts";
import { site } from "#content/site.ts";
import { testCards } from "#shared/shop/test-cards.ts";
import type { CheckoutDetails } from "#server/features/shop/ports.ts";
import { visitorCart } from "../cart/visitor-cart.server.ts";
import { checkoutAutocomplete } from "./checkout-autocomplete.ts";

/** What the checkout shows: the cart as it is now, and a key that makes the order the only one of this checkout. */
export async function checkoutPage(url: URL, context: Readonly<RouterContextProvider>) {
  const { cart, shop: services, account, formState } = await visitorCart(context);
  const returned = formState?.form === "checkout" ? formState.values.key : undefined;
  const names = new Intl.DisplayNames(site.locale, { type: "region" });
  const isTest = services.paymentProvider === "test";
  return {
    cart,
    /** What is known of whoever is signed in; a form that came back holds what was typed instead. */
    known: account && !formState ? knownFields(await services.checkoutDetails(account)) : null,
    /** Who is signed in; null: a guest. */
    accountId: account?.id ?? null,
    /** The buyer comes back from the provider's page without having paid. */
    isPaymentCancelled: url.searchParams.get("payment") === "cancelled",
    cartDays: shop.cartDays,
    // A checkout that came back from the server is still the same one.
    key: returned ?? randomUUID(),
    countries: shop.countries
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((a, b) => a.name.localeCompare(b.name, site.locale)),
    /** The `autocomplete` token of each field. */
    tokens: checkoutAutocomplete,
    /** Invented cards to pay with; null where the buyer pays on the provider's own page. */
    testCards: isTest ? testCards.map(({ number, text }) => ({ number, text })) : null,
  };
}

/** By the names of the form's fields. A parcel goes to whom the last one went. */
function knownFields({ address, ...person }: CheckoutDetails): Partial<Record<string, string>> {
  return { ...person, ...address };
}

export type CheckoutPageData = Awaited<ReturnType<typeof checkoutPage>>;
