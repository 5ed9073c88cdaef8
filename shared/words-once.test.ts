import { expect, it } from "vitest";
import { catalogueMessages } from "#tests/support/catalogues.ts";

/** Labels of a word or two, in whatever number, mean different things in different places, and another language has different words for them. */
const isSentence = (text: string) => text.split(" | ").some((form) => form.split(" ").length >= 3);

it("says each sentence in one catalogue: others hand it on (`export { … } from`)", () => {
  const places = new Map<string, string[]>();
  for (const { file, text } of catalogueMessages())
    if (isSentence(text)) places.set(text, [...(places.get(text) ?? []), file]);
  expect(places.size).toBeGreaterThan(10);
  expect([...places].filter(([, files]) => files.length > 1)).toEqual([]);
});
