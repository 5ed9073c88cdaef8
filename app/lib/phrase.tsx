import { Fragment, type ReactNode } from "react";
import type { Places } from "#shared/words.ts";

type PhraseProps<Message extends string> = { of: Message } & Readonly<
  Record<Places<Message>, ReactNode>
>;

/** A message with parts of the page in its places, each name once: a link, a price, a name. Of plain text `fill` makes a string. */
export function Phrase<Message extends string>({ of, ...parts }: PhraseProps<Message>): ReactNode {
  return of
    .split(/\{(\w+)\}/)
    .map((piece, index) =>
      index % 2 === 1 ? (
        <Fragment key={piece}>{parts[piece as keyof typeof parts]}</Fragment>
      ) : (
        piece
      ),
    );
}
