import { expect, type Page } from "playwright/test";

/** The specification's phones end here: a field's type and a target's size are a thumb's business. CSS pixels. */
const DESKS = 768;

/**
 * Expects that nothing covers what is to be pressed on the open page, that keys stop only where they can do something, and that on a phone
 * it is large enough for a thumb, and no field is zoomed in to when it is entered.
 */
export async function expectPressable(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  expect.soft(await page.evaluate(coveredTargets), `covered, ${width} px`).toEqual([]);
  expect.soft(await page.evaluate(idleStops), `idle stops, ${width} px`).toEqual([]);
  if (width >= DESKS) return;
  expect.soft(await page.evaluate(smallTargets), `small targets, ${width} px`).toEqual([]);
  expect.soft(await page.evaluate(smallFields), `fields in small type, ${width} px`).toEqual([]);
}

/** In the page: rows and regions that take focus although they show all that they have. */
function idleStops(): string[] {
  const scrolls = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return (
      [overflowX, overflowY].some((value) => value === "auto" || value === "scroll") &&
      (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight)
    );
  };
  return [...document.querySelectorAll("[tabindex='0']")]
    .filter(
      (element) =>
        element.matches(
          "ul, ol, div:not([role]), section, table, :is([role=group], [role=region], [role=log])",
        ) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !scrolls(element),
    )
    .map(
      ({ tagName, className, ariaLabel }) =>
        `${tagName} ${ariaLabel ?? className}: takes focus, and does nothing`,
    );
}

/** In the page: what is to be pressed and lies wholly under something else, in the middle of the window, where nothing that stays there is in its way. */
function coveredTargets(): string[] {
  const isUnseen = (target: Element) =>
    !target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    target.closest(".sr-only, [inert], [data-honeypot]") !== null ||
    getComputedStyle(target).pointerEvents === "none";
  const belongs = (target: Element, hit: Element) => {
    const label = hit.closest("label");
    return target.contains(hit) || hit.contains(target) || label?.control === target;
  };
  const boxOf = (target: Element) => [...target.getClientRects()].find(({ width }) => width > 1);
  const hitAt = (box: DOMRect, x: number, y: number) =>
    document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
  /** To scroll takes most of the time: what stands near the middle and can be pressed there needs none of it. */
  const isFreeHere = (target: Element) => {
    const box = boxOf(target);
    if (!box) return false;
    const at = (box.top + box.height / 2) / window.innerHeight;
    const hit = at > 0.25 && at < 0.75 ? hitAt(box, 0.5, 0.5) : null;
    return hit !== null && belongs(target, hit);
  };
  return [
    ...document.querySelectorAll(
      "a[href]:not([href='#main']), button, summary, select, textarea, input:not([type=hidden])",
    ),
  ]
    .filter((target) => !isUnseen(target))
    .flatMap((target) => {
      if (isFreeHere(target)) return [];
      target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const box = boxOf(target);
      if (!box) return [];
      const shares = [0.5, 0.15, 0.85];
      let over: Element | null = null;
      for (const x of shares)
        for (const y of shares) {
          const hit = hitAt(box, x, y);
          if (hit && belongs(target, hit)) return [];
          over ??= hit;
        }
      if (!over) return [];
      const name = target.getAttribute("aria-label") ?? target.textContent?.trim().slice(0, 40);
      return [`${target.tagName} ${name}: under ${over.outerHTML.slice(0, 80)}`];
    });
}

/**
 * In the page: what is to be pressed and measures less than 24 px either way (WCAG 2.2, 2.5.8, without its exception for room around it).
 * A link in a line of words is as high as the line; a box to tick is as large as its label.
 */
function smallTargets(): string[] {
  const LEAST = 24;
  const isInLine = (link: Element) => {
    const holder = link.parentElement!;
    const words = (element: Element) => element.textContent?.trim().length ?? 0;
    return getComputedStyle(link).display === "inline" && words(holder) > words(link);
  };
  const isUnseen = (target: Element) =>
    !target.checkVisibility({ visibilityProperty: true }) ||
    target.closest(".sr-only, [inert], [data-honeypot]") !== null ||
    getComputedStyle(target).clipPath !== "none";
  /** With what is pressed in its place, and with what lies over it or sticks out of it and belongs to it. */
  const sizeOf = (target: Element) => {
    const boxes = [target, ...target.querySelectorAll("*")].map((part) =>
      part.getBoundingClientRect(),
    );
    const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
    boxes.push(...labels.map((label) => label.getBoundingClientRect()));
    for (const box of ["::before", "::after"]) {
      const { position, inset, width, height, content } = getComputedStyle(target, box);
      if (content === "none" || position !== "absolute" || inset === "auto") continue;
      const { left, top } = target.getBoundingClientRect();
      boxes.push(new DOMRect(left, top, Number.parseFloat(width), Number.parseFloat(height)));
    }
    return {
      width: Math.max(...boxes.map((box) => box.width)),
      height: Math.max(...boxes.map((box) => box.height)),
    };
  };
  const targets = document.querySelectorAll(
    "a[href], button, summary, select, textarea, input:not([type=hidden]), [role=tab], [role=slider]",
  );
  return [...targets]
    .filter((target) => !isUnseen(target) && !isInLine(target))
    .flatMap((target) => {
      const { width, height } = sizeOf(target);
      // Layout counts in fractions.
      if (width >= LEAST - 0.1 && height >= LEAST - 0.1) return [];
      const name = target.getAttribute("aria-label") ?? target.textContent?.trim().slice(0, 40);
      return [`${target.tagName} ${name} ${target.className}: ${width} × ${height}`];
    });
}

/** In the page: fields of words below 16 px, which a telephone's browser zooms in to. */
function smallFields(): string[] {
  const fields = document.querySelectorAll(
    "select, textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=submit], [type=file], [type=color])",
  );
  return [...fields]
    .filter((field) => !field.closest("[data-honeypot]"))
    .map((field) => ({ field, size: getComputedStyle(field).fontSize }))
    .filter(({ size }) => Number.parseFloat(size) < 16)
    .map(({ field, size }) => `${field.getAttribute("name")} ${field.className}: ${size}`);
}
