/** A tag, as our own HTML is written: `<` begins nothing else, and values stand in double quotes. */
const TAG = /<[a-z][^\s<>"]*(?:\s+[^\s<>="]+(?:="[^"]*")?)+\s*\/?>/gi;

/** HTML of the site with other addresses: those that its tags link to, load or send to. What only looks like one in a text, as code does, stays. */
export function withAddresses(html: string, change: (address: string) => string): string {
  return html.replaceAll(TAG, (tag) =>
    tag.replaceAll(
      /(\s(?:href|src|action)=")([^"]*)/g,
      (_, before: string, address: string) => before + change(address),
    ),
  );
}
