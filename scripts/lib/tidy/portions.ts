/** A command line ends at 32,767 characters on Windows; program, options and folders need some of them. */
const LONGEST = 30_000;

/** Names of files in portions that a command line has room for, in their order. */
export function portions(names: readonly string[], longest = LONGEST): string[][] {
  const result: string[][] = [];
  let length = 0;
  for (const name of names) {
    // Quotes and a blank go with it.
    const more = name.length + 3;
    const portion = result.at(-1);
    if (portion && length + more <= longest) {
      portion.push(name);
      length += more;
    } else {
      result.push([name]);
      length = more;
    }
  }
  return result;
}
