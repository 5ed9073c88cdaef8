import { expect, it } from "vitest";
import { isWholeTemplate } from "../../../tests/support/whole-template.ts";
import type { Tree } from "../tidy/tree.ts";
import { checkedChoices } from "./choices.ts";
import { setFacts } from "./facts.ts";

/** What is said of a business in its `content/site.ts`. */
function said(choices: object): string {
  const tree: Tree = new Map([
    [
      "content/site.ts",
      ["site", "appColours", "closedDays", "greeting"]
        .map((name) => `export const ${name} = null;\n`)
        .join(""),
    ],
    ["content/embeds.ts", "export const showroom = {};\n"],
    ["content/footer-map.ts", "export const footerMap = {};\n"],
    ["content/shop.ts", 'export const shop = { currency: "EUR" };\n'],
  ]);
  setFacts(tree, checkedChoices({ name: "Bay Tree", ...choices }));
  return tree.get("content/site.ts")!;
}

it.runIf(isWholeTemplate).each([
  ["+44 (0)20 7946 0000", "+442079460000"],
  ["+49 (0) 30 5550 0110", "+493055500110"],
  ["+33 1 99 00 12 34", "+33199001234"],
  ["(020) 7946 0000", "02079460000"],
  ["(0)20 7946 0000", "02079460000"],
])("dials %s as %s", (phone, dialled) => {
  expect(said({ phone })).toContain(`{ display: "${phone}", href: "tel:${dialled}" }`);
});

it.runIf(isWholeTemplate).each([
  ["Bread from the oven", "Bread from the oven."],
  ["Open since 1924", "Open since 1924."],
  ["Bread (and cake)", "Bread (and cake)."],
  ["Bread for Chloé", "Bread for Chloé."],
  ["Fancy a cake?", "Fancy a cake?"],
  ["Fresh bread!", "Fresh bread!"],
  ["Bread.", "Bread."],
  ["And then …", "And then …"],
])("greets with a whole sentence: %s", (tagline, greeting) => {
  expect(said({ tagline })).toContain(`{ heading: "Good to see you.", text: "${greeting}" }`);
});
