import type { z } from "zod";
import { Choices } from "./choices.ts";

export type Given = Partial<z.input<typeof Choices>>;
export type Field = keyof z.input<typeof Choices>;

/** Fields of several answers, with what stands between these. */
const lists: Partial<Record<Field, string>> = { pages: ",", extras: ",", place: ";" };

/** What an answer in words says: the parts of a list, and null for `none`. */
export function read(field: Field, value: string): string | string[] | null {
  const separator = lists[field];
  if (separator !== undefined)
    return value === "none"
      ? []
      : value
          .split(separator)
          .map((each) => each.trim())
          .filter(Boolean);
  return value === "none" ? null : value;
}

/** What an answer that was typed or chosen says: nothing, where there are only blanks. */
export function answered(field: Field, answer: string): string | string[] | null {
  const words = answer.trim();
  return lists[field] === undefined ? words || null : read(field, words);
}

/** Where an answer is not what the schema wants, what it says. */
export function validated(field: Field, isOptional = false) {
  return (value = "") => {
    const answer = answered(field, value);
    if (isOptional && answer === null) return undefined;
    const result = Choices.shape[field].safeParse(answer ?? "");
    return result.success ? undefined : result.error.issues[0]?.message;
  };
}
