/**
 * The step of `npm test` that tries what becomes of the template in other hands, in a copy: a removal (`npm run test:remove`) or a site of one's own
 * (`npm run test:take-home`), in turn: another lot for each commit of the whole template.
 */
import { existsSync } from "node:fs";
import { committedTree } from "../tests/support/changed-files.ts";

const takeHome = new URL("test-take-home.ts", import.meta.url);
const lot = Number.parseInt(committedTree().slice(-1), 16);
// Sites are made from the whole template only: what leads to the program leaves with the first part of it.
const isRemoval = !existsSync(takeHome) || lot % 2 === 0;
await import((isRemoval ? new URL("test-remove.ts", import.meta.url) : takeHome).href);
