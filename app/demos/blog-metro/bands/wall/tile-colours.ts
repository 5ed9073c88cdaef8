/** Ground and text of a tile, as hex. */
export interface TileColours {
  ground: string;
  text: string;
}

const black = "#0b0b0c";
const white = "#ffffff";

/**
 * The colours of the wall, taken in turn. Every text is at least 4.5:1 on its ground. No tile touches the ninth before it or after it
 * (`wall-plan.test.ts`), so with nine of them neighbours always differ; the brand's yellow is the name's alone.
 */
export const tileColours: readonly TileColours[] = [
  { ground: "#2a3cff", text: white },
  { ground: "#ff5d1f", text: black },
  { ground: "#0fb5a2", text: black },
  { ground: "#cf1247", text: white },
  { ground: "#f4efe4", text: black },
  { ground: "#6a24d6", text: white },
  { ground: "#45c8f5", text: black },
  { ground: "#0a6b4b", text: white },
  { ground: "#ff8fc4", text: black },
];
