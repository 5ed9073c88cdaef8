import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { site } from "#content/site.ts";
import { type Validation, validateWith } from "#shared/forms/validate.ts";
import { bookingTimes } from "./options.ts";
import { booking, bookingRange } from "./schema.ts";

/** The moment at which the site's clocks show this time. */
function whenClocksShow(time: string): Date {
  const meant = Date.parse(`${time}Z`);
  const clock = new Intl.DateTimeFormat("sv-SE", {
    timeZone: site.timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const shown = Date.parse(`${clock.format(meant).replace(" ", "T")}Z`);
  return new Date(meant - (shown - meant));
}

const errorsOf = (result: Validation<unknown>) => (result.ok ? {} : result.errors);

describe("booking", () => {
  // A Wednesday, 00:30 on the 4th: east of Greenwich UTC still has the 3rd.
  beforeEach(() => vi.useFakeTimers({ now: whenClocksShow("2026-11-04T00:30:00") }));
  afterEach(() => vi.useRealTimers());

  const valid = {
    name: "Ada Lovelace",
    email: "ada@example.com",
    topic: "strategy",
    preferredDate: "2026-11-05",
    preferredTime: "09:30",
  };

  it("accepts what is complete; company and message may be absent", () => {
    expect(validateWith(booking, valid)).toEqual({
      ok: true,
      value: { ...valid, company: "", message: "" },
    });
  });

  it("names each missing field once", () => {
    expect(errorsOf(validateWith(booking, {}))).toEqual({
      name: "Field is required.",
      email: "Field is required.",
      topic: "Field is required.",
      preferredDate: "Field is required.",
      preferredTime: "Field is required.",
    });
  });

  it.each([
    ["2026-02-30", "Enter a valid date."],
    ["tomorrow", "Enter a valid date."],
    ["2026-11-03", "This date has passed. Choose a later one."],
    ["2026-11-07", "Choose a day from Monday to Friday."],
    ["2027-05-05", "Choose a date within 6 months."],
  ])("refuses %s: %s", (preferredDate, message) => {
    expect(errorsOf(validateWith(booking, { ...valid, preferredDate }))).toEqual({
      preferredDate: message,
    });
  });

  it("judges today by the site's clock", () => {
    expect(bookingRange()).toEqual({ first: "2026-11-04", last: "2027-05-04" });
    expect(validateWith(booking, { ...valid, preferredDate: "2026-11-04" }).ok).toBe(true);
    vi.setSystemTime(whenClocksShow("2026-11-04T10:00:00"));
    expect(errorsOf(validateWith(booking, { ...valid, preferredDate: "2026-11-04" }))).toEqual({
      preferredTime: "This time has passed. Choose a later one.",
    });
  });

  it("offers every half hour from 09:00 to 17:00 and no other time", () => {
    expect(bookingTimes).toHaveLength(17);
    expect([bookingTimes[0], bookingTimes.at(-1)]).toEqual(["09:00", "17:00"]);
    expect(errorsOf(validateWith(booking, { ...valid, preferredTime: "09:15" }))).toEqual({
      preferredTime: "Choose a time.",
    });
  });

  it("turns line breaks and NUL in single lines into spaces, keeps lines in the message", () => {
    const result = validateWith(booking, {
      ...valid,
      name: "Ada\r\nBcc: x@example.com",
      message: "one\r\ntwo\u0000 \ud800",
    });
    expect(result).toMatchObject({
      value: { name: "Ada Bcc: x@example.com", message: "one\ntwo \ufffd" },
    });
  });

  it("limits the length of each text", () => {
    expect(
      errorsOf(
        validateWith(booking, { ...valid, name: "x".repeat(121), message: "x".repeat(2001) }),
      ),
    ).toEqual({ name: "Use at most 120 characters.", message: "Use at most 2000 characters." });
  });
});
