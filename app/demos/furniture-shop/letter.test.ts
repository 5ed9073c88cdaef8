import { expect, it } from "vitest";
import { armchair, awaitedCloth } from "./catalogue.server.ts";
import { letter } from "./content.server.ts";

const { colours, variants } = armchair(null);
const levels = (soldOut?: string | null) =>
  Object.fromEntries(variants.map(({ sku, colour }) => [sku, colour === soldOut ? 0 : 1]));

it("promises the cloth that is sold out", () => {
  for (const { id, label } of colours) {
    const cloth = awaitedCloth(levels(id));
    expect(cloth?.id).toBe(id);
    expect(letter(cloth).text).toContain(`${label} is sold out`);
  }
});

it("says nothing of stock while every cloth can be had", () => {
  const { heading, text } = letter(awaitedCloth(levels()));
  expect(`${heading} ${text}`).not.toMatch(/sold out|in stock|is back/);
});
