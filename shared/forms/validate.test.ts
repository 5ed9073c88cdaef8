import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { email, line, optionalLine, text } from "./fields.ts";
import { type Validation, validateWith } from "./validate.ts";

const subscribe = z.object({ email: email() });

const errorsOf = (result: Validation<unknown>) => (result.ok ? {} : result.errors);

describe("a form of one address", () => {
  it.each([undefined, null, "", "   ", {}, []])(
    "says that %j is missing, and nothing else",
    (email) => {
      expect(validateWith(subscribe, { email })).toEqual({
        ok: false,
        errors: { email: "Field is required." },
      });
    },
  );

  it.each([
    "plain",
    "a@b",
    "a@b.c",
    "a@192.0.2.1",
    "a@b.1x",
    "a@-b.example",
    ".a@example.com",
    "a.@example.com",
    "a..b@example.com",
    "müller@example.com",
    "a@müller",
    "a@müller.de/x",
    "a@müller.de:25",
    "a@ü\uff0fb.de",
    "a@@example.com",
    "a b@example.com",
    "a@example.com\r\nBcc: x@example.com",
    "a@example.com\u0000",
    "a@example.com,b@example.com",
    `${"a".repeat(250)}@example.com`,
    42,
    true,
  ])("calls %j malformed, and nothing else", (email) => {
    expect(validateWith(subscribe, { email })).toEqual({
      ok: false,
      errors: { email: "Invalid email." },
    });
  });

  it("keeps known fields only, trimmed", () => {
    expect(validateWith(subscribe, { email: " Ada@Example.com ", admin: "1" })).toEqual({
      ok: true,
      value: { email: "Ada@Example.com" },
    });
  });

  it.each([
    ["info@müller.de", "info@xn--mller-kva.de"],
    ["Info@MÜLLER.de", "Info@xn--mller-kva.de"],
    ["anna@почта.рф", "anna@xn--80a1acny.xn--p1ai"],
    ["anna@xn--80a1acny.xn--p1ai", "anna@xn--80a1acny.xn--p1ai"],
    ["a&b@example.com", "a&b@example.com"],
    ["o'brien+shop@mail.example.co.uk", "o'brien+shop@mail.example.co.uk"],
  ])("takes %s as %s", (typed, kept) => {
    expect(validateWith(subscribe, { email: typed })).toEqual({ ok: true, value: { email: kept } });
  });

  it("does not read inherited fields", () => {
    const values = Object.create({ email: "ada@example.com" }) as Record<string, unknown>;
    expect(errorsOf(validateWith(subscribe, values))).toEqual({ email: "Field is required." });
  });
});

describe("texts that are required", () => {
  const note = z.object({ name: line(40), message: text(200), company: optionalLine(40) });
  const written = { name: "Ada", message: "Hello", company: "" };

  it.each([
    " \u00A0",
    "\u200B",
    "\u2060\uFEFF",
    "\u00AD",
    "\u3164",
    "\u2800",
    "\u202E",
    "\u{E0020}",
  ])("count as missing where nothing of them can be seen: %j", (nothing) => {
    const missing = {
      ok: false,
      errors: { name: "Field is required.", message: "Field is required." },
    };
    expect(validateWith(note, { ...written, name: nothing, message: nothing })).toEqual(missing);
    expect(validateWith(note, { ...written, company: nothing }).ok).toBe(true);
  });

  it("lose what would turn round the words after them, and keep what joins their letters", () => {
    const turned = {
      name: "\u202EAda\u2066",
      message: "\u202Btwo\nlines",
      company: "\u2069Co\u202C",
    };
    expect(validateWith(note, turned)).toEqual({
      ok: true,
      value: { name: "Ada", message: "two\nlines", company: "Co" },
    });
    for (const name of [
      "\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645",
      "\u{1F469}\u200D\u{1F52C}",
      "\u05D0\u200F",
    ])
      expect(validateWith(note, { ...written, name })).toMatchObject({ value: { name } });
  });
});
