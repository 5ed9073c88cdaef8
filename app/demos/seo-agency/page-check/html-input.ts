/** The longest HTML that is checked, in bytes. */
export const LONGEST_HTML = 1_000_000;

/** Says why a pasted text cannot be checked, and what to do; null if it can. */
export function htmlProblem(text: string): string | null {
  const trimmed = text.trim();
  if (!trimmed) return "Nothing is pasted yet. Open your page, view its source and copy all of it.";
  if (/^(https?:\/\/|www\.)\S+$/i.test(trimmed)) {
    return "That is an address. Browsers cannot read other sites: open the page, view its source and paste that.";
  }
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > LONGEST_HTML) {
    const megabytes = (bytes / 1_000_000).toFixed(1);
    return `That is ${megabytes} MB. The limit is 1 MB.`;
  }
  if (!/<[a-z!][^<]*>/i.test(trimmed)) {
    return "That is text, not HTML. Copy from the page’s source, not from the page itself.";
  }
  return null;
}
