import { CHECKOUT } from "#content/addresses.ts";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { address, buyerOf, cards } from "#tests/contract/support/buyer.ts";
import type { DatabaseKind } from "#server/db/database.ts";
import { databasesFor, startHarness } from "#tests/contract/support/harness.ts";
import { money } from "#tests/support/goods.ts";

const databases = databasesFor(import.meta.filename);
/** Fields that take any words. */
const freeText = [
  "phone",
  "name",
  "company",
  "line1",
  "line2",
  "city",
  "billingName",
  "billingCompany",
  "billingLine1",
  "billingLine2",
  "billingCity",
];

async function start(kind: DatabaseKind) {
  const server = await startHarness(kind, { RATE_LIMIT: "off" });
  const buyer = buyerOf(server);
  await buyer.put("PENCIL-BLUE");
  const { quoteVersion: quote } = await buyer.cart();
  const fields = { form: "checkout", key: randomUUID(), ...address, quote };
  return { server, buyer, fields };
}

describe.each(databases)("the checkout on %s", (kind) => {
  it("answers both presses of a button with the one order", async () => {
    const { buyer, fields } = await start(kind);
    const answers = await Promise.all([1, 2].map(() => buyer.form(CHECKOUT, fields)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const [one, two] = answers.map(({ headers }) => headers.get("location"));
    expect(one).toBe(two);
  });

  it("tells buyer and owner of the order by mail, and repeats nothing to the buyer that was typed", async () => {
    const { server, buyer, fields } = await start(kind);
    const typed = Object.fromEntries(freeText.map((field) => [field, `Buy pills at ${field}`]));
    const elsewhere = { billingSame: "", billingPostcode: "75011", billingCountry: "FR" };
    const answer = await buyer.form(CHECKOUT, { ...fields, ...elsewhere, ...typed });
    expect(answer.status).toBe(303);
    const mails = await server.mails();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([address.email, "owner@example.com"]);
    const toBuyer = mails.find(({ to }) => to === address.email);
    const toOwner = mails.find(({ to }) => to === "owner@example.com");
    for (const words of Object.values(typed)) expect(toOwner?.text).toContain(words);
    expect(JSON.stringify(toBuyer)).not.toContain("pills");
  });

  it("says what each line costs, after colour and size where it has some", async () => {
    const { server, buyer } = await start(kind);
    await buyer.put("KITE-RED-M");
    await buyer.put("YOYO");
    expect((await buyer.order()).status).toBe(201);
    const [mail] = await server.mails();
    expect(mail?.text).toContain(`1 × Kite: red, M: ${money(28900)}`);
    expect(mail?.text).toContain(`1 × Yo-yo: ${money(4800)}`);
  });

  it("comes back with errors at the fields and the typing kept, but for the card", async () => {
    const { buyer, fields } = await start(kind);
    const { key } = fields;
    const invalid = await buyer.form(CHECKOUT, { ...fields, city: "" });
    expect(invalid.status).toBe(422);
    const { formState } = (await invalid.json()) as {
      formState: { values: object; errors: object };
    };
    expect(formState).toMatchObject({
      values: { key, name: "Ada Lovelace" },
      errors: { city: "Field is required." },
    });
    expect(formState.values).not.toHaveProperty("cardNumber");

    const declined = await buyer.form(CHECKOUT, { ...fields, cardNumber: cards.decline });
    expect(declined.status).toBe(402);
    expect(await declined.json()).toMatchObject({
      formState: { values: { key }, errors: { cardNumber: expect.stringContaining("declined") } },
    });

    const stale = await buyer.form(CHECKOUT, { ...fields, quote: "old" });
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({
      formState: { errors: { form: expect.stringContaining("new total") } },
    });
    expect((await buyer.form(CHECKOUT, { ...fields, key: "" })).status).toBe(422);
    expect((await buyer.form(CHECKOUT, fields)).status).toBe(303);
  });
});
