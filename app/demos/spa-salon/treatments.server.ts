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
    "From the well and the weir, changed every night.",
    ["pool", "Long pool", "Warm well water under the arches, with no lanes.", 45, 24_00],
    [
      "steam",
      "Boiler steam",
      "Eucalyptus steam, slow and thick, in the old boiler room.",
      20,
      16_00,
    ],
    ["sump", "Cold sump", "A plunge at nine degrees, with time to find the courage.", 10, 8_00],
    ["float", "Salt float", "A dark tank, 300 kilos of salt, and no weight at all.", 50, 42_00],
  ),
  group(
    "stone",
    "Stone",
    "Stones from the weir, returned each spring.",
    ["slab", "Warm slab", "Slate over the hot pipes, to lie on until the back lets go.", 30, 22_00],
    ["five", "Five hot stones", "Laid along the spine, then drawn slowly down it.", 60, 68_00],
    ["scrub", "Salt scrub", "Coarse salt, then fine, then a pail of warm water.", 35, 44_00],
    ["feet", "Stone feet", "A foot massage with warm stones, heel to toe.", 25, 28_00],
  ),
  group(
    "clay",
    "Clay",
    "Fine and cool, dug out of the millpond in 1987.",
    ["wrap", "Clay wrap", "Brushed on warm, then left to set under linen.", 50, 58_00],
    ["mask", "Clay mask", "Thin and cool, in silence until it is rinsed.", 30, 36_00],
    ["elbow", "Clay to the elbow", "For gardeners, potters and pianists.", 25, 26_00],
    ["peat", "Peat bath", "Black, thick and forty degrees, to the collarbones.", 40, 48_00],
  ),
  group(
    "hands",
    "Massage",
    "You may ask for a therapist by name.",
    ["back", "Back and neck", "Where the day is held.", 30, 40_00],
    ["whole", "Full body", "With warm oil, from the scalp to the soles.", 75, 88_00],
    ["deep", "Deep tissue", "Slow and firm, with a word agreed for enough.", 60, 74_00],
    ["jaw", "Head and jaw", "Scalp, temples, and a jaw that learns to rest.", 25, 32_00],
  ),
  group(
    "rest",
    "Face and rest",
    "For when you are not ready to dress.",
    ["facial", "Mineral facial", "Well water, oil, a cloth, an hour.", 60, 72_00],
    ["hair", "Oiled hair", "Combed in, wrapped up, rinsed next morning at home.", 30, 30_00],
    ["brows", "Brows", "Shaped lightly, by hand.", 15, 14_00],
    ["tea", "Bed and tea", "A blanket, a pot, a view of the weir.", 30, 9_00],
  ),
];

/** Every treatment in the order of the house. */
export const treatments = treatmentGroups.flatMap(({ treatments }) => treatments);
