import type { ElementHandle, Locator, Page } from "playwright/test";
import sharp from "sharp";
import { nextFrames } from "./visit.ts";

type Rgb = readonly [number, number, number];

/** The share of the pixels behind a text that may be worse than the result: anti-aliased edges, a single star in a night sky. */
const WORST = 0.05;

export interface Contrast {
  /** WCAG contrast ratio of the text against the worst twentieth of what is behind it. */
  ratio: number;
  /** What WCAG 2.2 AA asks for at this size and weight. */
  required: number;
}

/** Measures one element's own text: see `measureContrasts`. */
export async function measureContrast(page: Page, element: Locator): Promise<Contrast | null> {
  const [contrast = null] = await measureContrasts(page, [element]);
  return contrast;
}

/**
 * Measures the contrast of elements' own texts by looking: a text is made invisible, the window is photographed, and every pixel in
 * its place is compared with the text's colour. Null when no text of an element can be seen. Each is brought to the middle of the
 * window, unless the photograph of one before it shows it whole and uncovered.
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
    const texts = await page.evaluate(
      describeTexts,
      open.map((index) => targets[index]!),
    );
    const shown = open
      .map((index, at) => ({ index, text: texts[at]! }))
      .filter(({ index, text }) =>
        index === first ? text.boxes.length > 0 : text.isWhole && text.boxes.length > 0,
      );
    if (shown.length === 0) continue;
    const grounds = await photographWithout(
      page,
      shown.map(({ index }) => targets[index]!),
    );
    for (const { index, text } of shown) measured.set(index, contrastOf(text, grounds));
  }
  return elements.map((_, index) => measured.get(index) ?? null);
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
          "transition:none!important;-webkit-text-fill-color:transparent!important;text-shadow:none!important;text-decoration-color:transparent!important",
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
    await nextFrames(page);
    const picture = await page.screenshot({
      // Those that follow the scroll position would jump to their end otherwise.
      animations: "allow",
      caret: "hide",
      scale: "css",
    });
    const { data, info } = await sharp(picture)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, channels: info.channels };
  } finally {
    await restore.evaluate((undo) => undo());
  }
}

interface Photograph {
  data: Buffer;
  width: number;
  channels: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface ShownText {
  color: Rgb;
  alpha: number;
  isLarge: boolean;
  /** Its lines, as far as they can be seen. */
  boxes: Box[];
  /** All of it is in the window, and nothing lies over it. */
  isWhole: boolean;
}

/** In the page: each text's colour, opacity and size, and the boxes of its lines inside the window. */
function describeTexts(targets: Node[]): ShownText[] {
  return (targets as Element[]).map(describeText);

  function describeText(target: Element): ShownText {
    const style = getComputedStyle(target);
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    canvas.fillStyle =
      target instanceof SVGElement ? style.fill : style.webkitTextFillColor || style.color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 255] = canvas.getImageData(0, 0, 1, 1).data;
    let opacity = alpha / 255;
    for (let box: Element | null = target; box; box = box.parentElement)
      opacity *= Number(getComputedStyle(box).opacity);

    const size = parseFloat(style.fontSize);
    const range = document.createRange();
    const lines = [...target.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
    const boxes = lines
      .map((line) => visiblePart(target, line))
      .filter(({ width, height }) => width > 2 && height > 2)
      .filter((line) => !isCovered(target, line));
    return {
      color: [red, green, blue],
      alpha: opacity,
      isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      boxes: target.checkVisibility({ visibilityProperty: true }) ? boxes : [],
      isWhole: lines.every((line) => isOnTop(target, line)),
    };
  }

  function isOnTop(target: Element, line: DOMRect): boolean {
    const { left, top, right, bottom } = line;
    if (left < 0 || top < 0 || right > window.innerWidth || bottom > window.innerHeight)
      return false;
    // Cut off at its sides by a row that scrolls, it must be brought to the middle.
    if (visiblePart(target, line).width < right - left - 1) return false;
    // Close enough for the smallest thing that may stand before it: the button to the top is 48 pixels wide.
    const steps = Math.ceil((right - left) / 40);
    const places = Array.from({ length: steps + 1 }, (_, step) =>
      Math.min(Math.max(left + (step * (right - left)) / steps, left + 2), right - 2),
    );
    return places.every((x) =>
      [top + 2, bottom - 2].every((y) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (hit.contains(target) || target.contains(hit));
      }),
    );
  }

  /** Whether an open dialog or popover stands before this place. */
  function isCovered(target: Element, { x, y, width, height }: Box): boolean {
    const cover = document
      .elementFromPoint(x + width / 2, y + height / 2)
      ?.closest("dialog[open], :popover-open");
    return cover !== null && cover !== undefined && !cover.contains(target);
  }

  function blockOf(box: Element): Element {
    const isInline = /^(inline|contents)$/.test(getComputedStyle(box).display);
    return isInline && box.parentElement ? blockOf(box.parentElement) : box;
  }

  /** What the window and every box that cuts off its content leave of a line. */
  function visiblePart(target: Element, line: DOMRect): Box {
    let { left, top, right, bottom } = line;
    const cut = (frame: Pick<DOMRect, "left" | "top" | "right" | "bottom">) => {
      left = Math.max(left, frame.left);
      top = Math.max(top, frame.top);
      right = Math.min(right, frame.right);
      bottom = Math.min(bottom, frame.bottom);
    };
    cut({ left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight });
    // Where lines are set tightly, the box of the letters reaches over its neighbours; the letters themselves do not.
    if (!(target instanceof SVGElement)) cut(blockOf(target).getBoundingClientRect());
    for (let box = target.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflow !== "visible") cut(box.getBoundingClientRect());
    }
    return { x: left, y: top, width: right - left, height: bottom - top };
  }
}

function contrastOf(text: ShownText, grounds: Photograph): Contrast {
  const ratios = text.boxes.flatMap((box) => ratiosIn(box, text, grounds)).sort((a, b) => a - b);
  return {
    ratio: ratios[Math.floor(ratios.length * WORST)] ?? 0,
    required: text.isLarge ? 3 : 4.5,
  };
}

function ratiosIn(box: Box, { color, alpha }: ShownText, grounds: Photograph): number[] {
  const { data, width, channels } = grounds;
  const ratios: number[] = [];
  // A ground has few colours and many pixels.
  const known = new Map<number, number>();
  for (let y = Math.round(box.y); y < Math.round(box.y + box.height); y++) {
    for (let x = Math.round(box.x); x < Math.round(box.x + box.width); x++) {
      const at = (y * width + x) * channels;
      const packed = data.readUIntBE(at, 3);
      let ratio = known.get(packed);
      if (ratio === undefined) {
        const behind: Rgb = [data[at]!, data[at + 1]!, data[at + 2]!];
        const seen = color.map(
          (value, channel) => value * alpha + behind[channel]! * (1 - alpha),
        ) as unknown as Rgb;
        ratio = contrastRatio(seen, behind);
        known.set(packed, ratio);
      }
      ratios.push(ratio);
    }
  }
  return ratios;
}

function contrastRatio(a: Rgb, b: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance (WCAG 2.2). */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
