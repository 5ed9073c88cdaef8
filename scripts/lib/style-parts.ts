import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import postcss, { type AtRule, type ChildNode, type Container } from "postcss";
import selectors from "postcss-selector-parser";
import type { StylePart } from "#app/engine/first-styles.server.ts";
import { basePathOf, withBasePath } from "#shared/base-path.mjs";
import { STYLE_PARTS } from "#server/site/application.ts";

/** Writes the stylesheets of a build, taken apart, beside its server. @param folder the build's own. */
export async function writeStyleParts(folder: string): Promise<void> {
  const styles = "static/css";
  const base = basePathOf(process.env.PUBLIC_URL);
  const names = await readdir(join(folder, "client", styles));
  const entries = await Promise.all(
    names
      .filter((name) => name.endsWith(".css"))
      .map(async (name) => [
        withBasePath(base, `/${styles}/${name}`),
        styleParts(await readFile(join(folder, "client", styles, name), "utf8")),
      ]),
  );
  await writeFile(join(folder, STYLE_PARTS), JSON.stringify(Object.fromEntries(entries)));
}

/** Takes a stylesheet apart for `app/engine/first-styles.server.ts`. */
export function styleParts(css: string): StylePart[] {
  return joined(partsOf(postcss.parse(css)));
}

function partsOf(container: Container): StylePart[] {
  return (container.nodes ?? []).flatMap((node) => partOf(node));
}

function partOf(node: ChildNode): StylePart[] {
  switch (node.type) {
    case "comment":
      return [];
    case "decl":
      return [`${node.toString()};`];
    case "rule":
      return [{ selectors: selectorsOf(node.selector), body: joined(partsOf(node)) }];
    case "atrule":
      return [atRule(node)];
  }
}

function atRule(node: AtRule): StylePart {
  if (/keyframes$|^property$/.test(node.name)) return { name: node.params, text: node.toString() };
  if (!node.nodes) return `${node.toString()};`;
  if (node.name === "font-face") return node.toString();
  return { opens: `@${node.name} ${node.params}`, body: joined(partsOf(node)) };
}

/** Texts that stand side by side are one. */
function joined(parts: readonly StylePart[]): StylePart[] {
  const result: StylePart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (typeof part === "string" && typeof last === "string")
      result[result.length - 1] = last + part;
    else result.push(part);
  }
  return result;
}

function selectorsOf(list: string): [string, ...string[]][] {
  return selectors()
    .astSync(list)
    .nodes.map((selector) => [selector.toString(), ...needsOf(selector)]);
}

/** What must be there, so that a selector can ever match. Attributes and pseudo-classes are states: they may come. */
function needsOf(selector: selectors.Selector): string[] {
  return selector.nodes.flatMap((node): string[] => {
    switch (node.type) {
      case "tag":
        return [node.value.toLowerCase()];
      case "class":
        return [`.${node.value}`];
      case "id":
        return [`#${node.value}`];
      case "pseudo": {
        // Of several alternatives none is needed by itself, and what `:not` speaks of least of all.
        const [only, another] = node.nodes;
        return only && !another && /^:(?:is|where|has)$/.test(node.value) ? needsOf(only) : [];
      }
      default:
        return [];
    }
  });
}
