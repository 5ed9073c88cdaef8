import { wholeItem, wholeStatement } from "../tidy/edits.ts";
import { isOfTests } from "../tidy/kinds.ts";
import type { Tree } from "../tidy/tree.ts";
import { isNode } from "../tidy/uses.ts";
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
    if (parts.length > 0) leaveUnused(tree, file);
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

/** What a function takes of what it is handed, and only its part of the back office used. */
function leaveUnused(tree: Tree, file: string): void {
  const source = textOf(tree, file);
  const taken = nodesOf(file, source).filter(({ node, within }) => {
    const { value } = node;
    const isTaken = within[0]?.type === "ObjectPattern" && isNode(value);
    const name = isTaken && value.type === "Identifier" ? (value.name as string) : undefined;
    return name !== undefined && source.match(new RegExp(`\\b${name}\\b`, "g"))?.length === 1;
  });
  change(
    tree,
    file,
    taken.map(({ node }) => wholeItem(source, node)),
  );
}
