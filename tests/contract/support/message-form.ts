import { describe, expect, it } from "vitest";
import { databasesFor, formPost, type Harness, PUBLIC_URL, startHarness } from "./harness.ts";

type Fields = Readonly<Record<string, string>>;

/** What is a form's own among those that write to the owner. */
interface MessageFormFacts {
  /** What a visitor sends, every field of it. */
  fields: Fields & { form: string; email: string };
  required: readonly string[];
  /** Fields that take any words. */
  freeText: readonly string[];
  /** Subject of the mail to the owner. */
  subject: string;
  /** Stands in the mail to the visitor. */
  receipt: string;
  /** Changes of `fields` with what is said about each. */
  refused: readonly (readonly [change: Fields, errors: Fields])[];
  /** Address of a page with the form, with what the page keeps in it. */
  page: string;
}

const storedMessages = (server: Harness) =>
  server.runtime.database.queries.selectFrom("messages").selectAll().execute();

/** Mails to the owner and to the visitor, of those that went out since the last call. */
export async function mailsAbout(server: Harness, { email }: { email: string }) {
  const mails = await server.mails();
  return {
    count: mails.length,
    toOwner: mails.find(({ to }) => to === "owner@example.com"),
    toVisitor: mails.find(({ to }) => to === email),
  };
}

/** What every form that writes to the owner keeps to (`server/features/messages/message-form.ts`). */
export function describeMessageForm(facts: MessageFormFacts): void {
  const { fields, page } = facts;
  const { form, ...values } = fields;
  const databases = databasesFor(`${import.meta.filename} ${form}`);

  describe.each(databases)(`the form ${form} on %s`, (kind) => {
    it("is stored, brought to the owner with the visitor as Reply-To, and the visitor is told", async () => {
      const server = await startHarness(kind);
      const answer = await server.send({ ...fields, unknown: "dropped" });
      expect([answer.status, await answer.json()]).toEqual([200, { status: "success" }]);

      const rows = await storedMessages(server);
      expect(rows).toMatchObject([{ form, created_at: server.clock.now }]);
      expect(JSON.parse(rows[0]?.payload ?? "")).toEqual(values);

      const { count, toOwner, toVisitor } = await mailsAbout(server, fields);
      expect(count).toBe(2);
      expect(toOwner).toMatchObject({ replyTo: fields.email, subject: facts.subject });
      const lines = facts.freeText.flatMap((field) => fields[field]!.split("\n"));
      for (const line of lines) expect(toOwner?.text).toContain(line);
      expect(toVisitor?.text).toContain(facts.receipt);
    });

    it("never sends a visitor's own words to the address they gave, and no markup to the owner", async () => {
      const server = await startHarness(kind);
      const words = Object.fromEntries(facts.freeText.map((field) => [field, "Buy <b>pills</b>"]));
      expect((await server.send({ ...fields, ...words })).status).toBe(200);
      const { toOwner, toVisitor } = await mailsAbout(server, fields);
      expect(JSON.stringify(toVisitor)).not.toContain("pills");
      expect(toOwner?.html).toContain("Buy &lt;b&gt;pills&lt;/b&gt;");
      expect(toOwner?.html).not.toContain("<b>pills");
    });
  });

  describe(`what the form ${form} asks for`, () => {
    it("names each missing field once", async () => {
      const server = await startHarness("sqlite");
      const answer = await server.send({ form });
      const errors = Object.fromEntries(
        facts.required.map((field) => [field, "Field is required."]),
      );
      expect([answer.status, await answer.json()]).toEqual([422, { status: "invalid", errors }]);
    });

    it.each(facts.refused)("refuses %.60j, stores and sends nothing", async (change, errors) => {
      const server = await startHarness("sqlite");
      const answer = await server.send({ ...fields, ...change });
      expect([answer.status, await answer.json()]).toEqual([422, { status: "invalid", errors }]);
      expect(await storedMessages(server)).toEqual([]);
      expect(await server.mails()).toEqual([]);
    });

    it("answers success to a filled honeypot, stores and sends nothing", async () => {
      const server = await startHarness("sqlite");
      const answer = await server.send({ ...fields, website: "http://spam.example" });
      expect(answer.status).toBe(200);
      expect(await storedMessages(server)).toEqual([]);
      expect(await server.mails()).toEqual([]);
    });

    it("works without script: 303 with a notice, or the page with the typing", async () => {
      const server = await startHarness("sqlite");
      const own = { Origin: PUBLIC_URL };
      const sent = await server.request(page, formPost(fields, own));
      const location = `${page}${page.includes("?") ? "&" : "?"}sent=${form}#form-return`;
      expect([sent.status, sent.headers.get("location")]).toEqual([303, location]);
      expect(await storedMessages(server)).toHaveLength(1);

      const wrong = { ...fields, email: "ada@", at: "a-place" };
      const refused = await server.request(page, formPost(wrong, own));
      expect([refused.status, await refused.json()]).toMatchObject([
        422,
        {
          formState: {
            form,
            values: { ...values, email: "ada@", at: "a-place" },
            errors: { email: "Invalid email." },
          },
        },
      ]);
    });
  });
}
