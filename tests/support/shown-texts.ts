export type Rgb = readonly [number, number, number];

/** CSS pixels from the corner of the window. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An element's own text, as the window shows it; of a field, what stands in it. */
export interface ShownText {
  color: Rgb;
  alpha: number;
  isLarge: boolean;
  /** Its lines, as far as they can be seen. */
  boxes: Box[];
  /** All of it is in the window, and nothing lies over it. */
  isWhole: boolean;
  /** Nothing of it can be seen although the box that cuts it off is in the window, and nothing scrolls within that box. */
  isCutAway: boolean;
}

/** In the page: each text's colour, opacity and size, and the boxes of its lines inside the window. */
export function describeTexts(targets: Node[]): ShownText[] {
  // Many texts lie in the same boxes, and nothing moves meanwhile.
  const frames = new Map<Element, { overflowX: string; overflowY: string; edge: DOMRect }>();
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const pixel = canvas.getContext("2d", { willReadFrequently: true })!;
  return (targets as Element[]).map(describeText);

  function describeText(target: Element): ShownText {
    const isField = target.matches("input, select, textarea");
    const lines = isField ? [insideOf(target)] : linesOf(target);
    const boxes = lines
      .filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight)
      .map((line) => visiblePart(target, line))
      .filter(({ width, height }) => width > 2 && height > 2)
      .filter((line) => !isCovered(target, line));
    const isSeen = boxes.length > 0 && target.checkVisibility({ visibilityProperty: true });
    return {
      ...(isSeen ? inkOf(target) : { color: [0, 0, 0], alpha: 0, isLarge: false }),
      boxes: isSeen ? boxes : [],
      isWhole: lines.every((line) => isOnTop(target, line)),
      isCutAway: lines.length > 0 && lines.every((line) => isCutAway(target, line)),
    };
  }

  function inkOf(target: Element): Pick<ShownText, "color" | "alpha" | "isLarge"> {
    const style = getComputedStyle(
      target,
      target.matches(":placeholder-shown") ? "::placeholder" : "",
    );
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle =
      target instanceof SVGElement ? style.fill : style.webkitTextFillColor || style.color;
    pixel.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 255] = pixel.getImageData(0, 0, 1, 1).data;
    let opacity = alpha / 255;
    for (let box: Element | null = target; box; box = box.parentElement)
      opacity *= Number(getComputedStyle(box).opacity);
    const size = parseFloat(style.fontSize);
    return {
      color: [red, green, blue],
      alpha: opacity,
      isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
    };
  }

  function frameOf(box: Element) {
    let frame = frames.get(box);
    if (!frame) {
      const { overflowX, overflowY } = getComputedStyle(box);
      frame = { overflowX, overflowY, edge: box.getBoundingClientRect() };
      frames.set(box, frame);
    }
    return frame;
  }

  function linesOf(target: Element): DOMRect[] {
    const range = document.createRange();
    return [...target.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        range.selectNodeContents(node);
        // An empty line of code has a box without width: nothing of it is seen.
        return [...range.getClientRects()].filter(({ width }) => width > 0);
      });
  }

  /** Where a field's words stand: how far they reach, nothing tells. */
  function insideOf(field: Element): DOMRect {
    const { x, y, width, height } = field.getBoundingClientRect();
    const style = getComputedStyle(field);
    const side = (name: "Left" | "Right" | "Top" | "Bottom") =>
      parseFloat(style[`padding${name}`]) + parseFloat(style[`border${name}Width`]);
    return new DOMRect(
      x + side("Left"),
      y + side("Top"),
      width - side("Left") - side("Right"),
      height - side("Top") - side("Bottom"),
    );
  }

  function isCutAway(target: Element, { left, top, right, bottom }: DOMRect): boolean {
    for (let box = target.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY, edge } = frameOf(box);
      if ([overflowX, overflowY].some((value) => /hidden|auto|scroll/.test(value))) return false;
      const isMissed =
        (overflowX === "clip" && (left >= edge.right || right <= edge.left)) ||
        (overflowY === "clip" && (top >= edge.bottom || bottom <= edge.top));
      if (isMissed) return edge.top >= 0 && edge.bottom <= window.innerHeight;
    }
    return false;
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
      const { overflowX, overflowY, edge } = frameOf(box);
      if (overflowX !== "visible" || overflowY !== "visible") cut(edge);
    }
    return { x: left, y: top, width: right - left, height: bottom - top };
  }
}
