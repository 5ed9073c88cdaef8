import { describe, expect, it } from "vitest";
import { classCount, days, teachers } from "./week.server.ts";

describe("the week of the one room", () => {
  it.each(days)("has one class after the other on $key", ({ entries }) => {
    for (const [index, { start, end }] of entries.entries()) {
      expect(end > start, `${start} to ${end}`).toBe(true);
      const next = entries[index + 1];
      if (next) expect(next.start >= end, `${end}, then ${next.start}`).toBe(true);
    }
  });

  it("counts its classes, and leads from each teacher to a day on which they teach", () => {
    expect(classCount).toBe(days.flatMap(({ entries }) => entries).length);
    for (const { name, link } of teachers) {
      const day = days.find(({ key }) => `#${key}` === link.href);
      expect(day?.entries.map((entry) => entry.with)).toContain(name.split(" ")[0]);
    }
  });
});
