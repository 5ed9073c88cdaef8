import * as words from "./words.ts";

/** What the test provider does with an invented card. */
type TestCardBehaviour = "success" | "decline" | "delayed" | "timeout";

export interface TestCard {
  number: string;
  behaviour: TestCardBehaviour;
  /** For the checkout page. */
  text: string;
}

/** The only numbers that the test provider knows. They belong to nobody. */
export const testCards: readonly TestCard[] = [
  { number: "4242 4242 4242 4242", behaviour: "success", text: words.cardSucceeds },
  {
    number: "4000 0000 0000 0002",
    behaviour: "decline",
    text: words.cardDeclined,
  },
  {
    number: "4000 0000 0000 0077",
    behaviour: "delayed",
    text: words.cardDelayed,
  },
  {
    number: "4000 0000 0000 0119",
    behaviour: "timeout",
    text: words.cardTimesOut,
  },
];

/** The card behind a number as it was typed; undefined for every other number, real ones above all. */
export function findTestCard(typed: string): TestCard | undefined {
  const digits = typed.replace(/[\s-]/g, "");
  return testCards.find(({ number }) => number.replaceAll(" ", "") === digits);
}
