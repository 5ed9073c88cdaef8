import type * as z from "zod/mini";
import type { FieldErrors } from "#shared/api.ts";

/** A form's schema: a flat object of text fields. */
export type FormSchema = z.ZodMiniObject;

export type Validation<Value> = { ok: true; value: Value } | { ok: false; errors: FieldErrors };

/**
 * Checks flat values against one form's schema. Fields that are absent count as empty, numbers and booleans as their text,
 * fields that the schema does not know are dropped. One message per field, the first wins.
 */
export function validateWith<Schema extends FormSchema>(
  schema: Schema,
  values: Readonly<Record<string, unknown>>,
): Validation<z.infer<Schema>> {
  const result = schema.safeParse(textFields(Object.keys(schema.shape), values));
  if (result.success) return { ok: true, value: result.data };
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) {
    errors[String(issue.path[0] ?? "form")] ??= issue.message;
  }
  return { ok: false, errors };
}

function textFields(names: readonly string[], values: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    names.map((name) => [name, Object.hasOwn(values, name) ? asText(values[name]) : ""]),
  );
}

function asText(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
