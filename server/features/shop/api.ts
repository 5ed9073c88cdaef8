import { Hono } from "hono";
import type { FieldErrors } from "#shared/api.ts";
import {
  type CartAnswer,
  type CartConflict,
  IDEMPOTENCY_HEADER,
  type OrderAnswer,
  type StockAnswer,
} from "#shared/shop/api.ts";
import type { AppContext, AppEnv } from "#server/context.ts";
import { writeCookie } from "#server/cookies.ts";
import { cartCookie } from "./keeping.ts";
import type { CartChange, CartOutcome, OrderOutcome, ShopServices } from "./ports.ts";
import { apiAnswer, apiError } from "#server/routes/answers.ts";
import { shopError } from "./errors.ts";
import type { ReadCartOwner } from "./cart-owner.ts";
import { decodeUtf8, readBody } from "#server/routes/read-body.ts";
import { type FlatObject, readFlatJson } from "#server/routes/read-json.ts";

/** A notification of the payment provider may be larger than a form. */
const WEBHOOK_LIMIT = 256 * 1024;

/** The shop below `/api`: cart, orders, stock, notifications. For pages of this site only: the cart is in a cookie. */
export function shopRoutes(
  { carts, orders, stockLevels, receiveWebhook }: ShopServices,
  readCartOwner: ReadCartOwner,
  publicUrl: string,
): Hono<AppEnv> {
  const origins = new Set([new URL(publicUrl).origin]);
  const routes = new Hono<AppEnv>();

  routes.get("/cart", async (context) => {
    const owner = await readCartOwner(context);
    return cartAnswer({ status: "success", cart: await carts.view(owner) });
  });
  routes.post("/cart/lines", (context) =>
    change(context, ({ sku, quantity, mode }) => {
      const line = { sku: String(sku ?? ""), quantity: quantity ?? "" };
      return mode === "set" ? { kind: "set", lines: [line] } : { kind: "add", line };
    }),
  );
  routes.post("/cart/coupon", (context) =>
    change(context, ({ code }) => ({ kind: "coupon", code: String(code ?? "") })),
  );
  routes.get("/stock", async () => {
    const answer: StockAnswer = { status: "success", stock: await stockLevels() };
    return apiAnswer(answer, 200);
  });

  routes.post("/orders", async (context) => {
    const body = await readFlatJson(context.req.raw, origins);
    if ("refused" in body) return body.refused;
    const outcome = await orders.place(
      {
        owner: await readCartOwner(context),
        idempotencyKey: context.req.header(IDEMPOTENCY_HEADER) ?? "",
        values: body.values,
      },
      { clientAddress: context.get("clientAddress") },
    );
    return orderAnswer(outcome);
  });

  // Sent by the provider's machines: its signature is the permission, so there is no origin check.
  routes.post("/payments/stripe", async (context) => {
    const bytes = await readBody(context.req.raw, WEBHOOK_LIMIT);
    if (!bytes) return apiError("too-large", { Connection: "close" });
    const body = decodeUtf8(bytes);
    if (body === null) return shopError("bad-signature");
    const result = await receiveWebhook(body, context.req.raw.headers);
    if (result === "none") return apiError("not-found");
    if (result === "forged") return shopError("bad-signature");
    if (result === "unreadable") return shopError("bad-notification");
    return apiAnswer({ status: "success" }, 200);
  });

  routes.all("/cart", () => apiError("method-not-allowed", { Allow: "GET" }));
  routes.all("/stock", () => apiError("method-not-allowed", { Allow: "GET" }));
  for (const path of ["/cart/lines", "/cart/coupon", "/orders", "/payments/stripe"]) {
    routes.all(path, () => apiError("method-not-allowed", { Allow: "POST" }));
  }
  return routes;

  async function change(
    context: AppContext,
    read: (values: FlatObject) => CartChange,
  ): Promise<Response> {
    const body = await readFlatJson(context.req.raw, origins);
    if ("refused" in body) return body.refused;
    const owner = await readCartOwner(context);
    const outcome = await carts.change(owner, read(body.values), {
      clientAddress: context.get("clientAddress"),
    });
    if (outcome.kind === "rate-limited") return limited(outcome.retryAfterSeconds);
    if (outcome.kind === "invalid") {
      return apiAnswer({ status: "invalid", errors: fieldErrors(outcome) }, 422);
    }
    const answer = cartAnswer({ status: "success", cart: outcome.cart });
    if (outcome.token !== null) {
      for (const cookie of writeCookie(cartCookie, outcome.token, publicUrl))
        answer.headers.append("Set-Cookie", cookie);
    }
    return answer;
  }
}

/** One line was asked about, so what is wrong with it is wrong with its quantity. */
function fieldErrors({ errors }: Extract<CartOutcome, { kind: "invalid" }>): FieldErrors {
  if (Object.hasOwn(errors, "code")) return errors;
  return Object.fromEntries(Object.values(errors).map((message) => ["quantity", message]));
}

function orderAnswer(outcome: OrderOutcome): Response {
  switch (outcome.kind) {
    case "placed": {
      const { next, ...order } = outcome.order;
      const answer: OrderAnswer = { status: "success", order, next };
      return apiAnswer(answer, 201, outcome.replayed ? { "Idempotent-Replayed": "true" } : {});
    }
    case "invalid":
      return apiAnswer({ status: "invalid", errors: outcome.errors }, 422);
    case "quote-changed":
    case "out-of-stock":
    case "cart-empty": {
      const { kind, cart } = outcome;
      return shopError(kind, {}, { cart } satisfies Pick<CartConflict, "cart">);
    }
    case "rate-limited":
      return limited(outcome.retryAfterSeconds);
    case "in-flight":
      return shopError("in-flight", { "Retry-After": "1" });
    case "payment-unavailable":
      return shopError("payment-unavailable", { "Retry-After": "60" });
    case "order-unknown":
      return shopError("order-unknown", { "Retry-After": "5" });
    default:
      return shopError(outcome.kind);
  }
}

function limited(retryAfterSeconds: number): Response {
  return apiError("rate-limited", { "Retry-After": String(retryAfterSeconds) });
}

function cartAnswer(answer: CartAnswer): Response {
  return apiAnswer(answer, 200);
}
