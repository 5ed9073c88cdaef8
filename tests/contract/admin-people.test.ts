import { readdir } from "node:fs/promises";
import { pino } from "pino";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { requestContext } from "#app/engine/request-context.server.ts";
import { loader } from "#app/features/back-office/pages/people.tsx";
import { site } from "#content/site.ts";
import { listHref, PEOPLE } from "#shared/back-office/addresses.ts";
import { createDiskTransport, mailFolder } from "#server/mail/disk-transport.ts";
import { audited, OWNER, signIn, startBackOffice } from "./support/admin.ts";
import { buyerOf, placed, visitorsBuyer, withNewKey } from "./support/buyer.ts";
import { databasesFor, type Harness, jsonPost, PUBLIC_URL } from "./support/harness.ts";
import { ada, registered, startAccounts } from "./support/visitor.ts";

const databases = databasesFor(import.meta.filename);
const ADA = "ada@example.com";
const SKU = "YOYO";
/** As people type it. */
const typed = "Ada@Example.com";

const done = async (server: Harness) =>
  (await audited(server)).filter(({ action }) => action !== "Signed in");

async function ordered(server: Harness, email: string, state: "paid" | "delivered") {
  const buyer = buyerOf(server);
  await buyer.put(SKU);
  const { order, next } = await placed(await buyer.order({ email, phone: "+33 1 23 45 67 89" }));
  if (state === "delivered")
    for (const step of ["packed", "sent", "delivered"] as const)
      await server.runtime.services.shop.orders.move(order.number, step);
  return { ...order, token: next.split("/").at(-1) ?? "" };
}

/** Leaves something of this address everywhere where something is kept. */
async function fill(server: Harness, email: string) {
  const name = "Ada Lovelace";
  const order = await ordered(server, email, "delivered");
  await server.mails();
  await server.send({ form: "subscribe", email });
  await server.send({ form: "contact", name, email, message: "Are you open on Sunday?" });
  await server.send({
    form: "comment",
    post: "1",
    name,
    email,
    message: `I kept the moth, ${email}.`,
  });
  const { queries } = server.runtime.database;
  await queries
    .updateTable("comments")
    .set({ state: "shown" })
    .where("email", "=", email)
    .execute();
  return order;
}

/** Everything in the database as one text. */
async function dump(server: Harness): Promise<string> {
  const { queries } = server.runtime.database;
  const tables = await queries.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) =>
      queries
        .selectFrom(name as "orders")
        .selectAll()
        .execute(),
    ),
  );
  return JSON.stringify(rows);
}

describe.each(databases)("one person's data on %s", (kind) => {
  it("is found under any spelling of the address, and unknown ones are unknown", async () => {
    const server = await startBackOffice(kind);
    await fill(server, typed);
    const { people } = server.runtime.services.backOffice;
    const person = await people.find(" ADA@example.com ");
    expect(person).toEqual({
      email: ADA,
      holdings: [
        { kind: "Orders", count: 1 },
        { kind: "Subscription", count: 1 },
        { kind: "Messages", count: 1 },
        { kind: "Comments", count: 1 },
        { kind: "Emails not sent yet", count: 4 },
      ],
      unfinished: [],
      remains: [expect.stringContaining("Paid orders keep")],
    });
    for (const email of ["da@example.com", "%", "ada@example_com", "", "\0", "nobody@example.com"])
      expect(await people.find(email), email).toBeNull();
  });

  it("is found and erased under an address with umlauts in its domain, however these are written", async () => {
    const server = await startBackOffice(kind);
    await server.send({ form: "subscribe", email: "ada@müller.example" });
    const { people } = server.runtime.services.backOffice;
    const email = "ada@xn--mller-kva.example";
    for (const each of ["Ada@MÜLLER.example", "ada@mu\u0308ller.example", email])
      expect(await people.find(each), each).toMatchObject({ email });
    const admin = await signIn(server);
    await admin.post(PEOPLE, { form: "person-erase", email, confirm: "ada@müller.example" });
    expect(await people.find(email)).toBeNull();
  });

  it("is found on its page under the longest address that mail systems accept", async () => {
    const server = await startBackOffice(kind);
    const label = "x".repeat(60);
    const email = `ada@${[label, label, label, "x".repeat(63)].join(".")}.com`;
    expect(email).toHaveLength(254);
    await server.send({ form: "subscribe", email });
    const { cookie } = await signIn(server);
    const find = async (query: string) => {
      const context = new RouterContextProvider();
      const { services } = server.runtime;
      context.set(requestContext, { ...context.get(requestContext), services, cookies: cookie });
      const url = new URL(listHref(PEOPLE, { query }), PUBLIC_URL);
      const request = new Request(url);
      return loader({ url, context, request, params: {}, pattern: PEOPLE });
    };
    expect(await find(` ${email} `)).toMatchObject({ query: email, person: { email } });
    expect(await find(`${email}x`)).toMatchObject({ query: email });
    expect(await find(" ")).toEqual({ query: "", person: null });
  });

  it("comes as a file, whole, without anything that opens something, and it is written down", async () => {
    const server = await startBackOffice(kind);
    const order = await fill(server, typed);
    const owner = await signIn(server);
    await fill(server, "grace@example.com");
    const answer = await owner.get(`/admin/people.json?email=${encodeURIComponent(ADA)}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toContain("application/json");
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="person.json"');
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      email: ADA,
      Subscription: [{ email: ADA, state: "pending" }],
      Messages: [{ form: "contact", fields: { message: "Are you open on Sunday?" } }],
      Comments: [{ name: "Ada Lovelace", text: expect.stringContaining("I kept the moth") }],
      Orders: [
        {
          number: order.number,
          state: "delivered",
          phone: "+33 1 23 45 67 89",
          address: { line1: "12 Passage des Marchands" },
          lines: [{ sku: SKU, quantity: 1 }],
        },
      ],
    });
    expect(text).not.toMatch(/grace|[\w-]{43}|payUrl|token/i);
    expect((await owner.get("/admin/people.json?email=nobody@example.com")).status).toBe(404);
    expect((await owner.get("/admin/people.json")).status).toBe(404);
    expect(await done(server)).toEqual([
      { admin: OWNER, action: "Exported one person’s data", subject: "" },
    ]);
  });

  it("is gone after the button, from every table; the figures of what was paid stay", async () => {
    const server = await startBackOffice(kind);
    const owner = await signIn(server);
    await fill(server, "grace@example.com");
    const order = await fill(server, typed);
    const { backOffice } = server.runtime.services;
    expect(await dump(server)).toMatch(/ada@example\.com/i);
    const answer = await owner.post("/admin/people", {
      form: "person-erase",
      email: ADA,
      confirm: " ada@EXAMPLE.com ",
    });
    expect(answer.status).toBe(303);
    expect(await backOffice.people.find(ADA)).toBeNull();
    expect(await dump(server)).not.toMatch(/ada@example\.com/i);
    expect(await backOffice.people.find("grace@example.com")).toMatchObject({
      holdings: expect.arrayContaining([{ kind: "Orders", count: 1 }]),
    });
    const kept = await backOffice.orders.find(order.number);
    expect(kept?.order).toMatchObject({
      number: order.number,
      state: "delivered",
      total: order.total,
      email: "",
      phone: "",
      billing: null,
      lines: [{ sku: SKU, quantity: 1 }],
      address: {
        name: "",
        company: "",
        line1: "",
        line2: "",
        postcode: "",
        city: "",
        country: "FR",
      },
    });
    const { shop } = server.runtime.services;
    expect(await shop.orders.findByToken(order.token), "its page").toBeNull();
    expect(await done(server)).toEqual([
      {
        admin: OWNER,
        action: "Erased one person’s data",
        subject: "Orders: 1, Subscription: 1, Messages: 1, Comments: 1, Emails not sent yet: 4",
      },
    ]);
  });

  it("leaves the posts at once", async () => {
    const server = await startBackOffice(kind);
    await server.send({ form: "comment", post: "1", name: "Ada", email: ADA, message: "Moth." });
    const { backOffice, comments } = server.runtime.services;
    const [row] = (await backOffice.comments.list({ query: "", state: "", page: 1 })).rows;
    await backOffice.comments.decide({ email: OWNER }, row!.id, "shown");
    expect(comments.hasShown(1)).toBe(true);
    await backOffice.people.erase({ email: OWNER }, ADA);
    expect(comments.hasShown(1)).toBe(false);
  });

  it("stays while an order is on its way, and nothing of it goes", async () => {
    const server = await startBackOffice(kind);
    await fill(server, ADA);
    const { number } = await ordered(server, typed, "paid");
    const owner = await signIn(server);
    const erase = (confirm: string) =>
      owner.post("/admin/people", { form: "person-erase", email: ADA, confirm });
    const { people } = server.runtime.services.backOffice;
    expect((await people.find(ADA))?.unfinished).toMatchObject([
      { sentence: `Order ${number} must be delivered, refunded or closed first.` },
    ]);
    const before = await people.find(ADA);
    const answer = await erase(ADA);
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain(number);
    expect(await people.find(ADA)).toEqual(before);
    for (const confirm of ["", "grace@example.com", "ada"])
      expect((await erase(confirm)).status, confirm).toBe(422);
    expect(await done(server)).toEqual([]);

    await server.runtime.services.shop.orders.move(number, "refunded");
    expect((await erase(ADA)).status).toBe(303);
    expect((await erase(ADA)).status, "nothing is left").toBe(409);
  });

  it("of orders that were never paid goes whole", async () => {
    const server = await startBackOffice(kind);
    const { number } = await ordered(server, ADA, "paid");
    const { queries } = server.runtime.database;
    await queries.updateTable("orders").set({ state: "cancelled" }).execute();
    const { people, orders } = server.runtime.services.backOffice;
    expect(await people.erase({ email: OWNER }, ADA)).toEqual({ kind: "erased" });
    expect(await orders.find(number)).toBeNull();
    for (const table of ["order_lines", "order_events", "order_keys", "payment_attempts"] as const)
      expect(await queries.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  it("of an order that was placed since somebody looked stays, too", async () => {
    const server = await startBackOffice(kind);
    const closed = await ordered(server, ADA, "delivered");
    const open = await ordered(server, ADA, "paid");
    const { database, services } = server.runtime;
    await database.write((transaction) =>
      server.runtime.made.shop.personalData[0]!.erase(transaction, ADA),
    );
    const { orders } = services.backOffice;
    expect((await orders.find(open.number))?.order.email).toBe(ADA);
    expect((await orders.find(closed.number))?.order.email).toBe("");
  });

  it("is not needed to refund an order later: nobody is written to", async () => {
    const server = await startBackOffice(kind);
    const { number } = await ordered(server, ADA, "delivered");
    await server.mails();
    const { people, orders } = server.runtime.services.backOffice;
    await people.erase({ email: OWNER }, ADA);
    expect(await orders.move({ email: OWNER }, number, "refunded")).toBe("refunded");
    expect(await server.mails()).toEqual([]);
  });

  it.each([
    ["the owner has it too", site.email],
    ["the owner has another", OWNER],
  ])("of the site's own address is nobody else's, where %s", async (_where, owner) => {
    const server = await startBackOffice(kind, { OWNER_EMAIL: owner });
    const asks = { form: "contact", name: "Ada", email: ADA, message: "Are you open?" };
    await server.send(asks);
    const toOwner = { id: "to-owner", to: owner, replyTo: ADA, createdAt: 0 };
    const toAda = { ...toOwner, id: "to-ada", to: ADA, replyTo: site.email };
    const disk = createDiskTransport(
      server.settings.dataDir,
      { name: "Vitrine", address: "hello@example.com" },
      pino({ level: "silent" }),
    );
    for (const mail of [toOwner, toAda])
      await disk.send({ ...mail, subject: "Question", text: "Hello", html: "<p>Hello</p>" });
    const { people } = server.runtime.services.backOffice;
    for (const own of [site.email, owner]) {
      expect(await people.find(own), own).toBeNull();
      expect(await people.export({ email: OWNER }, own)).toBeNull();
      expect(await people.erase({ email: OWNER }, own)).toEqual({ kind: "unknown" });
    }
    // Who writes from it is found.
    await server.send({ ...asks, email: site.email, message: "A try." });
    expect((await people.find(site.email))?.holdings).toContainEqual({
      kind: "Emails not sent yet",
      count: 2,
    });
    await people.erase({ email: OWNER }, site.email);
    expect((await people.find(ADA))?.holdings).toEqual([
      { kind: "Messages", count: 1 },
      { kind: "Emails not sent yet", count: 2 },
      { kind: "Emails kept as files", count: 2 },
    ]);
    expect(await people.erase({ email: OWNER }, ADA)).toEqual({ kind: "erased" });
    expect(await people.find(ADA)).toBeNull();
    expect(await readdir(mailFolder(server.settings.dataDir))).toEqual([]);
  });

  it("is erased whole or not at all", async () => {
    const server = await startBackOffice(kind);
    await fill(server, ADA);
    const before = await server.runtime.services.backOffice.people.find(ADA);
    await server.runtime.database.queries.schema.dropTable("audit_log").execute();
    const { people } = server.runtime.services.backOffice;
    await expect(people.erase({ email: OWNER }, ADA)).rejects.toThrow();
    expect(await people.find(ADA)).toEqual(before);
    await expect(people.export({ email: OWNER }, ADA)).rejects.toThrow();
  });
});

it("has no mail address in the log of what was done", async () => {
  const server = await startBackOffice("sqlite");
  await fill(server, ADA);
  const owner = await signIn(server);
  await owner.get(`/admin/people.json?email=${ADA}`);
  await owner.get(`/admin/subscribers.csv?q=${ADA}`);
  await owner.post("/admin/people", { form: "person-erase", email: ADA, confirm: ADA });
  expect(await done(server)).toHaveLength(3);
  expect(JSON.stringify(await done(server))).not.toContain("ada@");
  expect(server.log.join("")).not.toContain("ada@");
});

it("is erased from the mails that are kept as files, too", async () => {
  const server = await startBackOffice("sqlite");
  const folder = mailFolder(server.settings.dataDir);
  const disk = createDiskTransport(
    server.settings.dataDir,
    { name: "Vitrine", address: "hello@example.com" },
    pino({ level: "silent" }),
  );
  const mail = { subject: "Your order", text: "Hello", html: "<p>Hello</p>", createdAt: 0 };
  await disk.send({ ...mail, id: "to-her", to: typed });
  await disk.send({ ...mail, id: "about-her", to: OWNER, replyTo: ADA });
  await disk.send({ ...mail, id: "names-her", to: OWNER, text: `Ask ${ADA}.` });
  const { people } = server.runtime.services.backOffice;
  expect((await people.find(ADA))?.holdings).toEqual([{ kind: "Emails kept as files", count: 2 }]);
  expect(JSON.stringify(await people.export({ email: OWNER }, ADA))).toContain("Your order");
  expect(await people.erase({ email: OWNER }, ADA)).toEqual({ kind: "erased" });
  expect(await readdir(folder)).toEqual([expect.stringContaining("names-her")]);
});

describe.each(databases)("the data of somebody with an account on %s", (kind) => {
  it("is found, handed out without secrets, and erased with cart, sessions and links", async () => {
    const server = await startAccounts(kind, { ADMIN_EMAILS: OWNER, RATE_LIMIT: "off" });
    const owner = await signIn(server);
    const visitor = await registered(server, ada);
    await visitor.call("/api/cart/lines", jsonPost({ sku: SKU, quantity: 2 }));
    const { people } = server.runtime.services.backOffice;
    expect((await people.find(ADA))?.holdings.map(({ kind: name }) => name)).toEqual([
      "Account",
      "Cart",
    ]);
    const text = await (await owner.get(`/admin/people.json?email=${ADA}`)).text();
    expect(JSON.parse(text)).toMatchObject({ Account: [{ name: ada.name }], Cart: [{ sku: SKU }] });
    expect(text).not.toMatch(/[\w-]{43}|[0-9a-f]{64}|password|hash/i);

    const answer = await owner.post("/admin/people", {
      form: "person-erase",
      email: ADA,
      confirm: ADA,
    });
    expect(answer.status).toBe(303);
    expect(await visitor.isSignedIn()).toBe(false);
    expect(await dump(server)).not.toMatch(/ada@example\.com|Lovelace/i);
    const { queries } = server.runtime.database;
    const tables = [
      "accounts",
      "account_credentials",
      "account_sessions",
      "account_links",
    ] as const;
    for (const table of [...tables, "carts", "cart_lines"] as const)
      expect(await queries.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  it("has the orders that were placed under another address, too, once they are done with", async () => {
    const server = await startAccounts(kind, { ADMIN_EMAILS: OWNER, RATE_LIMIT: "off" });
    const visitor = await registered(server, ada);
    const buyer = visitorsBuyer(server, visitor);
    const order = async (email: string) => {
      await buyer.put(SKU);
      return (await placed(await buyer.order({ email }, withNewKey()))).order.number;
    };
    const own = await order(typed);
    const elsewhere = await order("office@example.com");
    await server.mails();
    const { people, orders } = server.runtime.services.backOffice;
    const found = await people.find(ADA);
    expect(found?.holdings).toEqual(
      expect.arrayContaining([
        { kind: "Orders", count: 1 },
        { kind: "Orders under another email address", count: 1 },
      ]),
    );
    expect(found?.remains).toHaveLength(1);
    expect(found?.unfinished).toHaveLength(2);
    for (const number of [own, elsewhere])
      expect(found?.unfinished).toContainEqual(
        expect.objectContaining({ sentence: expect.stringContaining(number) }),
      );
    expect(JSON.stringify(await people.export({ email: OWNER }, ADA))).toContain(elsewhere);
    expect(await people.erase({ email: OWNER }, ADA)).toMatchObject({ kind: "unfinished" });
    for (const number of [own, elsewhere])
      for (const step of ["packed", "sent", "delivered"] as const)
        await server.runtime.services.shop.orders.move(number, step);
    expect(await people.erase({ email: OWNER }, ADA)).toEqual({ kind: "erased" });
    for (const number of [own, elsewhere])
      expect((await orders.find(number))?.order, number).toMatchObject({
        state: "delivered",
        email: "",
        address: { name: "", line1: "", country: "FR" },
      });
    const { queries } = server.runtime.database;
    const kept = await queries.selectFrom("orders").selectAll().execute();
    expect(JSON.stringify(kept)).not.toMatch(/Lovelace|office@example\.com/);
    expect(kept.map(({ account_id }) => account_id)).toEqual([null, null]);
  });

  it("does not reach the orders that a guest placed under that other address", async () => {
    const server = await startAccounts(kind, { ADMIN_EMAILS: OWNER, RATE_LIMIT: "off" });
    const buyer = visitorsBuyer(server, await registered(server, ada));
    await buyer.put(SKU);
    await placed(await buyer.order({ email: "office@example.com" }));
    const { number } = await ordered(server, "office@example.com", "delivered");
    const { people, orders } = server.runtime.services.backOffice;
    expect((await people.find(ADA))?.holdings).toContainEqual({
      kind: "Orders under another email address",
      count: 1,
    });
    expect((await people.find("office@example.com"))?.holdings).toContainEqual({
      kind: "Orders",
      count: 2,
    });
    await server.runtime.database.queries
      .updateTable("orders")
      .set({ state: "delivered" })
      .execute();
    await people.erase({ email: OWNER }, ADA);
    expect((await orders.find(number))?.order.email).toBe("office@example.com");
  });
});
