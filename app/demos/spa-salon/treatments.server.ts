import type { Treatment } from "./visit.ts";

export interface TreatmentGroup {
  id: string;
  title: string;
  note: string;
  treatments: readonly Treatment[];
}

/** Name, what happens, minutes, price in cents. */
type TreatmentData = readonly [
  id: string,
  name: string,
  text: string,
  minutes: number,
  price: number,
];

function group(
  id: string,
  title: string,
  note: string,
  ...treatments: readonly TreatmentData[]
): TreatmentGroup {
  return {
    id,
    title,
    note,
    treatments: treatments.map(([id, name, text, minutes, price]) => ({
      id,
      name,
      text,
      minutes,
      price,
    })),
  };
}

/** Everything the house does, in the order in which it does it: wet before dry, warm before cold, quiet last. */
export const treatmentGroups: readonly TreatmentGroup[] = [
  group(
    "water",
    "Water",
    "Straight from the well, changed every night.",
    ["pool", "Long pool", "As warm as it comes up. Four arches, no lanes.", 45, 24_00],
    ["steam", "Boiler steam", "The boiler room, with eucalyptus where the coal was.", 20, 16_00],
    ["sump", "Cold sump", "Nine degrees. The time includes talking yourself into it.", 10, 8_00],
    ["float", "Salt float", "A dark tank and 300 kilos of salt. You cannot sink.", 50, 42_00],
  ),
  group(
    "stone",
    "Stone",
    "From the weir. We put them back in spring.",
    ["slab", "Warm slab", "Slate over the hot pipes. You lie on it; that is all.", 30, 22_00],
    ["five", "Five hot stones", "Along the spine, from the top, and then again.", 60, 68_00],
    ["scrub", "Salt scrub", "Coarse, then fine, then a bucket from behind.", 35, 44_00],
    ["feet", "Stone feet", "For those who came from the station on foot.", 25, 28_00],
  ),
  group(
    "clay",
    "Clay",
    "Dug out of the millpond in 1987. There is plenty left.",
    ["wrap", "Clay wrap", "Painted on warm. You are a vase until it cracks.", 50, 58_00],
    ["mask", "Clay face", "Thin, cool, and no talking until it is off.", 30, 36_00],
    ["elbow", "Clay to the elbow", "For gardeners, potters and pianists.", 25, 26_00],
    ["peat", "Peat bath", "Black, thick, forty degrees. Bring nothing white.", 40, 48_00],
  ),
  group(
    "hands",
    "Hands",
    "Four pairs. You may ask for one by name.",
    ["back", "Back and neck", "Where the day sits.", 30, 40_00],
    ["whole", "The whole of you", "From the scalp to the small toes, both sides.", 75, 88_00],
    ["deep", "Deep work", "Elbows are involved. Agree on a word for enough.", 60, 74_00],
    ["jaw", "Head and jaw", "You will find out how you hold your teeth.", 25, 32_00],
  ),
  group(
    "rest",
    "And then",
    "For when you are not ready to dress.",
    ["facial", "Mineral facial", "Well water, oil, a cloth, an hour.", 60, 72_00],
    ["hair", "Oiled hair", "Combed in, wrapped up, rinsed next morning at home.", 30, 30_00],
    ["brows", "Brows", "Tidied, and left alone.", 15, 14_00],
    ["tea", "Bed and tea", "A blanket, a pot, a view of the weir.", 30, 9_00],
  ),
];

/** Every treatment in the order of the house. */
export const treatments = treatmentGroups.flatMap(({ treatments }) => treatments);
