/**
 * Turns sample content into other content that is just as valid: names, titles, slugs, stock keeping units, subjects and coupons in letters
 * that nobody wrote down anywhere else, ids and prices a little higher. So it shows which tests know the samples.
 */

/** What posts, members and prices are raised by: ids stay unique, and a price stays below the one it had before. */
const HIGHER = { post: 100, member: 20, cents: 700 };

/** The other word for a word: as long, in the same case, of the same sort of letters. */
export function otherWord(word: string): string {
  return word.replaceAll(/[a-z]/gi, (letter) => {
    const first = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(first + ((letter.charCodeAt(0) - first + 13) % 26));
  });
}

/** Where a file of sample content is found under its other name: posts and their comments are called after their slugs. */
export function otherFile(file: string): string {
  return file.replace(
    /^(content\/(?:posts|comments)\/)([\w-]+)(\.\w+)$/,
    (_, folder: string, slug: string, ending: string) => folder + otherWord(slug) + ending,
  );
}

/**
 * A source of the site with other content.
 * @param file its path in the project.
 * @param names names, titles, slugs and codes of content: in files of content they are replaced wherever they stand in quotes, elsewhere
 * only those of several words, for `"form"` means other things there.
 */
export function otherSource(file: string, text: string, names: ReadonlySet<string>): string {
  if (file.startsWith("content/posts/")) return otherPost(text);
  const isContent = file.startsWith("content/");
  const renamed = text.replaceAll(/(["'`])((?:(?!\1)[^\n\\])+)\1/g, (whole, quote, inner: string) =>
    names.has(inner) && (isContent || /[ -]/.test(inner))
      ? quote + otherWord(inner) + quote
      : whole,
  );
  return isContent ? otherFacts(file, renamed) : renamed;
}

/** Only the front matter, and links between posts. */
function otherPost(text: string): string {
  return text
    .replace(/^id: (\d+)$/m, (_, id) => `id: ${Number(id) + HIGHER.post}`)
    .replace(/^author: (\d+)$/m, (_, id) => `author: ${Number(id) + HIGHER.member}`)
    .replace(/^title: (.*)$/m, (_, title: string) => `title: ${otherWord(title)}`)
    .replace(
      /^(category|tags): \[(.*)\]$/gm,
      (_, key, list: string) => `${key}: [${otherWord(list)}]`,
    )
    .replaceAll(/(?<=\]\()[a-z0-9-]+(?=\.md[)#])/g, otherWord);
}

const facts: readonly [file: RegExp, fact: RegExp, other: (value: string) => string][] = [
  [/products\//, /(?<=\bsku: ")\w+(?=")/g, otherWord],
  [/products\//, /(?<=\b(?:price|compareAt): )\d+/g, (cents) => `${Number(cents) + HIGHER.cents}`],
  [/team\.ts$/, /(?<=\bid: )\d+/g, (id) => `${Number(id) + HIGHER.member}`],
  [/post-pages\.ts$/, /(?<=^  "\d\d": )\d+/gm, (id) => `${Number(id) + HIGHER.post}`],
  [/post-categories\.ts$/, /(?<=^  )\w+(?=: \{$)/gm, otherWord],
  [/filter-subjects\.ts$/, /(?<=\bkey: ")\w+(?=")/g, otherWord],
  [/projects\//, /(?<=\bcategories: \[).*(?=\])/g, otherWord],
  [/^content\/shop\.ts$/, /currency: "EUR"/g, () => 'currency: "GBP"'],
];

function otherFacts(file: string, text: string): string {
  return facts
    .filter(([files]) => files.test(file))
    .reduce((changed, [, fact, other]) => changed.replaceAll(fact, other), text);
}
