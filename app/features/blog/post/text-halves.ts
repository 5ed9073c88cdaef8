import { textBlocks } from "./text-blocks.ts";

/** The HTML of a post in two parts, cut before the heading that is nearest to its middle: for something to stand between them. */
export function textHalves(html: string): [string, string] {
  const blocks = textBlocks(html);
  const cuts = blocks.flatMap((block, index) =>
    index > 0 && /^<h2[ >]/.test(block) ? [blocks.slice(0, index).join("").length] : [],
  );
  const middle = html.length / 2;
  const cut = cuts.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return cut === undefined ? [html, ""] : [html.slice(0, cut), html.slice(cut)];
}
