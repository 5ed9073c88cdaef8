import { describe, expect, it } from "vitest";
import { enquiryTopics } from "./options.ts";
import {
  bothDatabases,
  formPost,
  PUBLIC_URL,
  startHarness,
} from "#tests/contract/support/harness.ts";

const fields = {
  form: "enquiry",
  topic: "data",
  name: "Ada Lovelace",
  email: "ada@example.com",
  message: "Please delete <i>everything</i> you have of me.",
};

describe.each(bothDatabases)("the enquiry form on %s", (kind) => {
  it("stores the message, brings it to the owner under its topic, and tells the visitor", async () => {
    const server = await startHarness(kind);
    const answer = await server.send({ ...fields, subject: "dropped" });
    expect([answer.status, await answer.json()]).toEqual([200, { status: "success" }]);
    const [row] = await server.runtime.database.queries
      .selectFrom("messages")
      .selectAll()
      .execute();
    const { form, ...values } = fields;
    expect(row).toMatchObject({ form });
    expect(JSON.parse(row?.payload ?? "")).toEqual(values);

    const mails = await server.mails();
    expect(mails).toHaveLength(2);
    const toOwner = mails.find(({ to }) => to === "owner@example.com");
    expect(toOwner).toMatchObject({
      replyTo: "ada@example.com",
      subject: "What you know about me: Ada Lovelace",
    });
    expect(toOwner?.html).toContain("&lt;i&gt;everything&lt;/i&gt;");
    const toVisitor = mails.find(({ to }) => to === "ada@example.com");
    expect(toVisitor?.text).toContain("Topic: What you know about me");
    expect(toVisitor?.text, "no words of their own").not.toContain("everything");
  });
});

describe("what the enquiry form asks for", () => {
  it("is a topic, a name, an address and a message", async () => {
    const server = await startHarness("sqlite");
    const empty = await server.send({ form: "enquiry" });
    expect([empty.status, await empty.json()]).toEqual([
      422,
      {
        status: "invalid",
        errors: {
          topic: "Field is required.",
          name: "Field is required.",
          email: "Field is required.",
          message: "Field is required.",
        },
      },
    ]);
  });

  it.each([
    [{ topic: "sales" }, { topic: "Choose a topic." }],
    [{ topic: "constructor" }, { topic: "Choose a topic." }],
    [{ topic: "data\r\nBcc: bob@example.com" }, { topic: "Choose a topic." }],
    [{ email: "ada@example.com, bob@example.com" }, { email: "Invalid email." }],
    [{ name: "\u0000" }, { name: "Field is required." }],
    [{ message: "x".repeat(4001) }, { message: "Use at most 4000 characters." }],
  ])("refuses %.60j and sends nothing", async (change, errors) => {
    const server = await startHarness("sqlite");
    const answer = await server.send({ ...fields, ...change });
    expect([answer.status, await answer.json()]).toEqual([422, { status: "invalid", errors }]);
    expect(await server.mails()).toEqual([]);
  });

  it("takes every topic that it offers", async () => {
    const server = await startHarness("sqlite", { RATE_LIMIT: "off" });
    for (const { value } of enquiryTopics)
      expect((await server.send({ ...fields, topic: value })).status, value).toBe(200);
  });

  it("answers success to a filled honeypot and sends nothing", async () => {
    const server = await startHarness("sqlite");
    expect((await server.send({ ...fields, website: "http://spam.example" })).status).toBe(200);
    expect(await server.mails()).toEqual([]);
  });

  it("works without script: 303 with a notice, or the page with the typing and the topic", async () => {
    const server = await startHarness("sqlite");
    const own = { Origin: PUBLIC_URL };
    const sent = await server.request("/page/contact-modern", formPost(fields, own));
    expect([sent.status, sent.headers.get("location")]).toEqual([
      303,
      "/page/contact-modern?sent=enquiry#form-return",
    ]);
    const refused = await server.request(
      "/page/contact-modern",
      formPost({ ...fields, email: "" }, own),
    );
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { formState: { values: { topic: "data", message: fields.message } } },
    ]);
  });
});
