// @chunk counted
import { fill, type Values, WORDS_LANGUAGE } from "./words.ts";

// Apart from `fill`, which comes with every page: most have nothing to count.

/** The forms of a message about a number stand in this order, as far as the language has them. */
const forms = ["zero", "one", "two", "few", "many", "other"] as const;

/**
 * The form of a message that its language uses for a number of things. A message about a number has one form for each plural
 * category of the language, in the order of Unicode's (https://cldr.unicode.org/index/cldr-spec/plural-rules), divided by " | ". In
 * English "1 item | {count} items". Where it has fewer, its last form stands for the rest: French needs none of its own for millions. For
 * `Phrase`; `counted` makes a string of it.
 * @param language BCP 47 tag of the message
 */
export function formOf<Message extends string>(
  message: Message,
  count: number,
  language: string = WORDS_LANGUAGE,
): Message {
  const rules = new Intl.PluralRules(language);
  const { pluralCategories } = rules.resolvedOptions();
  const form = forms.filter((each) => pluralCategories.includes(each)).indexOf(rules.select(count));
  const written = message.split(" | ");
  // It has none but the places of the whole message.
  return (written[form] ?? written.at(-1)) as Message;
}

/** A message about a number of things, in the form for the number, with its places filled in. */
export function counted<Message extends string>(
  message: Message,
  count: number,
  values?: Omit<Values<Message>, "count">,
): string {
  return fill<string>(formOf<string>(message, count), { ...values, count });
}
