import { computeAccessibleName, getRole, isInaccessible } from "dom-accessibility-api";
import type { WrittenSought } from "./sought.ts";

/**
 * What the tests ask of a page, run by the browser itself: `page-kit.ts` makes one script of it. Roles and names are computed the same
 * way in each browser, so that what differs is the browser and not how the tests look.
 */

/** How many there are that a visitor can perceive. */
export function count(sought: WrittenSought): number {
  return find(sought).length;
}

/** What stands in each, as it is rendered. */
export function texts(sought: WrittenSought): string[] {
  return find(sought).map((element) => element.innerText.trim());
}

export function isFocused(sought: WrittenSought): boolean {
  return find(sought).some((element) => element === document.activeElement);
}

/** An attribute of each, `null` where it is missing. */
export function attributes(sought: WrittenSought, name: string): (string | null)[] {
  return find(sought).map((element) => element.getAttribute(name));
}

/** Values of fields; of a list, what is chosen as it is written there. */
export function values(sought: WrittenSought): string[] {
  return find(sought).map((element) => {
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.label ?? "";
    return "value" in element ? String(element.value) : "";
  });
}

/** Whether this stands on the page, rendered. */
export function shows(text: string): boolean {
  return document.body.innerText.includes(text);
}

export type Place = { x: number; y: number } | { trouble: string };

/**
 * Where a pointer has to be to press it: scrolled into view, at rest for two frames, and not covered by something else. Otherwise what
 * is in the way.
 */
export async function placeOf(sought: WrittenSought): Promise<Place> {
  const [element, ...others] = find(sought);
  if (!element) return { trouble: "is not there" };
  if (others.length > 0) return { trouble: `is there ${others.length + 1} times` };
  const isWhole = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
  if (!isWhole(element.getBoundingClientRect()))
    element.scrollIntoView({ block: "center", behavior: "instant" });
  const before = element.getBoundingClientRect();
  await nextFrames();
  // A link may be broken over two lines: the middle of the first part is in it, that of the whole perhaps not.
  const box = element.getClientRects()[0];
  const now = element.getBoundingClientRect();
  if (!box || now.top !== before.top || now.left !== before.left) return { trouble: "moves" };
  const x = Math.round(box.left + box.width / 2);
  const y = Math.round(box.top + box.height / 2);
  const hit = document.elementFromPoint(x, y);
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  if (hit && (element.contains(hit) || label?.contains(hit))) return { x, y };
  return { trouble: `is covered by ${hit?.outerHTML.slice(0, 120) ?? "nothing that can be hit"}` };
}

/** Gives a field the focus, with all of its text selected: what is typed then takes its place. */
export function select(sought: WrittenSought): void {
  const [field] = find(sought);
  field?.focus();
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

/** Path, query and hash. */
export function address(): string {
  return location.pathname + location.search + location.hash;
}

/** Whether React has taken over the page, and no band waits to be drawn. */
export function isAlive(): boolean {
  return (
    document.documentElement.dataset.alive !== undefined &&
    document.adoptedStyleSheets.every(({ media }) => media.mediaText !== "screen")
  );
}

/** Scrolls through the page, so that everything that waits to be seen is asked for, and back to the top. */
export async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    window.scrollTo({ top, behavior: "instant" });
    await new Promise(requestAnimationFrame);
  }
  window.scrollTo({ top: 0, behavior: "instant" });
}

/** Addresses of pictures that are shown and have nothing to show, or not yet. */
export function picturesWithoutPixels(): string[] {
  return [...document.images]
    .filter((image) => image.checkVisibility({ visibilityProperty: true }))
    .filter((image) => !image.complete || image.naturalWidth === 0)
    .map((image) => image.currentSrc || image.outerHTML.slice(0, 120));
}

/**
 * How many fonts of the page are there, and which failed. A fallback takes its measures from a font of the machine (app/skins), which not
 * every machine has.
 */
export async function fonts(): Promise<{ loaded: number; failed: string[] }> {
  await document.fonts.ready;
  const faces = [...document.fonts].filter(({ family }) => !/ as [\w ]+"?$/.test(family));
  return {
    loaded: faces.filter(({ status }) => status === "loaded").length,
    failed: faces.filter(({ status }) => status === "error").map(({ family }) => family),
  };
}

/** What the page is wider than the window, in pixels. */
export function sidewaysOverflow(): number {
  const root = document.documentElement;
  return Math.max(0, Math.round(root.scrollWidth - root.getBoundingClientRect().width));
}

/** What is left of the page's width beside the menu or other popover that is open, in px, and how much of the window its scroll bar takes. */
export function roomBesidePopover(): { before: number; after: number; scrollBar: number } | null {
  const popover = document.querySelector(":popover-open");
  if (!popover) return null;
  const { left, right } = popover.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  return { before: left, after: clientWidth - right, scrollBar: innerWidth - clientWidth };
}

/** How bright the page's ground is, 0 to 1. */
export function brightness(): number {
  const canvas = document.createElement("canvas").getContext("2d")!;
  canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return (red + green + blue) / (3 * 255);
}

function find({ role, name, pattern, within }: WrittenSought): HTMLElement[] {
  const roots = within ? find(within) : [document.body];
  const expected = pattern === undefined ? undefined : new RegExp(pattern, "u");
  return roots
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>("*")])
    .filter((element) => roleOf(element) === role && isPerceivable(element))
    .filter((element) => {
      if (name === undefined && !expected) return true;
      const its = computeAccessibleName(element).replaceAll(/\s+/g, " ").trim();
      return expected ? expected.test(its) : its === name;
    });
}

/** What unfolds `details` has no role of its own in the specification; it is pressed like a button. */
function roleOf(element: HTMLElement): string | null {
  return element.tagName === "SUMMARY" ? "button" : getRole(element);
}

/** Closed `details` and popovers hide what is in them in ways of their own. */
function isPerceivable(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && !isInaccessible(element);
}

function nextFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
