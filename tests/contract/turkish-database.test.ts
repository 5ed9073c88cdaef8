import pg from "pg";
import { expect, it } from "vitest";
import { all, OWNER } from "./support/admin.ts";
import { buyerOf, placed } from "./support/buyer.ts";
import { emptyData } from "./support/data.ts";
import { ada, registered, startAccounts } from "./support/visitor.ts";

/** An empty database on the tests' server whose alphabet has another small letter for `I`. */
async function turkishData(): Promise<Record<string, string>> {
  const data = await emptyData("postgres");
  const url = new URL(data.DATABASE_URL!);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const name = `${url.pathname.slice(1)}_tr`;
  await client.query(
    `create database ${name} template template0 locale_provider icu icu_locale 'tr-TR' locale 'C'`,
  );
  await client.end();
  url.pathname = `/${name}`;
  return { ...data, DATABASE_URL: url.href };
}

it("finds a person by their address, however they typed it, in a Turkish database", async () => {
  const env = { RATE_LIMIT: "off", ADMIN_EMAILS: OWNER };
  const server = await startAccounts("postgres", env, await turkishData());
  const person = { ...ada, email: "INGRID@example.com" };
  const letter = { name: "Ingrid", email: person.email, message: "Are you open on Sunday?" };
  await server.send({ ...letter, form: "contact" });
  await server.send({ ...letter, form: "comment", post: "1" });
  const buyer = buyerOf(server);
  await buyer.put("YOYO");
  const { order } = await placed(await buyer.order({ email: person.email }));

  const { backOffice, accounts, shop } = server.runtime.services;
  const found = await backOffice.people.find("ingrid@example.com");
  const counts = Object.fromEntries(
    (found?.holdings ?? []).map(({ kind, count }) => [kind, count]),
  );
  expect(counts).toMatchObject({ Messages: 1, Comments: 1, Orders: 1 });
  expect(counts["Emails not sent yet"]).toBeGreaterThan(0);

  const searched = async (query: string) =>
    (await backOffice.orders.list({ ...all, query })).rows.map(({ number }) => number);
  for (const query of [order.number.toLowerCase(), order.number, "ingrid@", "INGRID@", "lovelace"])
    expect({ query, found: await searched(query) }).toEqual({ query, found: [order.number] });
  expect(await searched("ngrid%"), "no pattern").toEqual([]);

  const visitor = await registered(server, { ...person, email: "ingrid@example.com" });
  const account = await accounts.findBySession(visitor.cookie());
  expect(await shop.ordersOf(account!)).toHaveLength(1);
});
