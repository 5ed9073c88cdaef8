import { CONTACT_SIMPLE } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { holdWriting } from "./support/foreign-lock.ts";
import { freshData } from "./support/data.ts";
import {
  databasesFor,
  formPost,
  type Harness,
  PUBLIC_URL,
  startHarness,
} from "./support/harness.ts";

const databases = databasesFor(import.meta.filename);
/** What visitors send while something behind the server does not work: nothing is lost, and they are told the truth. */
const letters = {
  contact: {
    form: "contact",
    name: "Ada Lovelace",
    email: "ada@example.com",
    subject: "",
    message: "Are you open on Sunday?",
  },
  enquiry: {
    form: "enquiry",
    topic: "rounds",
    name: "Ada Lovelace",
    email: "ada@example.com",
    message: "The diary on my telephone does not open.",
  },
  subscribe: { form: "subscribe", email: "ada@example.com" },
};

const own = { Origin: PUBLIC_URL };
const SENT = 303;

async function storedCount(server: Harness): Promise<number> {
  const { queries } = server.runtime.database;
  const messages = await queries.selectFrom("messages").select("id").execute();
  const subscriptions = await queries.selectFrom("subscriptions").select("id").execute();
  return messages.length + subscriptions.length;
}

describe.each(databases)("a locked database on %s", (kind) => {
  it.each(Object.values(letters))(
    "has $form say that nothing was sent; sent again later it is there once",
    async (letter) => {
      const data = await freshData(kind);
      const server = await startHarness(kind, {}, data, { patience: { write: 1000 } });
      const release = await holdWriting(kind, data);
      // With script and without, at the same time: each waits as long as the database may take.
      const [byScript, byPage] = await Promise.all([
        server.send(letter),
        server.request(CONTACT_SIMPLE, formPost(letter, own)),
      ]);
      expect(byScript.status).toBe(503);
      expect(await byScript.json()).toMatchObject({
        code: "unavailable",
        message: expect.stringContaining("Nothing was sent"),
      });
      expect([byPage.status, byPage.headers.get("retry-after")]).toEqual([503, "5"]);
      const { form, ...typing } = letter;
      expect(await byPage.json()).toMatchObject({
        formState: {
          form,
          values: typing,
          errors: { form: expect.stringContaining("Nothing was sent") },
        },
      });
      expect(server.log.join("")).not.toContain("ada@");

      await release();
      expect(await storedCount(server)).toBe(0);
      expect((await server.send(letter)).status).toBe(200);
      expect(await storedCount(server)).toBe(1);
    },
  );
});

describe.each(databases)("without a database on %s", (kind) => {
  it.each(Object.values(letters))("$form says 503, and when to try again", async (letter) => {
    const server = await startHarness(kind, { RATE_LIMIT: "off" });
    await server.runtime.database.close();
    const answer = await server.send(letter);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(await answer.json()).toMatchObject({ status: "error", code: "unavailable" });
  });
});

describe.each(databases)("a mail server that is away on %s", (kind) => {
  it.each(Object.values(letters))(
    "loses nothing of $form: the visitor is thanked for what is stored, mails go out when it is back",
    async (letter) => {
      const server = await startHarness(kind);
      server.transport.failures = Array.from({ length: 6 }, () => new Error("connect refused"));
      const answer = await server.request(CONTACT_SIMPLE, formPost(letter, own));
      expect(answer.status).toBe(SENT);
      expect(await storedCount(server)).toBe(1);
      const delivered: string[] = [];
      for (let turn = 0; turn < 8; turn += 1) {
        delivered.push(...(await server.mails()).map(({ to }) => to));
        server.clock.now += 60 * 60_000;
      }
      expect(delivered.toSorted()).toEqual(
        letter.form === "subscribe"
          ? ["ada@example.com"]
          : ["ada@example.com", "owner@example.com"],
      );
    },
  );
});
