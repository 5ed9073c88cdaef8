import { slugOf } from "#shared/plain-letters.ts";
import type { Note } from "../tidy/report.ts";
import type { Tree } from "../tidy/tree.ts";
import type { Choices } from "./choices.ts";
import { homeCalled } from "./offered.ts";
import { textOf } from "./syntax.ts";
import { toDo } from "./to-do.ts";

/** Writes what is said of the site itself: README, what is still to be done, what was chosen, and its name for programs. Changes the tree. */
export function writeDocuments(tree: Tree, choices: Choices, notes: readonly Note[]): void {
  const manifest = JSON.parse(textOf(tree, "package.json")) as Manifest;
  const template = { name: manifest.name, version: manifest.version };
  tree.set("vitrine.json", json({ template, choices }));
  const { scripts, devDependencies, ...rest } = manifest;
  // Rules that read types find unions over what is not there superfluous.
  const { "oxlint-tsgolint": _, ...tools } = devDependencies;
  tree.set(
    "package.json",
    json({
      ...rest,
      scripts: { ...scripts, lint: "oxlint" },
      devDependencies: tools,
      // A name as npm allows it.
      name: slugOf(choices.name) || "my-site",
      version: "1.0.0",
      description: `The website of ${choices.name}`,
    }),
  );
  tree.set("content/to-do.md", toDo(tree, choices, notes));
  tree.set("ARCHITECTURE.md", ofSite(textOf(tree, "ARCHITECTURE.md")));
  tree.set("AGENTS.md", ofSite(textOf(tree, "AGENTS.md")));
  tree.set("README.md", readme(tree, choices, template.version));
}

interface Manifest {
  name: string;
  version: string;
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** A document of the template without lines that are about what only the template has. */
function ofSite(text: string): string {
  return text
    .replace("The conventions are those of [CONTRIBUTING.md](CONTRIBUTING.md); the map", "The map")
    .replace("The conventions are those of CONTRIBUTING.md; the map", "The map")
    .replaceAll(/^\|.*/gm, (row) => row.replaceAll(/; `template:[^`]*`/g, ""))
    .split("\n")
    .filter(
      (line) =>
        !/^\|.*`template:|^ {2}showcase\/|docs\/decisions|add-a-feature|rooms\.test/.test(line),
    )
    .join("\n");
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

const guides = [
  ["write-a-post", "Write a post"],
  ["show-your-work", "Show your work"],
  ["shop", "The shop"],
  ["run-the-site", "Run the site: the back office"],
  ["add-a-page", "Add a page"],
  ["make-a-skin", "Colours and letters"],
  ["make-a-header", "A header of your own"],
  ["your-own-photographs", "Your own photographs"],
  ["make-a-picture", "Pictures"],
  ["deploy", "Put it on the web"],
  ["static-export", "Publish it as files"],
  ["many-visitors", "Many visitors"],
  ["analytics-and-consent", "Analytics and consent"],
  ["back-up-and-restore", "Back up and restore"],
  ["another-language", "Another language"],
] as const;

function readme(tree: Tree, { name, home }: Choices, version: string): string {
  const there = guides.filter(([file]) => tree.has(`docs/guides/${file}.md`));
  return `# ${name}

The website of ${name}, made from the template Vitrine, version ${version}.

| command         |                                                                                 |
| --------------- | ------------------------------------------------------------------------------- |
| \`npm start\`     | builds and serves the site at <http://localhost:3000>; installs what it needs   |
| \`npm run dev\`   | shows every change at once                                                      |
| \`npm test\`      | checks sources, pages, links and forms; needs Chromium                          |
| \`npm run check-mine -- --strict\` | before the opening: dead links, pictures without words, colours that cannot be read, and what is still a sample |
| \`npm run go-live -- https://…\` | asks the running site what it still lacks before visitors are invited |
| \`npm run backup\` | a copy of what visitors left, while the server runs |
| \`npm run media\` | brings in pictures, draws the icons and the cards for links                     |
| \`npm run tidy\`  | takes out what no page uses any more, after you removed something: code, pictures, packages, \`-- --without faq-s\` a page with it |
| \`npm run upgrade -- ../vitrine\` | brings what a newer template has, as a merge; your changes stay    |

**First**: [what is still to be done](content/to-do.md).

| to change                                 | edit                                                                       |
| ----------------------------------------- | -------------------------------------------------------------------------- |
| who you are, how to reach you             | \`content/site.ts\`                                                          |
| the words of the front page (${homeCalled(home).label}) | \`${wordsOf(tree, home)} |
| colours and letters                       | \`app/skins/own.ts\`; the mark: \`app/elements/text/site-mark.tsx\`            |
| what stands in menu and footer            | \`pageList\` in \`content/navigation.ts\`                                       |
| where pages are                           | \`content/addresses.ts\`; what moved is sent on by \`content/moved.ts\`           |
| a word of the interface                   | \`words.ts\` in its room                                                     |

Guides: ${there.map(([file, title]) => `[${title}](docs/guides/${file}.md)`).join(" · ")}

${settings(tree)}

Where things are: [ARCHITECTURE.md](ARCHITECTURE.md). The template's code may be used under [its licence](LICENSE); what the site loads from others: [LICENSES](LICENSES/THIRD-PARTY.md).
Decisions that comments name by number are those of the template (\`template:docs/decisions\`). What was chosen stands in \`vitrine.json\`.
`;
}

/** Where the words of the front page stand. */
function wordsOf(tree: Tree, home: string): string {
  const own = `app/demos/${home}/content.server.ts`;
  return tree.has(own) ? `${own}\` and what it imports` : "content/front-page.ts`";
}

/** The site's own sources, without tests. */
const reading = /^(?:server|app|shared)\/(?!.*\.(?:test|spec)\.tsx?$)/;

/** What the template's README says of settings, of those that the site's server reads. */
function settings(tree: Tree): string {
  const [section = ""] = /^## Settings\n[^]*?(?=^## )/m.exec(textOf(tree, "README.md")) ?? [];
  // A comment may name what another site reads.
  const read = [...tree]
    .flatMap(([file, text]) => (reading.test(file) ? [text ?? ""] : []))
    .join("\n")
    .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*/gm, "");
  return section
    .split("\n")
    .filter((line) => {
      const [names = ""] = /^\| `[^|]*\|/.exec(line) ?? [];
      const each = names.match(/[A-Z][A-Z_]{3,}/g) ?? [];
      return each.length === 0 || each.some((name) => read.includes(name));
    })
    .join("\n");
}
