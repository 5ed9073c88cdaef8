import { expect, it } from "vitest";
import { fontsOf } from "#app/skins/skin.ts";
import { firstViewBudget } from "#shared/first-view-budget.ts";
import { checkedChoices } from "./choices.ts";
import { skinOf } from "./looks.ts";
import { homeCalled, homes } from "./offered.ts";

it.each(homes.map(({ name }) => name))("sets %s in two fonts, whatever letters", (home) => {
  const skin = skinOf(checkedChoices({ name: "Korn", home, letters: "Unbounded" }));
  expect(skin.display.font).toBe("Unbounded");
  expect(fontsOf(skin).length).toBeLessThanOrEqual(firstViewBudget.fontFiles);
});

it("sets wide letters as the page that has them does, not as large as narrow ones", () => {
  const { skin } = homeCalled("events-conference");
  expect(skin.display.font).toBe("Unbounded");
  for (const home of ["gym-fitness", "restaurant"])
    expect(skinOf(checkedChoices({ name: "Korn", home, letters: "Unbounded" })).display).toEqual(
      skin.display,
    );
});
