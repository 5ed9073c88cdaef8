/** The language that the catalogues (`words.ts` in each room) are written in: BCP 47. */
export const WORDS_LANGUAGE = "en";

/** Names of the places in a message: `count` in "{count} left". */
export type Places<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Places<Rest>
  : never;

/** What stands in the places of a message. */
export type Values<Message extends string> = Readonly<Record<Places<Message>, string | number>>;

/** A message with its places filled in. Numbers are written as they are: format them before. */
export function fill<Message extends string>(message: Message, values: Values<Message>): string {
  return message.replaceAll(/\{(\w+)\}/g, (_, name: Places<Message>) => String(values[name]));
}
