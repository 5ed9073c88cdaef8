import { Fragment, type ReactNode } from "react";
import type { Places } from "#shared/words.ts";

type PhraseProps<Message extends string> = { of: Message } & Readonly<
  Record<Places<Message>, ReactNode>
>;

/** A message with parts of the page in its places: a link, a price, a name. Of plain text `fill` makes a string. */
export function Phrase<Message extends string>({ of, ...parts }: PhraseProps<Message>): ReactNode {
  return of.split(/\{(\w+)\}/).map((piece, index) => (
    // Pieces of a message never change their order.
    <Fragment key={index}>{index % 2 === 1 ? parts[piece as keyof typeof parts] : piece}</Fragment>
  ));
}
