import { site } from "#content/site.ts";
import { isWeekend } from "#shared/forms/calendar.ts";
import { placeOf } from "#shared/place-of.ts";
import { describeMessageForm } from "#tests/contract/support/message-form.ts";
import { bookingTimes } from "./options.ts";
import { bookingRange } from "./schema.ts";

/** A weekday some days ahead: the schema judges by the real clock. */
const start = Date.parse(`${bookingRange().first}T00:00:00Z`) + 7 * 86_400_000;
const days = [0, 1, 2].map((day) => new Date(start + day * 86_400_000).toISOString().slice(0, 10));
const preferredDate = days.find((day) => !isWeekend(day)) ?? "";
const preferredTime = bookingTimes[3] ?? "";
const day = new Intl.DateTimeFormat(site.locale, { dateStyle: "full", timeZone: "UTC" });

describeMessageForm({
  fields: {
    form: "booking",
    name: "Ada Lovelace",
    email: "ada@example.com",
    company: "Engines Ltd",
    topic: "strategy",
    preferredDate,
    preferredTime,
    message: "Hello there\nsecond line",
  },
  required: ["name", "email", "topic", "preferredDate", "preferredTime"],
  freeText: ["name", "company", "message"],
  subject: `First conversation: Ada Lovelace, ${day.format(new Date(preferredDate))}, ${preferredTime} (${placeOf(site.timeZone, site)} time)`,
  receipt: "Corporate strategy",
  refused: [
    [{ topic: "sales" }, { topic: "Choose a topic." }],
    [{ preferredTime: "08:00" }, { preferredTime: "Choose a time." }],
  ],
  page: "/home-consulting",
});
