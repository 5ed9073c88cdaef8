import { describe, expect, it } from "vitest";
import {
  judgeStay,
  priceOfNights,
  readStay,
  saySpan,
  sayNights,
  type StayRules,
  withStay,
} from "./stay.ts";

const rules: StayRules = {
  zone: "Europe/Madrid",
  currency: "EUR",
  nights: { min: 2, max: 21 },
  monthsAhead: 12,
  high: { from: "06-01", to: "09-30" },
};
const today = "2026-11-22";
const judge = (arrive: string, depart: string) =>
  judgeStay({ arrive, depart, guests: "2", room: "" }, today, rules);

describe("a stay", () => {
  it("is not judged before anything is chosen", () => {
    expect(judge("", "")).toEqual({ kind: "open" });
  });

  it("counts nights, over the end of a month, of a year and over the clock's change", () => {
    expect(judge("2026-12-30", "2027-01-02")).toEqual({
      kind: "fine",
      nights: ["2026-12-30", "2026-12-31", "2027-01-01"],
    });
    expect(judge("2027-03-27", "2027-03-29")).toMatchObject({ nights: { length: 2 } });
  });

  it("may begin today, and on the last day of the book", () => {
    expect(judge(today, "2026-11-24").kind).toBe("fine");
    expect(judge("2027-11-22", "2027-11-24").kind).toBe("fine");
  });

  it.each([
    ["2026-11-21", "2026-11-24", "arrive", /has passed/],
    ["2027-11-23", "2027-11-25", "arrive", /twelve months/],
    ["2026-12-04", "2026-12-04", "depart", /must be after check-in/],
    ["2026-12-04", "2026-12-01", "depart", /must be after check-in.*Friday 4 December/],
    ["2026-12-04", "2026-12-05", "depart", /shortest stay is two nights/],
    ["2026-12-04", "2026-12-26", "depart", /longest stay is 21 nights/],
  ])("from %s to %s is refused at %s", (arrive, depart, field, message) => {
    expect(judge(arrive, depart)).toEqual({
      kind: "wrong",
      field,
      message: expect.stringMatching(message),
    });
  });

  it.each([
    ["", "2026-12-04", "arrive"],
    ["2027-02-29", "2027-03-04", "arrive"],
    ["2026-12-04", "", "depart"],
    ["2026-12-04", "soon", "depart"],
  ])("from %j to %j lacks a day", (arrive, depart, field) => {
    expect(judge(arrive, depart)).toMatchObject({ kind: "missing", field });
  });
});

describe("its price", () => {
  it("takes each night by the season it begins in", () => {
    const nights = ["2027-05-30", "2027-05-31", "2027-06-01"];
    expect(priceOfNights(nights, { calm: 140_00, high: 185_00 }, rules.high)).toBe(465_00);
  });

  it("is high on the last night of the season, and calm on the next", () => {
    const nights = ["2027-09-30", "2027-10-01"];
    expect(priceOfNights(nights, { calm: 1_00, high: 10_00 }, rules.high)).toBe(11_00);
  });

  it("is high over the end of a year where the season is", () => {
    const nights = ["2026-12-19", "2026-12-20", "2026-12-31", "2027-01-01", "2027-01-06"];
    const holidays = { from: "12-20", to: "01-05" };
    expect(priceOfNights(nights, { calm: 1_00, high: 10_00 }, holidays)).toBe(32_00);
  });
});

describe("its words", () => {
  it("say the days and the nights", () => {
    expect(saySpan({ arrive: "2026-12-30", depart: "2027-01-02" })).toBe(
      "Wednesday 30 December to Saturday 2 January 2027",
    );
    expect([sayNights(1), sayNights(12), sayNights(13)]).toEqual([
      "one night",
      "twelve nights",
      "13 nights",
    ]);
  });
});

it.each([
  ["?room=sea#enquiry", "?room=sea&arrive=2026-12-04&guests=3#enquiry"],
  [
    "?arrive=2026-12-01&depart=2026-12-03&ref=letter&room=sea#enquiry",
    "?arrive=2026-12-04&ref=letter&room=sea&guests=3#enquiry",
  ],
])("is written into %j, which else stays as it is", (href, expected) => {
  const stay = { arrive: "2026-12-04", depart: "", guests: "3", room: "" };
  expect(withStay(href, stay)).toBe(expected);
});

it("is read from an address; two guests where none are said", () => {
  expect(readStay(new URLSearchParams("arrive=2026-12-04&room=sea"), 3)).toEqual({
    arrive: "2026-12-04",
    depart: "",
    guests: "2",
    room: "sea",
  });
});

it.each([
  ["1", "1"],
  ["3", "3"],
  ["4", "2"],
  ["0", "2"],
  ["-1", "2"],
  ["2.5", "2"],
  ["1e0", "2"],
  ["everybody", "2"],
])("for %s guests in an address is one for %s where three can be chosen", (asked, guests) => {
  expect(readStay(new URLSearchParams({ guests: asked }), 3).guests).toBe(guests);
});
