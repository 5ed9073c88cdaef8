import { PUBLIC_URL_TOKEN } from "#shared/public-url.ts";
import { isInvented } from "../go-live/settings-findings.ts";
import type { Finding } from "./finding.ts";
import { sampleFacts } from "./sample-facts.ts";
import { showcaseFacts } from "./showcase-facts.ts";
import type { Sources } from "./where-said.ts";

/** Something that a site says: a page, a feed, a mail. */
export interface Saying {
  /** How it is called: `/contact`, `/feed.xml`, `the mail “Welcome”`. */
  name: string;
  text: string;
}

/** What nobody writes who has finished. “Todo” is a word in Spanish and Portuguese, also in a line that is all capitals. */
const placeholders =
  /\[(?:your|Your|YOUR) [\w ]+\]|(?<!\p{Letter}|\p{Lu}{2} )TODO(?!\p{Letter}| \p{Lu}{2})/gu;
const mailAddresses = /[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g;
const hosts = /https?:\/\/([\w-]+(?:\.[\w-]+)+)/g;

/**
 * What is still the template's, or nobody's, in what a site says. Each thing once, with the first place that says it.
 * @param samples by what the businesses of its samples were reached.
 */
export function leftoverFindings(
  sayings: Iterable<Saying>,
  sources: Sources,
  samples: readonly string[] = sampleFacts,
): Finding[] {
  const found = new Map<string, Finding>();
  const say = (key: string, place: string, finding: Omit<Finding, "where">) => {
    if (found.has(key)) return;
    found.set(key, { ...finding, where: sources.of(key, place) });
  };
  for (const { name, text } of sayings) {
    if (text.includes(PUBLIC_URL_TOKEN))
      say(PUBLIC_URL_TOKEN, name, {
        level: "never",
        what: `${name} has a mark in place of the site's address`,
        mend: "say so to who maintains the template: it is a fault of the build",
      });
    for (const fact of showcaseFacts)
      if (text.includes(fact))
        say(fact, name, {
          level: "never",
          what: `${name} says “${fact}”, which is the template's`,
          mend: "write your own, or take it out",
        });
    for (const fact of factsIn(text, samples))
      say(fact, name, {
        level: "opening",
        what: `${name} says “${fact}”, which is the sample's`,
        mend: "write your own, or take it out",
      });
    for (const [words] of text.matchAll(placeholders))
      say(words, name, {
        level: "never",
        what: `${name} says “${words}”`,
        mend: "write what is meant, or take it out",
      });
    for (const [whole, host = ""] of [...text.matchAll(mailAddresses), ...text.matchAll(hosts)])
      if (isInvented(host) && !showcaseFacts.some((fact) => whole.includes(fact)))
        say(whole, name, {
          level: "opening",
          what: `${name} names ${whole}, which nobody has`,
          mend: "write your own address, or take it out",
        });
  }
  return [...found.values()];
}

/** Those of some facts that a text names, however their words are kept together. */
export function factsIn(text: string, facts: readonly string[]): string[] {
  const plain = text.replaceAll("\u00a0", " ");
  return facts.filter((fact) => plain.includes(fact));
}
