import { expect, type Page } from "playwright/test";

/** Opens a page and waits until its scripts have taken over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/**
 * Waits until React has taken over the page, and what lies below is drawn (`app/engine/boot.ts`); before that everything works natively. A
 * busy machine may take its time.
 */
export async function alive(page: Page): Promise<void> {
  await expect(page.locator("html[data-alive]")).toBeAttached({ timeout: 15_000 });
  await expect.poll(() => page.evaluate(isDrawn), { timeout: 15_000 }).toBe(true);
}

/** In the page: whether no band waits to be drawn. The sheet that holds them back is the one for screens. */
export function isDrawn(): boolean {
  return document.adoptedStyleSheets.every(({ media }) => media.mediaText !== "screen");
}

/**
 * Opens a page whose clock stands still, alive. `page.clock.runFor` and `fastForward` then decide what has happened and what
 * has not, to the millisecond.
 */
export async function visitWithStoppedClock(
  page: Page,
  path: string,
  now = new Date("2026-03-03T10:00:00Z"),
): Promise<void> {
  await page.clock.install({ time: now });
  // The clock runs between the two calls, and it cannot be stopped in its past.
  await page.clock.pauseAt(now.getTime() + 60_000);
  await page.goto(path, { waitUntil: "load" });
  // Timers decide when the page's modules are asked for.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(10);
        return (
          (await page.locator("html[data-alive]").count()) > 0 && (await page.evaluate(isDrawn))
        );
      },
      { intervals: [20] },
    )
    .toBe(true);
}

/** Makes the window as wide as this and waits until the page has been told: it is so a moment later, and then its times begin. */
export async function resizeTo(page: Page, width: number, height = 800): Promise<void> {
  await page.evaluate(() => {
    const told = () => (document.documentElement.dataset.resizedTo = `${window.innerWidth}`);
    window.addEventListener("resize", told);
  });
  await page.setViewportSize({ width, height });
  await expect(page.locator(`html[data-resized-to="${width}"]`)).toBeAttached();
}

/** Waits for two frames: what was just asked for is drawn. Not for a stopped clock, which draws none. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Waits until what fades or slides from one state to another has arrived. */
export async function settleTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.all(running.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** The page's vertical scroll position, whole pixels. */
export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** A custom property of the root element, as it stands. */
export function rootProperty(page: Page, name: string): Promise<string> {
  return page.evaluate(
    (property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(),
    name,
  );
}

/** The footer's height as the layout knows it: "0px" until then. */
export function knownFooterHeight(page: Page): Promise<string> {
  return page
    .locator("[data-fixed-above]")
    .evaluate((footer) => getComputedStyle(footer).getPropertyValue("--footer-height").trim());
}

/** Opens a page in a window of 320 px; nothing may stick out, from left to right or from right to left. */
export async function visitInSmallWindow(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, path);
  for (const direction of ["ltr", "rtl"]) {
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, direction);
    expect(await sidewaysOverflow(page), direction).toEqual({ pixels: 0, culprits: [] });
  }
}

/** What the page is wider than the window, in pixels: more than 0 means that it scrolls sideways, or that something is cut off. */
export function sidewaysOverflow(page: Page): Promise<{ pixels: number; culprits: string[] }> {
  return page.evaluate(() => {
    // Without the room that is kept for the scroll bar.
    const frame = document.documentElement.getBoundingClientRect();
    const culprits = [...document.body.querySelectorAll("*")]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (right > frame.right + 1 || left < frame.left - 1) && !isClipped(element);
      })
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120));
    const pixels = Math.round(document.documentElement.scrollWidth - frame.width);
    return { pixels: Math.max(0, pixels), culprits };

    /** What a box scrolls or cuts off does not widen the page; neither does what is invisible or for screen readers only. */
    function isClipped(element: Element): boolean {
      if (!element.checkVisibility({ visibilityProperty: true })) return true;
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, clipPath } = getComputedStyle(box);
        if (overflowX !== "visible" || clipPath !== "none" || box.tagName === "svg") return true;
      }
      return false;
    }
  });
}
