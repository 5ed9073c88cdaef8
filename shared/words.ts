/** The language that the catalogues (`words.ts` in each room) are written in: BCP 47. */
export const WORDS_LANGUAGE = "en";

/** Names of the places in a message: `count` in "{count} left". */
export type Places<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Places<Rest>
  : never;

type Values<Message extends string> = Readonly<Record<Places<Message>, string | number>>;

/** A message with its places filled in. Numbers are written as they are: format them before. */
export function fill<Message extends string>(message: Message, values: Values<Message>): string {
  return message.replaceAll(/\{(\w+)\}/g, (_, name: Places<Message>) => String(values[name]));
}

/** The forms of a message about a number stand in this order, as far as the language has them. */
const forms = ["zero", "one", "two", "few", "many", "other"] as const;

/**
 * A message about a number of things: one form for each plural category of the language, in the order of Unicode's
 * (https://cldr.unicode.org/index/cldr-spec/plural-rules), divided by " | ". In English "1 item | {count} items".
 */
export function counted<Message extends string>(
  message: Message,
  count: number,
  values?: Omit<Values<Message>, "count">,
): string {
  const rules = new Intl.PluralRules(WORDS_LANGUAGE);
  const { pluralCategories } = rules.resolvedOptions();
  const form = forms.filter((each) => pluralCategories.includes(each)).indexOf(rules.select(count));
  return fill<string>(message.split(" | ")[form] ?? message, { ...values, count });
}
