import type { FontName } from "./fonts.ts";

/**
 * The look of one invented business, stated in a few inputs. Everything else (tints, lines, hover colours, the dark scheme,
 * which text colour stands on a button) is derived from them in `palette.ts`, so that a new skin is one short file and every
 * derived text pair passes WCAG AA.
 */
export interface Skin {
  /** Unique in the site: names its stylesheet. */
  name: string;
  /**
   * Any CSS hex colour. The ground of the page in the light scheme. Where it is darker than the ink, the skin is dark by nature:
   * it has one scheme, this one, whatever the visitor's system prefers.
   */
  paper: string;
  /** Text on paper. Its hue also tints the dark scheme's ground. */
  ink: string;
  /** Buttons, links, marks. */
  brand: string;
  /** At most a tenth of a screen. */
  accent: string;
  display: TypeFace & {
    /** Letter spacing in em. Negative for grotesques, about 0 for serifs. */
    tracking: number;
    /** Line height of the largest size. */
    leading: number;
    /** Multiplies all display sizes: faces with a small x-height need more. 1 when left out. */
    scale?: number;
    /**
     * Draws the face smaller within every size it is set in, headlines or not: for letters that run longer than those that the page was made
     * in (0.8 for a quarter longer). Has no effect on a face that is the text's, too.
     */
    fit?: number;
    /** Width in percent, for faces that have a range of widths (`fonts.ts`). */
    stretch?: number;
  };
  text: TypeFace;
  /** Numbers that are set large: counters, prices, charts. The display face when left out. */
  figures?: TypeFace;
  /** Corner radius in px, the same everywhere in a skin; buttons and chips may be fully round. */
  radius: 0 | 2 | 4 | 8 | 16;
  pill: boolean;
}

interface TypeFace {
  font: FontName;
  weight: number;
}

/** The families of a skin, display face first, each once. */
export function fontsOf({ display, text, figures }: Skin): FontName[] {
  return [...new Set([display.font, text.font, ...(figures ? [figures.font] : [])])];
}
