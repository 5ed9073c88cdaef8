import { describe, expect, it } from "vitest";
import { type CalendarEvent, calendarFile } from "./calendar-file.ts";

const talk: CalendarEvent = {
  uid: "smoke@frame.example",
  start: Date.UTC(2027, 5, 3, 9),
  end: Date.UTC(2027, 5, 3, 9, 45),
  summary: "Drawing smoke",
  description: "With a broom.",
  location: "Boiler Room",
};

function fileOf(...events: Partial<CalendarEvent>[]): string {
  return calendarFile({
    producer: "-//Frame//Programme//EN",
    changed: Date.UTC(2026, 10, 16, 8, 5, 9),
    events: events.map((event) => ({ ...talk, ...event })),
  });
}

/** What a calendar does before anything else: takes folds out, splits into lines. */
const unfolded = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

describe("calendarFile", () => {
  it("writes an event with everything RFC 5545 asks for, in UTC", () => {
    expect(fileOf({})).toBe(
      [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Frame//Programme//EN",
        "CALSCALE:GREGORIAN",
        "BEGIN:VEVENT",
        "UID:smoke@frame.example",
        "DTSTAMP:20261116T080509Z",
        "DTSTART:20270603T090000Z",
        "DTEND:20270603T094500Z",
        "SUMMARY:Drawing smoke",
        "DESCRIPTION:With a broom.",
        "LOCATION:Boiler Room",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
      ].join("\r\n"),
    );
  });

  it("ends every line with CR and LF, whatever the lines of a text end with", () => {
    const file = fileOf({ description: "One\nTwo\r\nThree" });
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(unfolded(file)).toContain(String.raw`DESCRIPTION:One\nTwo\nThree`);
  });

  it("escapes what separates values, and the sign it escapes with", () => {
    expect(unfolded(fileOf({ summary: String.raw`Motors, string; C:\stage` }))).toContain(
      String.raw`SUMMARY:Motors\, string\; C:\\stage`,
    );
  });

  it("folds at 75 octets and tears no character in two", () => {
    // Two octets, three and four, moved along so that each comes to stand on the edge.
    for (let before = 0; before < 80; before += 1) {
      const description = `${"a".repeat(before)}${"é–🎬".repeat(30)}`;
      const file = fileOf({ description });
      for (const line of file.split("\r\n")) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).toBe(Buffer.from(line).toString());
      }
      expect(unfolded(file)).toContain(`DESCRIPTION:${description}`);
    }
  });

  it("does not fold a line of 75 octets", () => {
    const summary = "x".repeat(75 - "SUMMARY:".length);
    expect(fileOf({ summary })).toContain(`\r\nSUMMARY:${summary}\r\n`);
    expect(fileOf({ summary: `${summary}x` })).toContain(`\r\nSUMMARY:${summary}\r\n x\r\n`);
  });

  it("carries several events, in the order given", () => {
    const file = unfolded(fileOf({ uid: "one" }, { uid: "two" }));
    expect(file.filter((line) => line.startsWith("UID:"))).toEqual(["UID:one", "UID:two"]);
  });
});
