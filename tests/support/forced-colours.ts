import { expect, type Page } from "playwright/test";
import type { Scheme } from "./looks.ts";
import { nextFrames } from "./visit.ts";

/**
 * Expects that the open page shows its states, its words and its drawings where a reader's own colours replace the site's, and that none of its
 * parts keeps a grey of its own where more contrast is asked for.
 */
export async function expectOwnColours(
  page: Page,
  schemes: readonly Scheme[] = ["light"],
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await expectOwnColoursIn(page);
  }
}

async function expectOwnColoursIn(page: Page): Promise<void> {
  await page.emulateMedia({ contrast: "more" });
  await nextFrames(page);
  expect
    .soft(await page.evaluate(keptGreys), "grey words or faint lines in spite of more contrast")
    .toEqual([]);
  await page.emulateMedia({ contrast: "no-preference", forcedColors: "active" });
  await nextFrames(page);
  const faults = {
    "states that look like none": await page.evaluate(hiddenStates),
    "words in the colour of what is under them": await page.evaluate(wordsOnTheirOwnColour),
    "drawings of nothing": await page.evaluate(emptyDrawings),
    "buttons without an edge": await page.evaluate(edgelessButtons),
    "words in the colour of what is under them, below the pointer":
      await wordsBelowThePointer(page),
  };
  for (const [fault, places] of Object.entries(faults))
    expect.soft(places, `${fault}, in the reader's own colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: "none" });
}

/** In the page: what is chosen, pressed or current, and looks like its neighbour that is not. */
function hiddenStates(): string[] {
  const on =
    "[aria-pressed=true], [aria-selected=true], [aria-current], label:has(:is([type=radio], [type=checkbox]):checked)";
  const ends = "ul, ol, nav, fieldset, form";
  const telling = [
    "color",
    "backgroundColor",
    "borderTopColor",
    "borderTopStyle",
    "borderTopWidth",
    "borderBottomColor",
    "borderBottomStyle",
    "borderBottomWidth",
    "borderInlineStartColor",
    "borderInlineStartStyle",
    "borderInlineStartWidth",
    "outlineStyle",
    "outlineColor",
    "textDecorationLine",
    "fontWeight",
    "opacity",
    "scale",
    "content",
    "visibility",
    "translate",
  ] as const;
  // The page's own ground fills nothing, opaque as it is.
  const nothing = new Set(["rgba(0, 0, 0, 0)", getComputedStyle(document.body).backgroundColor]);
  const looks = (element: Element) =>
    [element, ...element.querySelectorAll("*")]
      .flatMap((part) => ["", "::before", "::after"].map((box) => getComputedStyle(part, box)))
      .map((style) =>
        telling.map((name) => (nothing.has(style[name]) ? "" : style[name])).join(" "),
      )
      .join("\n");
  // The browser draws the state of a box that it draws itself.
  const isDrawn = (input: Element) =>
    getComputedStyle(input).appearance !== "none" && getComputedStyle(input).opacity !== "0";
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return [...document.querySelectorAll(on)].filter(seen).flatMap((chosen) => {
    if ([...chosen.querySelectorAll("input:checked")].some(isDrawn)) return [];
    // Its neighbour stands beside it, or beside the list entry around it.
    for (let box: Element | null = chosen; box && !box.matches(ends); box = box.parentElement) {
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

/**
 * In the page: words in the very colour of what is under them, as both may be the system's. Unless an element says otherwise, the browser lays
 * a plate in the page's colour under its words.
 */
function wordsOnTheirOwnColour(): string[] {
  const plate = getComputedStyle(document.body).backgroundColor;
  const isSeen = (colour: string) => !/^rgba\(.*, 0\)$/.test(colour);
  const groundOf = (element: Element | null): string => {
    if (!element) return plate;
    const { backgroundColor, backgroundImage, forcedColorAdjust } = getComputedStyle(element);
    // A picture that stays as it is, with what is written on it: its pixels are measured with the contrast of the page.
    if (forcedColorAdjust !== "auto" && backgroundImage !== "none") return backgroundImage;
    // Filled by a box that lies behind its words and may be larger than it is.
    const behind = getComputedStyle(element, "::before");
    if (Number(behind.zIndex) < 0 && Number(behind.opacity) > 0 && isSeen(behind.backgroundColor))
      return behind.backgroundColor;
    return isSeen(backgroundColor) ? backgroundColor : groundOf(element.parentElement);
  };
  const ownText = (element: Element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent)
      .join("")
      .trim();
  return [...document.body.querySelectorAll("*:not(script, style, option, .sr-only, svg *)")]
    .filter((element) => ownText(element) && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const { color, forcedColorAdjust } = getComputedStyle(element);
      return color === groundOf(element) || (forcedColorAdjust === "auto" && color === plate);
    })
    .map((element) => `${element.className} ${ownText(element).slice(0, 40)}`);
}

/** The same, with all that answers a pointer answering at once: to go from one to the next would take minutes. */
async function wordsBelowThePointer(page: Page): Promise<string[]> {
  // As specific as what it stands for, and true of every element.
  const pointed = ":not(.below-no-pointer)";
  await page.evaluate(replaceInSelectors, [":hover", pointed] as const);
  await nextFrames(page);
  const faults = await page.evaluate(wordsOnTheirOwnColour);
  await page.evaluate(replaceInSelectors, [pointed, ":hover"] as const);
  return faults;
}

/** In the page: writes the selectors of its stylesheets anew. */
function replaceInSelectors([from, to]: readonly [string, string]): void {
  const stylesIn = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule] : []),
      ...("cssRules" in rule ? stylesIn(rule.cssRules as CSSRuleList) : []),
    ]);
  for (const sheet of document.styleSheets)
    for (const rule of stylesIn(sheet.cssRules))
      if (rule.selectorText.includes(from))
        rule.selectorText = rule.selectorText.replaceAll(from, to);
}

/** In the page: parts whose words stay grey, or whose lines stay faint, where more contrast is asked for. */
function keptGreys(): string[] {
  const keeps = (element: Element) => {
    const tokens = getComputedStyle(element);
    return ["--ink-soft", "--line"].some(
      (name) => tokens.getPropertyValue(name) !== tokens.getPropertyValue("--ink"),
    );
  };
  return [...document.querySelectorAll("body, body *:not(script, svg *)")]
    .filter((element) => keeps(element) && !keeps(element.parentElement!))
    .map((element) => `${element.tagName} ${element.className}`);
}

/** In the page: drawings made of boxes, as charts may be, of which nothing is left. */
function emptyDrawings(): string[] {
  const nothing = new Set(["rgba(0, 0, 0, 0)", getComputedStyle(document.body).backgroundColor]);
  const isDrawn = (part: Element) =>
    part.matches("svg, img, canvas, video") ||
    ["", "::before", "::after"]
      .map((box) => getComputedStyle(part, box))
      .some((style) => style.backgroundImage !== "none" || !nothing.has(style.backgroundColor));
  return [...document.querySelectorAll("[role=img]")]
    .filter((drawing) => drawing.checkVisibility({ visibilityProperty: true }))
    .filter((drawing) => ![drawing, ...drawing.querySelectorAll("*")].some(isDrawn))
    .map((drawing) => drawing.getAttribute("aria-label") ?? drawing.className);
}

/** In the page: buttons of words that are filled in the site's colours, and would be bare text without an edge. */
function edgelessButtons(): string[] {
  return [...document.querySelectorAll("main :is(a, button).bg-brand")]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .filter((button) => Number.parseFloat(getComputedStyle(button).borderTopWidth) < 1)
    .map((button) => button.textContent?.trim() ?? "");
}
