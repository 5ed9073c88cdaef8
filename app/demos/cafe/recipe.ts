/** What is done at one point of a recipe. */
interface BrewStep {
  /** Seconds after the first water, for one cup; `null` before it. */
  at: number | null;
  /** `{water}` stands for the grams poured so far, `{dose}` for the grams of coffee. */
  text: string;
  /** The share of the water that is in by then, 0 to 1. */
  share: number;
}

/** A way to brew, as it is done for one cup. */
export interface BrewMethod {
  /** Unique; names the drawing too. */
  id: string;
  name: string;
  /** What it calls a cup: "a mug of 240 ml". */
  cup: string;
  /** Grams of coffee for one cup. */
  dose: number;
  /** Grams of water for one cup; a gram is a millilitre. */
  water: number;
  /** Of the water when it meets the coffee, in °C. */
  temperature: number;
  grind: string;
  /** From the first water to the cup, in seconds: for one cup, and for each further one in the same round. */
  time: { first: number; further: number };
  /** Most cups that the brewer holds at once. */
  holds: number;
  steps: readonly BrewStep[];
  /** What one learns the third time. */
  hint: string;
}

/** A recipe for a number of cups. All weights are whole grams, all times whole seconds. */
export interface Recipe {
  cups: number;
  /** How often one has to brew; the cups are shared out evenly. */
  rounds: number;
  /** Of all rounds together. */
  dose: number;
  water: number;
  /** Of one round. */
  round: { dose: number; water: number; seconds: number };
  steps: readonly { at: number | null; text: string }[];
}

export const cupLimits = { min: 1, max: 6 } as const;

/**
 * A method for a number of cups. Weights are rounded once, for one round, and multiplied from there: what the scales show in the
 * kitchen adds up to what the recipe says.
 */
export function scaleRecipe(method: BrewMethod, cups: number): Recipe {
  const rounds = Math.ceil(cups / method.holds);
  const cupsAtOnce = cups / rounds;
  const dose = Math.round(method.dose * cupsAtOnce);
  const water = Math.round(method.water * cupsAtOnce);
  const { first, further } = method.time;
  const stretch = (first + further * (cupsAtOnce - 1)) / first;
  return {
    cups,
    rounds,
    dose: dose * rounds,
    water: water * rounds,
    round: { dose, water, seconds: toFive(first * stretch) },
    steps: method.steps.map(({ at, text, share }) => ({
      at: at === null ? null : toFive(at * stretch),
      text: text
        .replaceAll("{dose}", `${dose} g`)
        .replaceAll("{water}", `${Math.round(water * share)} g`),
    })),
  };
}

/** Cups from what stands in a field, within the limits; `null` when it is no number. */
export function readCups(text: string): number | null {
  const value = text.trim() ? Math.round(Number(text)) : Number.NaN;
  return Number.isNaN(value) ? null : Math.min(cupLimits.max, Math.max(cupLimits.min, value));
}

/** `150` → `2:30`, and hours from two of them on: `50400` → `14 h`. */
export function showBrewTime(seconds: number): string {
  if (seconds >= 7200) return `${Math.round(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Nobody pours to the second. */
function toFive(seconds: number): number {
  return Math.round(seconds / 5) * 5;
}
