import { expect, it } from "vitest";
import { footerAdvantages } from "#content/navigation.ts";
import { advantages } from "./advantages.server.ts";

it("the shop's footer promises what the terms say", () => {
  const figures = advantages.flatMap(
    ({ title, text }) => `${title} ${text}`.match(/\p{Sc}?\d+/gu) ?? [],
  );
  const promised = footerAdvantages.map(({ title, text }) => `${title} ${text}`).join(" ");
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.filter((figure) => !promised.includes(figure))).toEqual([]);
});
