import { describe, expect, it } from "vitest";
import {
  bothDatabases,
  formPost,
  type Harness,
  PUBLIC_URL,
  startHarness,
} from "#tests/contract/support/harness.ts";

const fields = {
  form: "account-interest",
  account: "saver",
  name: "Ada Lovelace",
  email: "ada@example.com",
};

const storedMessages = (server: Harness) =>
  server.runtime.database.queries.selectFrom("messages").selectAll().execute();

describe.each(bothDatabases)("asking for an account on %s", (kind) => {
  it("stores the wish, brings it to the owner, and repeats no words of the visitor's in the receipt", async () => {
    const server = await startHarness(kind);
    const answer = await server.send({ ...fields, name: "Buy pills", iban: "dropped" });
    expect(await answer.json()).toEqual({ status: "success" });

    const [row] = await storedMessages(server);
    const { form, ...values } = fields;
    expect(row).toMatchObject({ form });
    expect(JSON.parse(row?.payload ?? "")).toEqual({ ...values, name: "Buy pills" });

    const mails = await server.mails();
    expect(mails.find(({ to }) => to === "owner@example.com")).toMatchObject({
      replyTo: "ada@example.com",
      subject: "Account request: Regular saver (Buy pills)",
    });
    const toVisitor = mails.find(({ to }) => to === "ada@example.com");
    expect(toVisitor?.text).toContain("Account: Regular saver");
    expect(JSON.stringify(toVisitor)).not.toContain("pills");
  });
});

describe("what it asks for", () => {
  it.each([
    [
      { account: "", name: "", email: "" },
      {
        account: "Field is required.",
        name: "Field is required.",
        email: "Field is required.",
      },
    ],
    [{ account: "gold" }, { account: "Choose an account." }],
    [{ email: "ada@" }, { email: "Invalid email." }],
  ])("refuses %j and stores nothing", async (change, errors) => {
    const server = await startHarness("sqlite");
    const answer = await server.send({ ...fields, ...change });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ status: "invalid", errors });
    expect(await storedMessages(server)).toEqual([]);
  });

  it("works without script, and keeps the calculation in the address", async () => {
    const server = await startHarness("sqlite");
    const sent = await server.request(
      "/home-finance?monthly=450&years=12",
      formPost(fields, { Origin: PUBLIC_URL }),
    );
    expect(sent.status).toBe(303);
    expect(sent.headers.get("location")).toBe(
      "/home-finance?monthly=450&years=12&sent=account-interest#form-return",
    );
    expect(await storedMessages(server)).toHaveLength(1);
  });
});
