import { globSync } from "node:fs";
import { expect, it } from "vitest";
import * as z from "zod";
import { BODY_LIMIT } from "#server/routes/read-body.ts";

/** Bytes that a character may take in an urlencoded body: three of UTF-8, each written as `%E6`. */
const PER_CHARACTER = 9;
/** Characters of a field whose values are a list, or that nobody types. */
const UNTYPED = 100;
/** Around a field's name and value in the parts of a multipart body: boundary, header, ends of lines. */
const AROUND = 150;

const schemas = await Promise.all(
  globSync("*/schema.ts", { cwd: import.meta.dirname }).map(async (file) => {
    const module = (await import(`${import.meta.dirname}/${file}`)) as Record<string, unknown>;
    return Object.entries(module).flatMap(([name, value]) => {
      const schema = name === "checkoutOf" ? offering(value) : value;
      return schema instanceof z.core.$ZodObject ? [[name, schema] as const] : [];
    });
  }),
);

/** The order form is made for what a shop offers. */
function offering(checkoutOf: unknown): unknown {
  return (checkoutOf as (offer: object) => unknown)({ countries: ["FR"], delivery: ["post"] });
}

/** Bytes of a body in which every field is as long as it may be. */
function longest(schema: z.core.$ZodObject): number {
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return Object.entries(properties).reduce((sum, [name, field]) => {
    const characters = (typeof field === "object" ? field.maxLength : undefined) ?? UNTYPED;
    return sum + AROUND + name.length + characters * PER_CHARACTER;
  }, 0);
}

// A site may have no form at all.
it("has room in a body for all fields of each form, in any script", () => {
  const tooLong = schemas.flat().filter(([, schema]) => longest(schema) > BODY_LIMIT);
  expect(tooLong.map(([name]) => name)).toEqual([]);
});
