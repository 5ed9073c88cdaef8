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
  { number: "4242 4242 4242 4242", behaviour: "success", text: "Payment succeeds." },
  {
    number: "4000 0000 0000 0002",
    behaviour: "decline",
    text: "Card is declined; no order is placed.",
  },
  {
    number: "4000 0000 0000 0077",
    behaviour: "delayed",
    text: "Payment is confirmed a few seconds later; the order waits for it.",
  },
  {
    number: "4000 0000 0000 0119",
    behaviour: "timeout",
    text: "The provider does not answer; we ask again and find the payment.",
  },
];

/** The card behind a number as it was typed; undefined for every other number, real ones above all. */
export function findTestCard(typed: string): TestCard | undefined {
  const digits = typed.replace(/[\s-]/g, "");
  return testCards.find(({ number }) => number.replaceAll(" ", "") === digits);
}
