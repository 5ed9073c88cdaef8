import type { Locator, Page } from "playwright/test";
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

/**
 * Measures the contrast of an element's own text by looking: the text is made invisible, the place is photographed, and every
 * pixel there is compared with the text's colour. Null when no text of it can be seen.
 */
export async function measureContrast(page: Page, element: Locator): Promise<Contrast | null> {
  await element.evaluate((target) =>
    target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" }),
  );
  // A row that snaps comes to rest first.
  await nextFrames(page);
  const text = await element.evaluate(describeText);
  if (text.boxes.length === 0) return null;

  const restore = await element.evaluateHandle((target) => {
    const before = new Map<Element, string | null>();
    const change = (changed: Element, css: string) => {
      before.set(changed, changed.getAttribute("style"));
      (changed as HTMLElement).style.cssText += `;${css}`;
    };
    // The lines of a large heading overlap, and each may be an element: all of it is taken away.
    const block = target.closest<HTMLElement>("h1, h2, h3, h4, h5, h6, text") ?? target;
    change(
      block,
      "transition:none!important;-webkit-text-fill-color:transparent!important;text-shadow:none!important;text-decoration-color:transparent!important",
    );
    if (block instanceof SVGElement) block.style.setProperty("fill", "transparent", "important");
    // The stroke through deleted words is a part of them, as a text decoration is, also where it is drawn.
    const struck = target.closest("del");
    for (const drawn of struck?.querySelectorAll("svg") ?? [])
      change(drawn, "visibility:hidden!important");
    if (struck && struck !== block) change(struck, "background-image:none!important");
    else if (struck) block.style.setProperty("background-image", "none", "important");
    return () => {
      for (const [changed, style] of before) {
        if (style === null) changed.removeAttribute("style");
        else changed.setAttribute("style", style);
      }
    };
  });
  try {
    await nextFrames(page);
    const ratios: number[] = [];
    for (const clip of text.boxes) {
      const picture = await page.screenshot({
        clip,
        // Those that follow the scroll position would jump to their end otherwise.
        animations: "allow",
        caret: "hide",
        scale: "css",
      });
      for (const ratio of await ratiosIn(picture, text.color, text.alpha)) ratios.push(ratio);
    }
    ratios.sort((a, b) => a - b);
    return {
      ratio: ratios[Math.floor(ratios.length * WORST)] ?? 0,
      required: text.isLarge ? 3 : 4.5,
    };
  } finally {
    await restore.evaluate((undo) => undo());
  }
}

/** In the page: the text's colour, opacity and size, and the boxes of its lines inside the window. */
function describeText(target: Element): {
  color: Rgb;
  alpha: number;
  isLarge: boolean;
  boxes: { x: number; y: number; width: number; height: number }[];
} {
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
  const boxes = [...target.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    .flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    })
    .map(visiblePart)
    .filter(({ width, height }) => width > 2 && height > 2)
    .filter((line) => !isCovered(line));
  return {
    color: [red, green, blue],
    alpha: opacity,
    isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
    boxes: target.checkVisibility({ visibilityProperty: true }) ? boxes : [],
  };

  /** Whether an open dialog or popover stands before this place. */
  function isCovered({
    x,
    y,
    width,
    height,
  }: {
    x: number;
    y: number;
    width: number;
    height: number;
  }): boolean {
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
  function visiblePart(line: DOMRect) {
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

async function ratiosIn(picture: Buffer, color: Rgb, alpha: number): Promise<number[]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ratios: number[] = [];
  for (let at = 0; at < data.length; at += info.channels) {
    const behind: Rgb = [data[at]!, data[at + 1]!, data[at + 2]!];
    const seen = color.map(
      (value, channel) => value * alpha + behind[channel]! * (1 - alpha),
    ) as unknown as Rgb;
    ratios.push(contrastRatio(seen, behind));
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
