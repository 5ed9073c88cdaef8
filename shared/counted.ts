import { fill, type Values, WORDS_LANGUAGE } from "./words.ts";

// Apart from `fill`, which comes with every page: most have nothing to count.

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
