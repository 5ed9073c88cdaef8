import { describe, expect, it } from "vitest";
import {
  bothDatabases,
  formPost,
  type Harness,
  PUBLIC_URL,
  startHarness,
} from "#tests/contract/support/harness.ts";

const fields = {
  form: "contact",
  name: "Ada Lovelace",
  email: "ada@example.com",
  subject: "Opening hours",
  message: "Are you <b>open</b> on Sunday?\nI would come by train.",
};

const storedMessages = (server: Harness) =>
  server.runtime.database.queries.selectFrom("messages").selectAll().execute();

describe.each(bothDatabases)("the contact form on %s", (kind) => {
  it("stores the message, brings it to the owner with the visitor as Reply-To, and tells the visitor", async () => {
    const server = await startHarness(kind);
    const answer = await server.send({ ...fields, unknown: "dropped" });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: "success" });

    const [row] = await storedMessages(server);
    const { form, ...values } = fields;
    expect(row).toMatchObject({ form, created_at: server.clock.now });
    expect(JSON.parse(row?.payload ?? "")).toEqual(values);

    const mails = await server.mails();
    expect(mails).toHaveLength(2);
    const toOwner = mails.find(({ to }) => to === "owner@example.com");
    expect(toOwner).toMatchObject({
      replyTo: "ada@example.com",
      subject: "Opening hours (Ada Lovelace)",
    });
    expect(toOwner?.text).toContain("I would come by train.");
    expect(toOwner?.html).toContain("Are you &lt;b&gt;open&lt;/b&gt; on Sunday?");
    const toVisitor = mails.find(({ to }) => to === "ada@example.com");
    expect(toVisitor?.text).toContain("within two working days");
  });

  it("never sends a visitor's own words to the address they gave", async () => {
    const server = await startHarness(kind);
    await server.send({ ...fields, name: "Buy pills", subject: "Buy pills", message: "Buy pills" });
    const toVisitor = (await server.mails()).find(({ to }) => to === "ada@example.com");
    expect(JSON.stringify(toVisitor)).not.toContain("pills");
  });
});

describe("what the contact form asks for", () => {
  it("is a name, an address and a message; a subject may be left out", async () => {
    const server = await startHarness("sqlite");
    const empty = await server.send({ form: "contact" });
    expect(empty.status).toBe(422);
    expect(await empty.json()).toEqual({
      status: "invalid",
      errors: {
        name: "Field is required.",
        email: "Field is required.",
        message: "Field is required.",
      },
    });
    expect((await server.send({ ...fields, subject: "" })).status).toBe(200);
    const [toOwner] = (await server.mails()).filter(({ to }) => to === "owner@example.com");
    expect(toOwner?.subject).toBe("Message from Ada Lovelace");
  });

  it.each([
    [{ email: "ada@" }, { email: "Invalid email." }],
    [{ email: "ada@example.com\r\nBcc: bob@example.com" }, { email: "Invalid email." }],
    [{ name: " \n\t" }, { name: "Field is required." }],
    [{ message: " \r\n " }, { message: "Field is required." }],
    [{ message: "x".repeat(4001) }, { message: "Use at most 4000 characters." }],
    [{ subject: "x".repeat(161) }, { subject: "Use at most 160 characters." }],
  ])("refuses %.60j and stores nothing", async (change, errors) => {
    const server = await startHarness("sqlite");
    const answer = await server.send({ ...fields, ...change });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ status: "invalid", errors });
    expect(await storedMessages(server)).toEqual([]);
    expect(await server.mails()).toEqual([]);
  });

  it("answers success to a filled honeypot and stores nothing", async () => {
    const server = await startHarness("sqlite");
    const answer = await server.send({ ...fields, website: "http://spam.example" });
    expect(answer.status).toBe(200);
    expect(await storedMessages(server)).toEqual([]);
    expect(await server.mails()).toEqual([]);
  });

  it("works from any page without script: 303 with a notice, or the page with the typing", async () => {
    const server = await startHarness("sqlite");
    const own = { Origin: PUBLIC_URL };
    const sent = await server.request("/page/contact-classic", formPost(fields, own));
    expect(sent.status).toBe(303);
    expect(sent.headers.get("location")).toBe("/page/contact-classic?sent=contact#form-return");
    expect(await storedMessages(server)).toHaveLength(1);

    const refused = await server.request(
      "/page/contact-classic",
      formPost({ ...fields, email: "ada@", at: "contact-modal" }, own),
    );
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      formState: {
        form: "contact",
        values: { message: fields.message, at: "contact-modal" },
        errors: { email: "Invalid email." },
      },
    });
  });
});
