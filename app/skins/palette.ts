import { clampChroma, converter, formatHex, wcagContrast, type Oklch } from "culori";
import type { Skin } from "./skin.ts";

/** The colours of one scheme of a skin, as hex. Names are those of the custom properties, without the dashes. */
export interface Palette {
  paper: string;
  /** Cards and fields: a little above the paper. */
  "paper-raised": string;
  /** Bands that step back. */
  "paper-sunken": string;
  ink: string;
  /** Secondary text. */
  "ink-soft": string;
  /** Decorative hairlines. */
  line: string;
  /** Borders that show where a control is; 3:1 on every paper (WCAG 1.4.11). */
  "line-strong": string;
  brand: string;
  "brand-hover": string;
  "on-brand": string;
  /** The brand as a text colour on any paper. */
  "brand-ink": string;
  /** A ground tinted with the brand. */
  "brand-tint": string;
  accent: string;
  "on-accent": string;
  /** The accent as a text colour on any paper. */
  "accent-ink": string;
  danger: string;
  warning: string;
  success: string;
}

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for the edges of controls. */
const TEXT = 4.6;
const CONTROL = 3.1;
/** What body text reaches. */
const INK = 7;

const toOklch = converter("oklch");

/**
 * Derives the light and the dark colours of a skin from its few inputs. Every pair listed in `textPairs` passes WCAG AA in both
 * schemes: a colour that would not is moved in lightness only, just as far as needed, keeping its hue. A skin that is dark by
 * nature has the same colours in both: a candle-lit room has no bright side (docs/decisions/0011).
 */
export function palettes(skin: Skin): { light: Palette; dark: Palette } {
  if (isDarkByNature(skin)) {
    const candlelit = darkPalette(skin, { ground: oklch(skin.paper), ink: oklch(skin.ink) });
    return { light: candlelit, dark: candlelit };
  }
  return { light: lightPalette(skin), dark: darkPalette(skin, nightOf(skin)) };
}

/** Whether a skin's own paper is the dark one of the two. */
export function isDarkByNature({ paper, ink }: Skin): boolean {
  return oklch(paper).l < oklch(ink).l;
}

/** The pairs of text (or control edge) and ground that pages use, with the ratio each must reach. */
export const textPairs: readonly { text: keyof Palette; ground: keyof Palette; ratio: number }[] = [
  ...(["paper", "paper-raised", "paper-sunken", "brand-tint"] as const).flatMap((ground) => [
    ...(
      ["ink", "ink-soft", "brand-ink", "accent-ink", "danger", "warning", "success"] as const
    ).map((text) => ({ text, ground, ratio: 4.5 })),
    { text: "line-strong" as const, ground, ratio: 3 },
  ]),
  { text: "on-brand", ground: "brand", ratio: 4.5 },
  { text: "on-brand", ground: "brand-hover", ratio: 4.5 },
  { text: "on-accent", ground: "accent", ratio: 4.5 },
];

/** The custom properties of a skin's colours for both schemes, as declarations. */
export function colourDeclarations(skin: Skin): string[] {
  const { light, dark } = palettes(skin);
  return (Object.keys(light) as (keyof Palette)[]).map((key) =>
    light[key] === dark[key]
      ? `--${key}: ${light[key]};`
      : `--${key}: light-dark(${light[key]}, ${dark[key]});`,
  );
}

function lightPalette(skin: Skin): Palette {
  const ink = oklch(skin.ink);
  const brand = oklch(skin.brand);
  const groundsOf = (paper: Oklch): Grounds => ({
    paper: hex(paper),
    "paper-raised": hex({ ...paper, l: Math.min(1, paper.l + 0.02), c: paper.c * 0.6 }),
    "paper-sunken": hex({ ...mix(paper, brand, 0.035), l: paper.l - 0.028 }),
    "brand-tint": hex({ ...mix(paper, brand, 0.1), l: paper.l - 0.05 }),
  });
  const grounds = groundsOf(
    shift(oklch(skin.paper), "light", (_, paper) => isLegibleOn(groundsOf(paper), "#000")),
  );
  return finish(skin, grounds, { ink, brand, accent: oklch(skin.accent), towards: "dark" });
}

/** Ground and ink of the dark scheme of a skin whose own paper is light. */
function nightOf(skin: Skin): { ground: Oklch; ink: Oklch } {
  const ink = oklch(skin.ink);
  const paper = oklch(skin.paper);
  const brand = oklch(skin.brand);
  return {
    ground: {
      mode: "oklch",
      l: 0.185,
      c: Math.min(0.028, ink.c * 0.7 + brand.c * 0.04),
      h: ink.c > 0.01 ? ink.h : brand.h,
    },
    ink: { ...paper, l: 0.94, c: Math.min(paper.c, 0.012) },
  };
}

function darkPalette(skin: Skin, { ground, ink }: { ground: Oklch; ink: Oklch }): Palette {
  const brand = oklch(skin.brand);
  const groundsOf = (paper: Oklch): Grounds => ({
    paper: hex(paper),
    "paper-raised": hex({ ...paper, l: paper.l + 0.05 }),
    "paper-sunken": hex({ ...paper, l: paper.l - 0.03 }),
    "brand-tint": hex({ ...mix(paper, brand, 0.16), l: paper.l + 0.085 }),
  });
  const grounds = groundsOf(
    shift(ground, "dark", (_, paper) => isLegibleOn(groundsOf(paper), "#fff")),
  );
  return finish(skin, grounds, {
    ink,
    brand: isBlack(brand) ? ink : { ...brand, l: Math.max(brand.l, 0.52) },
    accent: oklch(skin.accent),
    towards: "light",
  });
}

/** A brand without a hue of its own, as good as ink: by night it turns to what ink turns to. Lifted, it would be the grey of a disabled button. */
function isBlack(brand: Oklch): boolean {
  return brand.c < 0.02 && brand.l < 0.35;
}

type Grounds = Pick<Palette, "paper" | "paper-raised" | "paper-sunken" | "brand-tint">;

/** A paper between light and dark leaves no room for two inks: it has to be one or the other. */
function isLegibleOn(grounds: Grounds, extreme: "#000" | "#fff"): boolean {
  return Object.values(grounds).every((ground) => wcagContrast(ground, extreme) >= INK);
}

function finish(
  skin: Skin,
  grounds: Grounds,
  {
    ink,
    brand,
    accent,
    towards,
  }: { ink: Oklch; brand: Oklch; accent: Oklch; towards: "dark" | "light" },
): Palette {
  const papers = Object.values(grounds);
  const readable = (colour: Oklch, ratio = TEXT) =>
    shift(colour, towards, (candidate) =>
      papers.every((paper) => wcagContrast(candidate, paper) >= ratio),
    );
  const onBrand = bestOn(brand, skin);
  const onAccent = bestOn(accent, skin);
  const fill = groundFor(onBrand, brand);
  const hover = groundFor(onBrand, { ...fill, l: fill.l + (onBrand.l > 0.5 ? -0.06 : 0.05) });
  const ground = oklch(grounds.paper);
  return {
    ...grounds,
    ink: hex(readable(ink, INK)),
    "ink-soft": hex(readable(mix(ink, ground, towards === "dark" ? 0.36 : 0.26))),
    line: hex(mix(ground, ink, 0.14)),
    "line-strong": hex(readable(mix(ink, ground, 0.5), CONTROL)),
    brand: hex(fill),
    "brand-hover": hex(hover),
    "on-brand": hex(onBrand),
    "brand-ink": hex(readable(brand)),
    accent: hex(groundFor(onAccent, accent)),
    "on-accent": hex(onAccent),
    "accent-ink": hex(readable(accent)),
    danger: hex(readable({ mode: "oklch", l: 0.52, c: 0.19, h: 25 })),
    warning: hex(readable({ mode: "oklch", l: 0.55, c: 0.12, h: 70 })),
    success: hex(readable({ mode: "oklch", l: 0.5, c: 0.13, h: 155 })),
  };
}

/** White-ish paper or ink, whichever reads better on a filled ground. */
function bestOn(ground: Oklch, skin: Skin): Oklch {
  const [darker, lighter] = [oklch(skin.ink), oklch(skin.paper)].sort((a, b) => a.l - b.l) as [
    Oklch,
    Oklch,
  ];
  const paper: Oklch = { ...lighter, l: 0.99, c: 0.004 };
  const ink: Oklch = { ...darker, l: Math.min(0.21, darker.l) };
  return wcagContrast(hex(ground), hex(paper)) >= wcagContrast(hex(ground), hex(ink)) * 0.72
    ? paper
    : ink;
}

/** A filled ground on which this text can be read. */
function groundFor(text: Oklch, ground: Oklch): Oklch {
  return shift(
    ground,
    text.l > 0.5 ? "dark" : "light",
    (candidate) => wcagContrast(candidate, hex(text)) >= TEXT,
  );
}

function shift(
  colour: Oklch,
  towards: "dark" | "light",
  passes: (hex: string, candidate: Oklch) => boolean,
): Oklch {
  const step = towards === "dark" ? -0.005 : 0.005;
  let candidate = colour;
  while (!passes(hex(candidate), candidate) && (step < 0 ? candidate.l > 0 : candidate.l < 1))
    candidate = { ...candidate, l: candidate.l + step };
  return candidate;
}

function mix(from: Oklch, to: Oklch, amount: number): Oklch {
  const angle = (colour: Oklch) => ((colour.h ?? 0) * Math.PI) / 180;
  const a = { x: from.c * Math.cos(angle(from)), y: from.c * Math.sin(angle(from)) };
  const b = { x: to.c * Math.cos(angle(to)), y: to.c * Math.sin(angle(to)) };
  const x = a.x + (b.x - a.x) * amount;
  const y = a.y + (b.y - a.y) * amount;
  return {
    mode: "oklch",
    l: from.l + (to.l - from.l) * amount,
    c: Math.hypot(x, y),
    h: (Math.atan2(y, x) * 180) / Math.PI,
  };
}

function oklch(colour: string): Oklch {
  const parsed = toOklch(colour);
  if (!parsed) throw new Error(`"${colour}" is not a colour. Use a hex value such as #4f46e5.`);
  return parsed;
}

function hex(colour: Oklch): string {
  return formatHex(clampChroma(colour, "oklch"));
}
