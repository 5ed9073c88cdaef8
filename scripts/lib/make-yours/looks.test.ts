import { expect, it } from "vitest";
import { fontsOf } from "#app/skins/skin.ts";
import { firstViewBudget } from "#shared/first-view-budget.ts";
import { checkedChoices } from "./choices.ts";
import { skinOf } from "./looks.ts";
import { homes } from "./offered.ts";

it.each(homes.map(({ name }) => name))("sets %s in two fonts, whatever letters", (home) => {
  const letters = homes.at(-1)!.skin.display.font;
  const skin = skinOf(checkedChoices({ name: "Korn", home, letters }));
  expect(skin.display.font).toBe(letters);
  expect(fontsOf(skin).length).toBeLessThanOrEqual(firstViewBudget.fontFiles);
});

it("sets letters as the page that has them does, wide ones not as large as narrow ones", () => {
  for (const { name: home } of homes)
    for (const { skin } of homes) {
      const letters = skin.display.font;
      const first = homes.find((each) => each.skin.display.font === letters);
      expect(skinOf(checkedChoices({ name: "Korn", home, letters })).display).toEqual(
        first?.skin.display,
      );
    }
});
