import { edited, wholeItem } from "./edits.ts";
import { syntaxOf } from "./module.ts";
import type { Node } from "./uses.ts";
import { walk } from "./walk.ts";

/** A source without the properties that its functions take out of what they are handed and do not use, as what used them went. */
export function withoutUnusedProperties(file: string, source: string): string {
  const taken: { name: string; property: Node }[] = [];
  const used = new Set<string>();
  walk(syntaxOf(file, source), (value, [holder, outer]) => {
    if (value.type !== "Identifier") return;
    const name = value.name as string;
    if (holder?.type === "Property" && outer?.type === "ObjectPattern") {
      if (holder.value === value) taken.push({ name, property: holder });
    } else if (!isName(value, holder)) used.add(name);
  });
  return edited(
    source,
    taken.filter(({ name }) => !used.has(name)).map(({ property }) => wholeItem(source, property)),
  );
}

/** Whether an identifier names a property, and no value. */
function isName(identifier: Node, holder: Node | undefined): boolean {
  if (!holder || holder.computed) return false;
  return (
    holder.key === identifier ||
    (holder.type === "MemberExpression" && holder.property === identifier)
  );
}
