import { wholeItem, wholeStatement } from "../tidy/edits.ts";
import { isOfTests } from "../tidy/kinds.ts";
import { withoutUnusedProperties } from "../tidy/patterns.ts";
import type { Tree } from "../tidy/tree.ts";

import { change, keyOf, nodesOf, textOf } from "./syntax.ts";

const CONTRACT = "server/contract/feature.ts";
const SERVICES = "server/services/services.ts";

/**
 * Features without their parts of a back office, where there is to be none: what a part was made of goes with it. No program can see that nobody
 * asks for a part any more, as whoever asks finds it by its name in what a feature is. Changes the tree.
 */
export function leaveOffice(tree: Tree): void {
  for (const [file, source] of tree) {
    if (source === null || !/^server\/.*\.ts$/.test(file) || isOfTests(file)) continue;
    if (!source.includes("office")) continue;
    const parts = nodesOf(file, source).filter(
      ({ node, within }) => keyOf(node) === "office" && within[0]?.type === "ObjectExpression",
    );
    change(
      tree,
      file,
      parts.map(({ node }) => wholeItem(source, node)),
    );
    // What a function takes of what it is handed, and only its part of the back office used.
    if (parts.length > 0) tree.set(file, withoutUnusedProperties(file, textOf(tree, file)));
  }
  const contract = textOf(tree, CONTRACT);
  const member = nodesOf(CONTRACT, contract).find(
    ({ node: { type, start, end } }) =>
      type === "TSPropertySignature" && contract.slice(start, end).startsWith("office?"),
  );
  if (!member) throw new Error(`${CONTRACT} states no office any more.`);
  change(tree, CONTRACT, [wholeStatement(contract, member.node)]);
  const services = textOf(tree, SERVICES);
  const asked = 'Whole<Made[Name]["service"]>';
  if (!services.includes(asked)) throw new Error(`${SERVICES} asks for no office any more.`);
  tree.set(SERVICES, services.replace(asked, 'Made[Name]["service"]'));
}
