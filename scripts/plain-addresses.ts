/**
 * Gives a site of your own plain addresses: `npm run plain-addresses`. It changes `content/addresses.ts`; pages, links, forms, mails, feeds and
 * tests follow. Posts have one look then (the one that the blog's `post-look.ts` names), and the other presentations go. `-- --moved` also writes
 * the old ones down in `content/moved.ts`, so that whoever has one is sent on: for a site that is already visited.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { withPlainAddresses } from "./lib/plain-addresses.ts";
import { say } from "./lib/project.mjs";
import { tidied } from "./lib/tidy/tidy.ts";
import { readTree, writeTree } from "./lib/tidy/tree.ts";

const root = path.resolve(import.meta.dirname, "..");
const { values } = parseArgs({ options: { moved: { type: "boolean", default: false } } });

const before = readTree(root);
const { tree: after } = tidied(withPlainAddresses(before, { remember: values.moved }));
writeTree(root, before, after);
const files = [...new Map([...before, ...after]).keys()].filter(
  (file) => before.get(file) !== after.get(file) || !after.has(file),
);
say(files.length === 0 ? "the addresses are plain already" : `changed ${files.join(", ")}`);
