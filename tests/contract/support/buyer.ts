import { randomUUID } from "node:crypto";
import type { CartAnswer, OrderAnswer } from "#shared/shop/api.ts";
import type { CartView } from "#shared/shop/cart.ts";
import { type Harness, jsonPost } from "./harness.ts";

/** Calls the server: in this process (`harness.request`) or over HTTP. */
export type Call = (path: string, init?: RequestInit) => Promise<Response>;

export const address = {
  email: "ada@example.com",
  phone: "",
  name: "Ada Lovelace",
  line1: "12 Passage des Marchands",
  postcode: "75011",
  city: "Paris",
  country: "FR",
  delivery: "standard",
  billingSame: "yes",
  cardNumber: "4242 4242 4242 4242",
};

export const cards = {
  success: "4242 4242 4242 4242",
  decline: "4000 0000 0000 0002",
  delayed: "4000 0000 0000 0077",
  timeout: "4000 0000 0000 0119",
};

export type Buyer = ReturnType<typeof createBuyer>;

/** A visitor with a cookie jar of one cookie. */
export function createBuyer(call: Call) {
  let cookie = "";
  const buyer = {
    /** One idempotency key for each checkout that is opened. */
    key: randomUUID() as string,
    cookie: () => cookie,
    takeCookieOf(other: string) {
      cookie = other;
    },
    async post(path: string, body: unknown, headers: Record<string, string> = {}) {
      const answer = await call(path, jsonPost(body, { Cookie: cookie, ...headers }));
      keep(answer);
      return answer;
    },
    async form(path: string, fields: Record<string, string>) {
      const answer = await call(path, {
        method: "POST",
        redirect: "manual",
        headers: { Cookie: cookie },
        body: new URLSearchParams(fields),
      });
      keep(answer);
      return answer;
    },
    async cart(): Promise<CartView> {
      const answer = await call("/api/cart", { headers: { Cookie: cookie } });
      return ((await answer.json()) as CartAnswer).cart;
    },
    put: (sku: string, quantity: unknown = 1) => buyer.post("/api/cart/lines", { sku, quantity }),
    set: (sku: string, quantity: unknown) =>
      buyer.post("/api/cart/lines", { sku, quantity, mode: "set" }),
    /** Opens the checkout and orders what is in the cart. */
    async order(change: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
      const { quoteVersion } = await buyer.cart();
      return buyer.send({ ...address, quote: quoteVersion, ...change }, headers);
    },
    send: (body: unknown, headers: Record<string, string> = {}) =>
      buyer.post("/api/orders", body, { "Idempotency-Key": buyer.key, ...headers }),
  };
  return buyer;

  function keep(answer: Response) {
    for (const line of answer.headers.getSetCookie()) {
      if (/^(?:__Host-)?vitrine_cart=/.test(line)) cookie = line.split(";")[0] ?? "";
    }
  }
}

/** A buyer at the app in this process. @param from the network address they call from, where it matters. */
export const buyerOf = (server: Pick<Harness, "request">, from?: string) =>
  createBuyer((path, init) => server.request(path, init, from));

/** The shop's own calls, with whatever cookies a visitor has: signed in, it is their account that buys. */
export const visitorsBuyer = (
  server: Pick<Harness, "request">,
  visitor: { cookie: () => string },
) =>
  createBuyer((path, init) => {
    const headers = new Headers(init?.headers);
    headers.set("Cookie", visitor.cookie());
    return server.request(path, { ...init, headers });
  });

export async function placed(answer: Response): Promise<OrderAnswer> {
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as OrderAnswer;
}

/** Another tab, or another device: the same cart with a key of its own. */
export const withNewKey = () => ({ "Idempotency-Key": randomUUID() });

/** What was answered, by status and code. */
export async function tally(answers: readonly Response[]) {
  const codes: Record<string, number> = {};
  for (const answer of answers) {
    const { status, code } = (await answer.clone().json()) as { status: string; code?: string };
    const name = `${answer.status} ${code ?? status}`;
    codes[name] = (codes[name] ?? 0) + 1;
  }
  return codes;
}

export async function codeOf(answer: Response) {
  return Object.keys(await tally([answer]))[0];
}
