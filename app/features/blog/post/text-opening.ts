/** The first paragraphs of a post's HTML, as HTML: for the front page of a paper, where a story begins and goes on inside. */
export function textOpening(html: string, paragraphs: number): string {
  return [...html.matchAll(/<p>.*?<\/p>/gs)]
    .slice(0, paragraphs)
    .map(([paragraph]) => paragraph)
    .join("\n");
}
