import { expect, it } from "vitest";
import { fitDescriptions } from "./descriptions.ts";

const FILE = "app/demos/bakery/entry.ts";

/** A description as it stands after that. */
function fitted(description: string): string {
  const tree = new Map([
    [FILE, `export const page = { title: "Bread", description: "${description}" };\n`],
  ]);
  fitDescriptions(tree);
  return /description: "([^"]*)"/.exec(tree.get(FILE)!)![1]!;
}

const bakes =
  "The Honourable Company of Sheffield Bakers bakes bread in an oven that is fired with wood.";
const more = "Rye, wheat and spelt, from five in the morning until everything is gone.";

it("leaves a description that fits as it is", () => {
  expect(fitted(bakes)).toBe(bakes);
});

it("keeps the sentences that fit", () => {
  expect(fitted(`${bakes} ${more} ${more}`)).toBe(bakes);
});

it("keeps as many words of a long sentence as fit", () => {
  const words = fitted(`Bread. ${bakes.slice(0, -1)} and ${more}`);
  expect(words).toMatch(/^Bread\. The Honourable .*[a-z]…$/);
  expect(words.length).toBeGreaterThan(140);
  expect(words.length).toBeLessThanOrEqual(160);
});
