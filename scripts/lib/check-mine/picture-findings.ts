import type { CrawledPage } from "../../../tests/support/crawl.ts";
import type { Manifest } from "../media/manifest.ts";
import { wordless } from "../media/photograph-words.ts";
import type { Finding } from "./finding.ts";
import type { Sources } from "./where-said.ts";

/** Pictures of which people who do not see them learn nothing. */
export function pictureFindings(
  manifest: Manifest,
  pages: Iterable<CrawledPage>,
  sources: Sources,
): Finding[] {
  const missing = wordless(manifest).map((name): Finding => ({
    level: "never",
    what: `the photograph ${name} has no words`,
    where: "content/photographs.json",
    mend: 'write what it shows, or "decorative"; then `npm run media`',
  }));
  const without = [...pages].flatMap(({ path, document }) =>
    document
      .querySelectorAll("img:not([alt])")
      .map((image) => ({ path, file: image.getAttribute("src") ?? "" })),
  );
  const byFile = Map.groupBy(without, ({ file }) => file);
  return [
    ...missing,
    ...[...byFile].map(([file, [first]]): Finding => ({
      level: "never",
      what: `a picture (${file}) has no alt text on ${first?.path}`,
      where: sources.of(file, `the page ${first?.path}`),
      mend: 'give it `alt`; `alt=""` where it is decorative',
    })),
  ];
}
