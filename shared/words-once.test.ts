import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** Labels of a word or two mean different things in different places, and another language has different words for them. */
const isSentence = (text: string) => text.split(" ").length >= 3;

it("says each sentence in one catalogue: others hand it on (`export { … } from`)", () => {
  const places = new Map<string, string[]>();
  for (const file of globSync("{app,forms,server,shared}/**/words.ts", { cwd: root })) {
    const source = readFileSync(join(root, file), "utf8");
    for (const [, text = ""] of source.matchAll(/^export const \w+ =\s*"((?:[^"\\]|\\.)*)";/gm))
      if (isSentence(text)) places.set(text, [...(places.get(text) ?? []), file]);
  }
  expect(places.size).toBeGreaterThan(10);
  expect([...places].filter(([, files]) => files.length > 1)).toEqual([]);
});
