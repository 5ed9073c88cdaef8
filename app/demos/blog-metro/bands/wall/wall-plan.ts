import { type MetroSlot, metroSlots } from "#app/elements/media/metro-bands/metro-bands.ts";
import { type TileColours, tileColours } from "./tile-colours.ts";

const slotNames = {
  "1 1": "small",
  "2 1": "wide",
  "1 2": "tall",
  "2 2": "large",
  "4 2": "full",
} as const;

/** What a tile covers, by name: `wall-tile.module.css` says how its content is composed there. */
export type SlotName = (typeof slotNames)[keyof typeof slotNames];

/** What the front of a tile shows: its picture, its title under a small figure, or the title alone. */
type TileFace = "picture" | "likes" | "day" | "title";

export interface PlannedTile {
  inFour: SlotName;
  inTwo: SlotName;
  face: TileFace;
  colours: TileColours;
}

/** Faces in turn, by slot. What covers two cells shows its picture beside its title. */
const facesOf: Readonly<Record<SlotName, readonly TileFace[]>> = {
  small: ["likes", "day", "picture", "title"],
  wide: ["picture"],
  tall: ["picture"],
  large: ["picture", "likes"],
  full: ["picture"],
};

/** What stands beside the name, which covers two columns and rows of the first band of four; by the number of tiles that are there. */
const besideName: readonly (readonly MetroSlot[])[] = [
  [],
  [[2, 2]],
  [
    [2, 1],
    [2, 1],
  ],
  [
    [2, 1],
    [1, 1],
    [1, 1],
  ],
];

/** The tile that breaks the module: on every page of the wall the one of this number is as wide as the wall, with whole bands above it and below. */
const FULL = 7;

/** The slots of a page in a grid: those before the full one, the full one, and those after it. A page that ends before it has none. */
function slotsOf(page: readonly boolean[], columns: 2 | 4, beside: readonly MetroSlot[] = []) {
  if (page.length <= FULL) return [...beside, ...metroSlots(page.slice(beside.length), columns)];
  return [
    ...beside,
    ...metroSlots(page.slice(beside.length, FULL), columns),
    [columns, 2] as const,
    ...metroSlots(page.slice(FULL + 1), columns),
  ];
}

/**
 * Slot, face and colours of every tile of the wall. `wishes` says which would like to be large. Each page of `perPage` tiles fills its rows
 * to the end, so that pages which are loaded later move none of those that are there.
 */
export function wallPlan(wishes: readonly boolean[], perPage: number): PlannedTile[] {
  const inFour = byPage(wishes, perPage, (page, isFirst) =>
    slotsOf(page, 4, isFirst ? besideName[Math.min(page.length, besideName.length - 1)] : []),
  );
  const inTwo = byPage(wishes, perPage, (page) => slotsOf(page, 2));
  const turns = new Map<SlotName, number>();
  return inFour.map((slot, index) => {
    const name = nameOf(slot);
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    return {
      inFour: name,
      inTwo: nameOf(inTwo[index]!),
      face: facesOf[name][turn % facesOf[name].length]!,
      colours: tileColours[index % tileColours.length]!,
    };
  });
}

function byPage<Item, Result>(
  items: readonly Item[],
  perPage: number,
  plan: (page: readonly Item[], isFirst: boolean) => readonly Result[],
): Result[] {
  const pages = Array.from({ length: Math.ceil(items.length / perPage) }, (_, page) =>
    items.slice(page * perPage, (page + 1) * perPage),
  );
  return pages.flatMap((page, index) => plan(page, index === 0));
}

function nameOf([columns, rows]: MetroSlot): SlotName {
  return slotNames[`${columns} ${rows}` as keyof typeof slotNames];
}
