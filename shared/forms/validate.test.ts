import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { email } from "./fields.ts";
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

  it("does not read inherited fields", () => {
    const values = Object.create({ email: "ada@example.com" }) as Record<string, unknown>;
    expect(errorsOf(validateWith(subscribe, values))).toEqual({ email: "Field is required." });
  });
});
