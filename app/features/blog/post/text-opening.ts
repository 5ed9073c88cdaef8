import { textBlocks } from "./text-blocks.ts";

/**
 * The first paragraphs of a post's HTML, as HTML: for the front page of a paper, where a story begins and goes on inside. The numbers of
 * footnotes stay behind, and what leads to a place in the text is plain words: neither is on that page.
 */
export function textOpening(html: string, paragraphs: number): string {
  return textBlocks(html)
    .filter((block) => block.startsWith("<p>"))
    .slice(0, paragraphs)
    .map((block) => withoutPlaces(block.trim()))
    .join("\n");
}

function withoutPlaces(paragraph: string): string {
  return paragraph
    .replaceAll(/<sup><a [^>]*data-footnote-ref=""[^>]*>\d+<\/a><\/sup>/g, "")
    .replaceAll(/<a href="#[^"]*"(?: [\w-]+="[^"]*")*>([^]*?)<\/a>/g, "$1");
}
