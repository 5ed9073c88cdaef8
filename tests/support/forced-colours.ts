import { visitIn } from "./looks.ts";
import { expect, test } from "./site-test.ts";

/** Registers the test that a page shows its states where a reader's own colours replace the site's. That words can be read is the browser's care. */
export function testForcedColours(path: string): void {
  test(`${path} shows its states in the reader's own colours`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.emulateMedia({ forcedColors: "active" });
    await visitIn(page, path, "dark");
    expect.soft(await page.evaluate(hiddenStates), "states").toEqual([]);
    expect.soft(await page.evaluate(edgelessButtons), "buttons without an edge").toEqual([]);
  });
}

/** In the page: what is chosen, pressed or current, and looks like its neighbour that is not. */
function hiddenStates(): string[] {
  const on =
    "[aria-pressed=true], [aria-selected=true], [role=tab][aria-selected=true], nav [aria-current], label:has(> input:checked)";
  const telling = [
    "color",
    "backgroundColor",
    "borderTopColor",
    "borderTopStyle",
    "borderTopWidth",
    "borderBottomColor",
    "borderBottomStyle",
    "borderBottomWidth",
    "outlineStyle",
    "outlineColor",
    "textDecorationLine",
    "fontWeight",
    "opacity",
    "scale",
    "content",
  ] as const;
  const looks = (element: Element) =>
    [element, ...element.querySelectorAll("*")]
      .flatMap((part) => ["", "::before", "::after"].map((box) => getComputedStyle(part, box)))
      .map((style) => telling.map((name) => style[name]).join(" "))
      .join("\n");
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return [...document.querySelectorAll(on)].filter(seen).flatMap((chosen) => {
    // Its neighbour stands beside it, or beside the list entry around it.
    for (let box: Element | null = chosen; box && box.tagName !== "UL"; box = box.parentElement) {
      const siblings = [...(box.parentElement?.children ?? [])].filter((one) => one !== box);
      const other = siblings
        .map((one) => (one.matches(chosen.tagName) ? one : one.querySelector(chosen.tagName)))
        .find((one) => one && !one.matches(on) && seen(one) && one.className === chosen.className);
      if (!other) continue;
      return looks(chosen) === looks(other)
        ? [chosen.textContent?.trim() || chosen.outerHTML.slice(0, 80)]
        : [];
    }
    return [];
  });
}

/** In the page: buttons of words that are filled in the site's colours, and would be bare text without an edge. */
function edgelessButtons(): string[] {
  return [...document.querySelectorAll("main :is(a, button).bg-brand")]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .filter((button) => Number.parseFloat(getComputedStyle(button).borderTopWidth) < 1)
    .map((button) => button.textContent?.trim() ?? "");
}
