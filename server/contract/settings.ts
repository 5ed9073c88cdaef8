import * as z from "zod";
import { withAsciiDomain } from "#shared/forms/mail-address.ts";

/** A setting that cannot be used; the message is one sentence that says what to set. */
export class SettingsError extends Error {}

/** Environment variables by their names, each with its schema and how the sentence for a wrong value goes on: "set it to …". */
export type Variables = Readonly<Record<string, readonly [schema: z.ZodType, sentence: string]>>;

/** What is set, by the variable's name; undefined where it is not. */
type Values<Declared extends Variables> = {
  [Name in keyof Declared]: z.output<Declared[Name][0]> | undefined;
};

/** The settings of one feature: which variables it reads, and what it makes of them. */
export interface SettingsPart<Value = unknown> {
  variables: Variables;
  /** @throws {SettingsError} where values do not fit each other. */
  make(values: Values<Variables>): Value;
}

/** Declares the settings of a feature; it reads them with `settingsOf`. */
export function settingsPart<const Declared extends Variables, Value>(part: {
  variables: Declared;
  make: (values: Values<Declared>) => Value;
}): SettingsPart<Value> {
  return part;
}

/** What a feature has made of its settings. @throws where the settings were read without this feature. */
export function settingsOf<Value>(
  { parts }: { parts: ReadonlyMap<SettingsPart, unknown> },
  part: SettingsPart<Value>,
): Value {
  if (!parts.has(part)) throw new Error(`not read: ${Object.keys(part.variables).join(", ")}`);
  return parts.get(part) as Value;
}

/**
 * Reads variables from a plain environment object; an empty one counts as not set.
 * @throws {SettingsError} naming the first wrong variable and what to set.
 */
export function readVariables<Declared extends Variables>(
  variables: Declared,
  env: Readonly<Record<string, string | undefined>>,
): Values<Declared> {
  const values = Object.entries(variables).map(([name, [schema, sentence]]) => {
    const result = z
      .preprocess((value) => (value === "" ? undefined : value), schema.optional())
      .safeParse(env[name]);
    if (!result.success) throw new SettingsError(`${name} is not usable: set it to ${sentence}.`);
    return [name, result.data] as const;
  });
  return Object.fromEntries(values) as Values<Declared>;
}

/** A whole number. */
export const whole = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().min(minimum).max(maximum));

/** An absolute address with one of these schemes, for example `https:`. */
export const url = (...protocols: string[]) =>
  z.string().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ""));

/** The origin of a web address. */
export const origin = url("http:", "https:").transform((value) => new URL(value).origin);

/** One mail address, its domain in ASCII, as forms write it. */
export const mailbox = z
  .string()
  .max(254)
  .regex(/^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/)
  .transform(withAsciiDomain);

/** Several of something, separated by commas. */
export const listOf = <Schema extends z.ZodType<unknown, string>>(schema: Schema) =>
  z
    .string()
    .transform((value) => value.split(",").map((part) => part.trim()))
    .pipe(z.array(schema));
