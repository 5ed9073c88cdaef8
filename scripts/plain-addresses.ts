/**
 * Gives a site of your own plain addresses: `npm run plain-addresses`. It changes `content/addresses.ts`; pages, links, forms, mails, feeds and
 * tests follow. Posts have one look then (the one that the blog's `post-look.ts` names), and the other presentations go.
 */
import path from "node:path";
import { parsed } from "./lib/parsed.ts";
import { withPlainAddresses } from "./lib/plain-addresses.ts";
import { fail, say } from "./lib/project.mjs";
import { tidied } from "./lib/tidy/tidy.ts";
import { readTree, uncommitted, writeTree } from "./lib/tidy/tree.ts";

const USAGE = `npm run plain-addresses
  --moved   writes the old addresses into content/moved.ts, so that who has one is sent on: for a site that is already visited
  --yes     takes also files that nothing uses and no commit has`;

const root = path.resolve(import.meta.dirname, "..");
const { values } = parsed(USAGE, {
  options: {
    moved: { type: "boolean", default: false },
    yes: { type: "boolean", default: false },
  },
});

const { before, after, blocked } = changedAddresses();
if (blocked.length > 0)
  fail(
    `Nothing was changed: posts would have one look, and this needs another. Take it out first.\n${blocked.map(({ importer, file }) => `  ${importer} needs ${file}`).join("\n")}`,
  );
const deleted = [...before.keys()].filter((file) => !after.has(file));
const lost = values.yes ? [] : uncommitted(root, deleted);
if (lost.length > 0)
  fail(
    `Nothing was changed: these files would go, as nothing uses them, and no commit has them as they are. Commit them, or say \`--yes\`.\n  ${lost.join("\n  ")}`,
  );
writeTree(root, before, after);
const files = [...new Map([...before, ...after]).keys()].filter(
  (file) => before.get(file) !== after.get(file) || !after.has(file),
);
say(files.length === 0 ? "the addresses are plain already" : `changed ${files.join(", ")}`);

function changedAddresses() {
  try {
    const before = readTree(root);
    const { tree: after, blocked } = tidied(withPlainAddresses(before, { remember: values.moved }));
    return { before, after, blocked };
  } catch (error) {
    return fail(error);
  }
}
