/** The HTML of a post in two parts, cut before the heading that is nearest to its middle: for something to stand between them. */
export function textHalves(html: string): [string, string] {
  const cuts = [...html.matchAll(/<h2[ >]/g)].map(({ index }) => index).filter((at) => at > 0);
  const middle = html.length / 2;
  const cut = cuts.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return cut === undefined ? [html, ""] : [html.slice(0, cut), html.slice(cut)];
}
