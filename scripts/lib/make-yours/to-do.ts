import { standIns } from "#content/stand-ins.ts";
import type { Note } from "../tidy/report.ts";
import type { Tree } from "../tidy/tree.ts";
import { isNode, type Node } from "../tidy/uses.ts";
import type { Choices } from "./choices.ts";
import { nodesOf, propertiesOf, textOf } from "./syntax.ts";

/** Where words of samples stand, with what they are. */
const samples: readonly [files: RegExp, what: string][] = [
  [
    /^app\/demos\/[\w-]+\/(?!.*\.(?:test|spec)\.)(?:(?!page|entry|skin)[\w.-]+\.tsx?|(?:[\w-]+\/)+[\w-]+\.server\.ts)$/,
    "Words of the front page",
  ],
  [
    /^app\/demos\/[\w-]+\/annual-report\/annual-report\.pdf$/,
    "The annual report that visitors download, another firm’s until `npm run annual-report` has printed it from its words, or a file of your own, with its `bytes` and an empty `sheets` in `printed.json`",
  ],
  [/^content\/front-page\.ts$/, "Words of the front page, with prices and quotes"],
  [
    /^app\/demos\/[\w-]+\/entry\.ts$/,
    "Title and description of the front page, for search engines",
  ],
  [/^app\/information\/[\w-]+\/(?:entry|[\w-]+\.server)\.ts$/, "Pages about you"],
  [/^content\/posts\//, "Posts"],
  [/^content\/team\.ts$/, "People"],
  [
    /^content\/(?:post-categories|filter-subjects)\.ts$/,
    "Subjects, and the words by which lists are filtered: keep those that you write about",
  ],
  [/^content\/products\//, "Articles of the shop"],
  [/^content\/coupons\.ts$/, "Coupons"],
  [/^content\/shop\.ts$/, "Delivery, taxes and what the shop promises"],
  [/^content\/projects\//, "Projects"],
  [
    /^content\/(?:answers|footer-\w+|events|recordings|own-films|blog-titles|portfolio-heads|shop-pages)\.ts$/,
    "What is promised and announced",
  ],
  [/^public\/media\//, "Pictures"],
  [
    /^public\/drawings\/(?!page-title|pattern-)/,
    "Drawings, with maps and plans of places that were invented",
  ],
];

/**
 * What an owner has still to say, and which samples are still in the site: a list to tick off.
 * @param notes what went when the site was made.
 */
export function toDo(tree: Tree, choices: Choices, notes: readonly Note[]): string {
  const { tagline, place, mail, phone } = choices;
  const missing = [
    ...(tagline === null ? [`\`tagline\`: it says “${standIns.tagline}”`] : []),
    ...(place.length === 0 ? [`\`address\`: it says “${standIns.place.join(", ")}”`] : []),
    ...(mail === null ? [`\`email\`: it says “${standIns.mail}”`] : []),
    ...(phone === null ? [`\`phone\`: it says “${standIns.phone}”`] : []),
    "`openingHours`: it says Monday to Friday, nine to five",
    "`social`: your pages elsewhere; it leads to the front page of a network",
  ];
  const found = samples.flatMap(([files, what]) => {
    const its = [...tree.keys()].filter((file) => files.test(file));
    if (its.length === 0) return [];
    const named = its.length <= 8 ? its : [commonFolder(its)];
    return [`- [ ] ${what}: ${named.map((file) => `\`${file}\``).join(", ")}`];
  });
  const also = [...toldToMachines(tree, choices), ...linksAstray(tree, notes)];
  return `# To do

Tick off what is done. Until then the site is good for looking at and not for visitors.

## Facts that are missing

They stand in \`content/site.ts\`.

${missing.map((line) => `- [ ] ${line}`).join("\n")}
- [ ] The mark: an initial until you have one (\`public/favicon.svg\`, \`app/elements/text/site-mark.tsx\`), then \`npm run media\`

## Samples

These words and pictures came with the template. They are invented: replace them or take them out.

${[...found, ...also].join("\n")}
- [ ] What the privacy policy and the terms say: have them read by somebody who knows the law where you are (\`app/information\`)
`;
}

/** What the front page tells search engines that is not among the facts of its business. */
function toldToMachines(tree: Tree, { home }: Choices): string[] {
  const file = `app/demos/${home}/content.server.ts`;
  if (!tree.has(file)) return [];
  const call = nodesOf(file, textOf(tree, file)).find(
    ({ node: { type, callee } }) =>
      type === "CallExpression" && isNode(callee) && callee.name === "forMachines",
  )?.node;
  if (call === undefined) return [];
  const {
    type: _,
    more,
    place,
    ...others
  } = Object.fromEntries(propertiesOf((call.arguments as Node[])[1]!));
  const parts = [more, place].flatMap((part) =>
    isNode(part?.value) ? [...propertiesOf(part.value).keys()] : [],
  );
  const told = [...Object.keys(others), ...parts].filter(Boolean);
  if (told.length === 0) return [];
  const named = told.map((each) => `\`${each}\``).join(", ");
  return [
    `- [ ] What search engines are told beside your facts, from where the page takes it (${named}): \`${file}\``,
  ];
}

/** Links in words of samples whose page was not chosen, and that could not be left out. */
function linksAstray(tree: Tree, notes: readonly Note[]): string[] {
  const files = notes.flatMap(({ kind, name, why }) =>
    kind === "link" && why === "leads to / instead" ? [name.slice(0, name.indexOf(":"))] : [],
  );
  const ofSamples = [...new Set(files)].filter(
    (file) => tree.has(file) && samples.some(([pattern]) => pattern.test(file)),
  );
  if (ofSamples.length === 0) return [];
  const named = ofSamples.map((file) => `\`${file}\``).join(", ");
  return [`- [ ] Links whose page you did not choose, and which lead to \`/\`: ${named}`];
}

/** Where many files lie. */
function commonFolder(files: readonly string[]): string {
  const [first = "", ...others] = files;
  let folder = first.slice(0, first.lastIndexOf("/"));
  while (!others.every((file) => file.startsWith(`${folder}/`)))
    folder = folder.slice(0, folder.lastIndexOf("/"));
  return `${folder}/`;
}
