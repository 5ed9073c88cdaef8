import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  bothDatabases,
  formPost,
  type Harness,
  PUBLIC_URL,
  startHarness,
} from "#tests/contract/support/harness.ts";

const fields = {
  form: "reservation",
  date: "2026-11-13",
  time: "19:30",
  guests: "4",
  name: "Ada Lovelace",
  email: "ada@example.com",
  note: "One of us <b>cannot</b> eat nuts.\nA quiet corner, please.",
};

const storedMessages = (server: Harness) =>
  server.runtime.database.queries.selectFrom("messages").selectAll().execute();

// A Tuesday, 00:30 on the 4th in Paris while London still has the 3rd. Only dates: timers of the server run on.
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-03T23:30:00Z") }));
afterEach(() => vi.useRealTimers());

describe.each(bothDatabases)("asking for a table on %s", (kind) => {
  it("stores the request, brings it to the owner with the guest as Reply-To, and tells the guest", async () => {
    const server = await startHarness(kind);
    const answer = await server.send({ ...fields, unknown: "dropped" });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: "success" });

    const [row] = await storedMessages(server);
    const { form, ...values } = fields;
    expect(row).toMatchObject({ form });
    expect(JSON.parse(row?.payload ?? "")).toEqual(values);

    const mails = await server.mails();
    expect(mails).toHaveLength(2);
    const toOwner = mails.find(({ to }) => to === "owner@example.com");
    expect(toOwner).toMatchObject({ replyTo: "ada@example.com" });
    expect(toOwner?.subject).toBe("Table for 4, Friday, 13 November 2026, 19:30 (Ada Lovelace)");
    expect(toOwner?.text).toContain("A quiet corner, please.");
    expect(toOwner?.html).toContain("&lt;b&gt;cannot&lt;/b&gt;");
    const toGuest = mails.find(({ to }) => to === "ada@example.com");
    expect(toGuest?.text).toContain("Friday, 13 November 2026, 19:30 (Europe/London)");
  });

  it("never sends a guest's own words to the address they gave", async () => {
    const server = await startHarness(kind);
    await server.send({ ...fields, name: "Buy pills", note: "Buy pills" });
    const toGuest = (await server.mails()).find(({ to }) => to === "ada@example.com");
    expect(JSON.stringify(toGuest)).not.toContain("pills");
  });
});

describe("what can be asked for", () => {
  it("needs all but the note", async () => {
    const server = await startHarness("sqlite");
    const empty = await server.send({ form: "reservation" });
    expect(empty.status).toBe(422);
    const required = "Field is required.";
    expect(await empty.json()).toEqual({
      status: "invalid",
      errors: { date: required, time: required, guests: required, name: required, email: required },
    });
    expect((await server.send({ ...fields, note: "" })).status).toBe(200);
  });

  it.each([
    [{ date: "2026-11-31" }, { date: "Enter a valid date." }],
    [{ date: "2026-11-02" }, { date: "This date has passed. Choose a later one." }],
    [{ date: "2027-02-04" }, { date: "Choose a date within 3 months." }],
    [{ date: "2026-11-09" }, { date: "We are closed on Mondays." }],
    [{ date: "2026-12-25" }, { date: "We are closed that day, over Christmas." }],
    [{ date: "2027-01-02" }, { date: "We are closed that day, after Hogmanay." }],
    [{ time: "17:30" }, { time: "Choose a time." }],
    [
      { time: "15:00" },
      { time: "On that day you can book lunch 12:00 to 14:00, dinner 18:00 to 21:30." },
    ],
    [
      { date: "2026-11-11", time: "12:30" },
      { time: "On that day you can book dinner 18:00 to 21:30." },
    ],
    [
      { date: "2026-11-08", time: "19:00" },
      { time: "On that day you can book lunch 12:00 to 15:30." },
    ],
    [{ guests: "9" }, { guests: "Choose a number from 1 to 8." }],
    [{ email: "ada@" }, { email: "Invalid email." }],
    [{ note: "x".repeat(501) }, { note: "Use at most 500 characters." }],
  ])("refuses %j and stores nothing", async (change, errors) => {
    const server = await startHarness("sqlite");
    const answer = await server.send({ ...fields, ...change });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ status: "invalid", errors });
    expect(await storedMessages(server)).toEqual([]);
    expect(await server.mails()).toEqual([]);
  });

  it("judges today by the clock of the restaurant", async () => {
    const server = await startHarness("sqlite");
    const tonight = { ...fields, date: "2026-11-04", time: "19:00" };
    vi.setSystemTime(new Date("2026-11-04T18:59:00Z"));
    expect((await server.send(tonight)).status).toBe(200);
    vi.setSystemTime(new Date("2026-11-04T19:00:00Z"));
    const late = await server.send({ ...tonight, name: "Grace Hopper" });
    expect(await late.json()).toMatchObject({
      errors: { time: "This time has passed. Choose a later one." },
    });
  });

  it("works without script: 303 with a notice, or the page with the typing", async () => {
    const server = await startHarness("sqlite");
    const own = { Origin: PUBLIC_URL };
    const sent = await server.request("/home-restaurant", formPost(fields, own));
    expect(sent.status).toBe(303);
    expect(sent.headers.get("location")).toBe("/home-restaurant?sent=reservation#form-return");
    expect(await storedMessages(server)).toHaveLength(1);

    const refused = await server.request(
      "/home-restaurant",
      formPost({ ...fields, date: "2026-11-09" }, own),
    );
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      formState: { values: { note: fields.note }, errors: { date: "We are closed on Mondays." } },
    });
  });
});
