import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startHarness } from "#tests/contract/support/harness.ts";
import { describeMessageForm } from "#tests/contract/support/message-form.ts";

const fields = {
  form: "reservation",
  date: "2026-11-13",
  time: "19:30",
  guests: "4",
  name: "Ada Lovelace",
  email: "ada@example.com",
  note: "One of us cannot eat nuts.\nA quiet corner, please.",
};

// A Tuesday, 00:30 on the 4th in Paris while London still has the 3rd. Only dates: timers of the server run on.
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-03T23:30:00Z") }));
afterEach(() => vi.useRealTimers());

describeMessageForm({
  fields,
  required: ["date", "time", "guests", "name", "email"],
  freeText: ["name", "note"],
  subject: "Table for 4, Friday, 13 November 2026, 19:30 (Ada Lovelace)",
  receipt: "Friday, 13 November 2026, 19:30 (London time)",
  refused: [
    [{ date: "2026-11-31" }, { date: "Enter a valid date." }],
    [{ date: "2026-11-02" }, { date: "This date has passed. Choose a later one." }],
    [{ date: "2027-02-04" }, { date: "Choose a date within 3 months." }],
    [{ date: "2026-11-09" }, { date: "We are closed that day, a Monday." }],
    [{ date: "2026-12-25" }, { date: "We are closed that day, over Christmas." }],
    [{ date: "2027-01-02" }, { date: "We are closed that day, after Hogmanay." }],
    [{ time: "17:30" }, { time: "Choose a time." }],
    [
      { time: "15:00" },
      { time: "On that day you can book: Lunch 12:00 to 14:00, Dinner 18:00 to 21:30." },
    ],
    [
      { date: "2026-11-11", time: "12:30" },
      { time: "On that day you can book: Dinner 18:00 to 21:30." },
    ],
    [
      { date: "2026-11-08", time: "19:00" },
      { time: "On that day you can book: Lunch 12:00 to 15:30." },
    ],
    [{ guests: "9" }, { guests: "Choose a number from 1 to 8." }],
    [{ email: "ada@" }, { email: "Invalid email." }],
    [{ note: "x".repeat(501) }, { note: "Use at most 500 characters." }],
  ],
  page: "/home-restaurant",
});

it("may come without a note", async () => {
  const server = await startHarness("sqlite");
  expect((await server.send({ ...fields, note: "" })).status).toBe(200);
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
