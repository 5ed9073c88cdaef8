import { expect, it } from "vitest";
import { fontsOf } from "#app/skins/skin.ts";
import { firstViewBudget } from "#shared/first-view-budget.ts";
import { checkedChoices } from "./choices.ts";
import { skinOf } from "./looks.ts";
import { homes } from "./offered.ts";

it.each(homes.map(({ name }) => name))("sets %s in two fonts, whatever letters", (home) => {
  const skin = skinOf(checkedChoices({ name: "Korn", home, letters: "Unbounded" }));
  expect(skin.display.font).toBe("Unbounded");
  expect(fontsOf(skin).length).toBeLessThanOrEqual(firstViewBudget.fontFiles);
});
