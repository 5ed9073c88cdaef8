/** Words of a first sentence that is still short, and of what is marked where it is longer. */
const [SHORT, CUT] = [8, 4];

/**
 * A text's HTML with its first words marked (`data-lead-in`), to be set in capitals: its first sentence where that is short, else a few
 * words. A text that begins with markup stays as it is.
 */
export function withLeadIn(html: string): string {
  return html.replace(/^<p>([^<\s][^<]*)/, (_, text: string) => {
    const words = text.split(" ");
    const sentence = words.findIndex((word) => /[.!?][”’]?$/.test(word)) + 1;
    const lead = words.slice(0, sentence > 0 && sentence <= SHORT ? sentence : CUT).join(" ");
    return `<p><span data-lead-in>${lead}</span>${text.slice(lead.length)}`;
  });
}
