/** Lower case, letters without their marks, everything that is neither letter nor figure as one space. */
function plainWords(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Says of a text whether it holds every word of a query, in whatever order and spelled with or without accents. An empty query finds everything. */
export function wordMatcher(query: string): (text: string) => boolean {
  const words = plainWords(query).split(" ").filter(Boolean);
  return (text) => {
    const plain = plainWords(text);
    return words.every((word) => plain.includes(word));
  };
}
