import { setTimeout as after } from "node:timers/promises";
import type { FieldErrors } from "#shared/api.ts";
import { checkoutForm } from "#forms/checkout/form.ts";
import type { Posts } from "#server/contract/feature.ts";
import type { FormSentences } from "#server/contract/form.ts";
import type { AppContext } from "#server/context.ts";
import { isShopForm, type ShopForm } from "#shared/shop/api.ts";
import { writeCookie } from "#server/cookies.ts";
import { cartCookie } from "./keeping.ts";
import type { CartChange, OrderOutcome, ShopServices } from "./ports.ts";
import { shopErrorSentences } from "./errors.ts";
import type { ReadCartOwner } from "./cart-owner.ts";
import type { Fields } from "#server/routes/form-fields.ts";
import type { Pages } from "#server/routes/pages-port.ts";
import { rateLimited, type Refusal } from "#server/routes/refusal.ts";
import { backToPage, refusedPage } from "#server/routes/refused-page.ts";
import { counted } from "#shared/counted.ts";
import * as sharedWords from "#shared/shop/words.ts";
import * as words from "./words.ts";

/** A second press of the button waits this long for the first one's order; a browser shows the answer to the last press. */
const PATIENCE_MS = 12_000;
const PAUSE_MS = 200;

const quantity = { quantity: words.quantity };

/** What pages say about the shop's forms. */
const forms: Readonly<Record<ShopForm, FormSentences>> = {
  "cart-add": {
    sent: counted(sharedWords.addedToCart, 1),
    refused: words.notAdded,
    labels: quantity,
  },
  "cart-update": { sent: words.cartUpdated, refused: words.cartNotChanged, labels: quantity },
  coupon: {
    sent: words.cartUpdated,
    refused: words.cartNotChanged,
    labels: { code: sharedWords.voucherCode },
  },
  checkout: checkoutForm,
};

/** The shop's forms without script: cart and checkout, by the same services as below `/api`. */
export function shopPosts(
  { carts, orders }: ShopServices,
  readCartOwner: ReadCartOwner,
  publicUrl: string,
): Posts {
  return {
    forms,
    secretFields: ["cardNumber"],
    async answer(pages, context, form, fields) {
      if (!isShopForm(form)) throw new TypeError(`no form of the shop: ${form}`);
      return form === "checkout"
        ? placeOrder(pages, context, fields)
        : changeCart(pages, context, form, fields, changeOf(form, fields));
    },
  };

  async function changeCart(
    pages: Pages,
    context: AppContext,
    form: Exclude<ShopForm, "checkout">,
    fields: Fields,
    change: CartChange,
  ): Promise<Response> {
    const outcome = await carts.change(await readCartOwner(context), change, {
      clientAddress: context.get("clientAddress"),
    });
    if (outcome.kind === "changed") {
      const cookies =
        outcome.token === null ? [] : writeCookie(cartCookie, outcome.token, publicUrl);
      return backToPage(context, form, publicUrl, cookies);
    }
    const refusal =
      outcome.kind === "rate-limited"
        ? rateLimited(outcome.retryAfterSeconds)
        : { status: 422, errors: fieldErrors(form, outcome.errors) };
    return refusedPage(pages, context, form, fields, refusal);
  }

  async function placeOrder(pages: Pages, context: AppContext, fields: Fields): Promise<Response> {
    const request = {
      owner: await readCartOwner(context),
      idempotencyKey: fields.key ?? "",
      values: fields,
    };
    const place = () => orders.place(request, { clientAddress: context.get("clientAddress") });
    const patience = Date.now() + PATIENCE_MS;
    let outcome = await place();
    while (outcome.kind === "in-flight" && Date.now() < patience) {
      await after(PAUSE_MS);
      outcome = await place();
    }
    if (outcome.kind === "placed") return context.redirect(outcome.order.next, 303);
    // What was ordered with this key stays; the page comes back with another one.
    const { key: _, ...typed } = fields;
    const shown = outcome.kind === "key-reused" ? typed : fields;
    return refusedPage(pages, context, "checkout", shown, refusalOf(outcome));
  }
}

function changeOf(form: Exclude<ShopForm, "checkout">, fields: Fields): CartChange {
  switch (form) {
    case "cart-add":
      return { kind: "add", line: { sku: fields.sku ?? "", quantity: fields.quantity || "1" } };
    case "cart-update":
      return { kind: "set", lines: wantedLines(fields) };
    case "coupon":
      return { kind: "coupon", code: fields.remove ? "" : (fields.code ?? "") };
  }
}

/** The button that takes a line out counts alone: other numbers on the page may be half typed. */
function wantedLines(fields: Fields) {
  if (fields.remove) return [{ sku: fields.remove, quantity: 0 }];
  return Object.entries(fields)
    .filter(([name]) => name.startsWith(QUANTITY))
    .map(([name, quantity]) => ({ sku: name.slice(QUANTITY.length), quantity }));
}

const QUANTITY = "quantity:";

/** Messages under the names of the fields that they belong to. */
function fieldErrors(form: ShopForm, errors: FieldErrors): FieldErrors {
  if (form === "coupon") return errors;
  return Object.fromEntries(
    Object.entries(errors).map(([sku, message]) => [
      form === "cart-add" ? "quantity" : `${QUANTITY}${sku}`,
      message,
    ]),
  );
}

function refusalOf(outcome: Exclude<OrderOutcome, { kind: "placed" }>): Refusal {
  switch (outcome.kind) {
    case "invalid":
      return { status: 422, errors: outcome.errors };
    case "rate-limited":
      return rateLimited(outcome.retryAfterSeconds);
    case "payment-declined":
      return { status: 402, errors: { cardNumber: shopErrorSentences[outcome.kind] } };
    case "payment-unavailable":
      return {
        status: 503,
        errors: { form: shopErrorSentences[outcome.kind] },
        retryAfterSeconds: 60,
      };
    case "order-unknown":
      return {
        status: 503,
        errors: { form: shopErrorSentences[outcome.kind] },
        retryAfterSeconds: 5,
      };
    case "key-reused":
    case "idempotency-key":
      return { status: 422, errors: { form: shopErrorSentences[outcome.kind] } };
    default:
      return { status: 409, errors: { form: shopErrorSentences[outcome.kind] } };
  }
}
