import {
  type CDPSession,
  type ElementHandle,
  expect,
  type Locator,
  type Page,
} from "playwright/test";
import sharp from "sharp";
import { type Box, describeTexts, type Rgb, type ShownText } from "./shown-texts.ts";
import { nextFrames, settleTransitions } from "./visit.ts";

/** The share of the pixels behind a text that may be worse than the result: anti-aliased edges, a single star in a night sky. */
const WORST = 0.05;

export interface Contrast {
  /** WCAG contrast ratio of the text against the worst twentieth of what is behind it. */
  ratio: number;
  /** What WCAG 2.2 AA asks for at this size and weight. */
  required: number;
}

/**
 * Measures the contrast of elements' own texts by looking: a text is made invisible, the window is photographed, and every pixel in
 * its place is compared with the text's colour. Null when no text of an element can be seen. Each is brought to the middle of the
 * window, unless the photograph of one before it shows it whole and uncovered, or the box that cuts it off was seen without it.
 */
export async function measureContrasts(
  page: Page,
  elements: readonly Locator[],
): Promise<(Contrast | null)[]> {
  const targets = await Promise.all(elements.map((element) => element.elementHandle()));
  const measured = new Map<number, Contrast | null>();
  for (const [first, target] of targets.entries()) {
    if (measured.has(first)) continue;
    measured.set(first, null);
    await target.evaluate((element) =>
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" }),
    );
    // A row that snaps comes to rest first.
    await nextFrames(page);
    const open = [...targets.keys()].filter((index) => index === first || !measured.has(index));
    const shown = await photographTexts(
      page,
      open.map((index) => ({ index, target: targets[index]!, isFirst: index === first })),
    );
    for (const { index, contrast } of shown) measured.set(index, contrast);
  }
  return elements.map((_, index) => measured.get(index) ?? null);
}

/** Expects that every one of these texts that can be seen can be read, too, and that there is one. */
export async function expectReadable(
  page: Page,
  texts: readonly Locator[],
  about = "",
): Promise<void> {
  const contrasts = await measureContrasts(page, texts);
  expect(contrasts.some(Boolean), `${about} a text is seen`).toBe(true);
  for (const [index, contrast] of contrasts.entries()) {
    if (!contrast) continue;
    const words = (await texts[index]!.textContent()) ?? "";
    expect(contrast.ratio, `${about} ${words}`).toBeGreaterThanOrEqual(contrast.required);
  }
}

/** How often texts are photographed that moved meanwhile, as what comes under the pointer may. */
const TRIES = 5;

interface Candidate {
  index: number;
  target: ElementHandle;
  /** The one that was brought to the middle: a part of it that can be seen will do. */
  isFirst: boolean;
}

/** Those of the candidates that the window shows, each with its contrast, and those that it would show if there were anything to see. */
async function photographTexts(
  page: Page,
  candidates: readonly Candidate[],
): Promise<{ index: number; contrast: Contrast | null }[]> {
  const describe = async () => {
    await settleTransitions(page);
    const texts = await page.evaluate(
      describeTexts,
      candidates.map(({ target }) => target),
    );
    return candidates
      .map((candidate, at) => ({ ...candidate, text: texts[at]! }))
      .filter(({ isFirst, text }) =>
        text.boxes.length > 0 ? isFirst || text.isWhole : text.isCutAway,
      );
  };
  const placesOf = (shown: Awaited<ReturnType<typeof describe>>) =>
    JSON.stringify(shown.map(({ index, text }) => [index, text.boxes]));

  let shown = await describe();
  for (let trial = 0; shown.some(({ text }) => text.boxes.length > 0); trial += 1) {
    const grounds = await photographWithout(
      page,
      shown.map(({ target }) => target),
    );
    const after = await describe();
    if (placesOf(after) === placesOf(shown) || trial === TRIES)
      return shown.map(({ index, text }) => ({
        index,
        contrast: text.boxes.length > 0 ? contrastOf(text, grounds) : null,
      }));
    shown = after;
  }
  return shown.map(({ index }) => ({ index, contrast: null }));
}

/** The window, with the texts of these elements invisible. */
async function photographWithout(
  page: Page,
  targets: readonly ElementHandle[],
): Promise<Photograph> {
  const restore = await page.evaluateHandle(
    (elements) => {
      const before = new Map<Element, string | null>();
      const change = (changed: Element, css: string) => {
        if (!before.has(changed)) before.set(changed, changed.getAttribute("style"));
        (changed as HTMLElement).style.cssText += `;${css}`;
      };
      for (const target of elements as Element[]) {
        // The lines of a large heading overlap, and each may be an element: all of it is taken away.
        const block = target.closest<HTMLElement>("h1, h2, h3, h4, h5, h6, text") ?? target;
        change(
          block,
          "transition:none!important;-webkit-text-fill-color:transparent!important;-webkit-text-stroke-color:transparent!important;text-shadow:none!important;text-decoration-color:transparent!important",
        );
        if (block instanceof SVGElement)
          block.style.setProperty("fill", "transparent", "important");
        // The stroke through deleted words is a part of them, as a text decoration is, also where it is drawn.
        const struck = target.closest("del");
        for (const drawn of struck?.querySelectorAll("svg") ?? [])
          change(drawn, "visibility:hidden!important");
        if (struck) change(struck, "background-image:none!important");
      }
      return () => {
        for (const [changed, style] of before) {
          if (style === null) changed.removeAttribute("style");
          else changed.setAttribute("style", style);
        }
      };
    },
    [...targets],
  );
  try {
    // The browser draws what has changed before it is photographed.
    return await photograph(page);
  } finally {
    await restore.evaluate((undo) => undo());
  }
}

interface Photograph {
  data: Buffer;
  width: number;
  channels: number;
  /** Its pixels in a CSS pixel. */
  scale: number;
}

const sessions = new WeakMap<Page, CDPSession>();

/** The window as it is. Packed less tightly than Playwright does it: a picture that is looked at once takes half the time. */
async function photograph(page: Page): Promise<Photograph> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const picture = await session.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
  });
  const { data, info } = await sharp(Buffer.from(picture.data, "base64"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, channels } = info;
  return { data, width, channels, scale: width / page.viewportSize()!.width };
}

function contrastOf(text: ShownText, grounds: Photograph): Contrast {
  const pixels = new Map<number, number>();
  for (const box of text.boxes) countPixels(box, grounds, pixels);
  const ratios = [...pixels]
    .map(([packed, count]) => ({ ratio: ratioOn(packed, text), count }))
    .sort((a, b) => a.ratio - b.ratio);
  let worse = WORST * ratios.reduce((sum, { count }) => sum + count, 0);
  const decisive = ratios.find(({ count }) => (worse -= count) < 0);
  return { ratio: decisive?.ratio ?? 0, required: text.isLarge ? 3 : 4.5 };
}

/** How often each colour stands behind a line: a ground has few colours and many pixels. */
function countPixels(box: Box, grounds: Photograph, counts: Map<number, number>): void {
  const { data, width, channels, scale } = grounds;
  const edge = (position: number) => Math.round(position * scale);
  for (let y = edge(box.y); y < edge(box.y + box.height); y++) {
    for (let x = edge(box.x); x < edge(box.x + box.width); x++) {
      const packed = data.readUIntBE((y * width + x) * channels, 3);
      counts.set(packed, (counts.get(packed) ?? 0) + 1);
    }
  }
}

function ratioOn(packed: number, { color, alpha }: ShownText): number {
  const behind: Rgb = [packed >> 16, (packed >> 8) & 0xff, packed & 0xff];
  const seen = eachChannel((channel) => color[channel]! * alpha + behind[channel]! * (1 - alpha));
  return contrastRatio(seen, behind);
}

const eachChannel = (value: (channel: number) => number): Rgb => [value(0), value(1), value(2)];

function contrastRatio(a: Rgb, b: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance (WCAG 2.2). */
function luminance(color: Rgb): number {
  const [red, green, blue] = eachChannel((channel) => {
    const share = color[channel]! / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
