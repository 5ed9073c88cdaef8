import { randomUUID } from "node:crypto";
import type { APIRequestContext, Browser } from "playwright/test";
import { posts } from "#content/blog.ts";
import { products } from "#content/products.ts";
import type { SiteServer } from "../../tests/support/site-server.ts";
import { comments, type Customer, customers, mailOf, messages } from "./invented-customers.ts";

/** What visitors leave behind. */
export async function comeAndGo(browser: Browser, { url }: SiteServer): Promise<void> {
  const shelf = products.flatMap(({ variants }) =>
    variants.filter(({ initialStock }) => initialStock > 3).slice(0, 1),
  );
  for (const [index, customer] of customers.entries()) {
    const visitor = await browser.newContext({ baseURL: url });
    const { request } = visitor;
    for (const { sku } of shelf.slice(index * 3, index * 3 + 1 + (index % 3)))
      await post(request, "/api/cart/lines", { sku, quantity: 1 });
    const { cart } = (await (await request.get("/api/cart")).json()) as {
      cart: { quoteVersion: string };
    };
    await post(
      request,
      "/api/orders",
      {
        ...customer,
        email: mailOf(customer),
        phone: "",
        delivery: "standard",
        billingSame: "yes",
        cardNumber: "4242 4242 4242 4242",
        quote: cart.quoteVersion,
      },
      { "Idempotency-Key": randomUUID() },
    );
    await send(request, "subscribe", { email: mailOf(customer) });
    const message = messages[index];
    if (message) await send(request, "contact", { ...from(customer), ...message });
    const comment = comments[index];
    const about = posts[index * 2];
    if (comment && about)
      await send(request, "comment", {
        ...from(customer),
        post: String(about.id),
        message: comment,
      });
    await visitor.close();
  }
}

function from(customer: Customer): { name: string; email: string } {
  return { name: customer.name, email: mailOf(customer) };
}

async function send(
  request: APIRequestContext,
  form: string,
  values: Record<string, string>,
): Promise<void> {
  await post(request, "/api/send", { form, ...values });
}

async function post(
  request: APIRequestContext,
  path: string,
  data: object,
  headers: Record<string, string> = {},
): Promise<void> {
  const answer = await request.post(path, { data, headers });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
}
