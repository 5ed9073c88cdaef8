import { basename } from "node:path/posix";
import { moduleOf } from "../tidy/module.ts";
import { resolving } from "../tidy/resolve.ts";
import type { Tree } from "../tidy/tree.ts";
import { isNode, type Node } from "../tidy/uses.ts";
import type { Choices } from "./choices.ts";
import { factsOf } from "./facts.ts";
import { bare, keyOf, propertiesOf, setConstant, textOf, valueOf } from "./syntax.ts";

/** Where a home page says whose it is; one that is nobody's has no such file. */
export function businessOf(home: string): string {
  return `app/demos/${home}/business.tsx`;
}

/** Whose pages become the owner's, as far as the template has them. */
export function samplesOf(template: Tree, { home }: Choices): string[] {
  return [businessOf(home), "app/information/firm.tsx"].filter((file) => template.has(file));
}

/** The constant of a business has the name of its file. */
export function constantIn(file: string): string {
  return basename(file, ".tsx");
}

/** What a business of the template is called. */
export function businessName(tree: Tree, file: string): string {
  const name = factSaid(tree, file, "name");
  if (typeof name !== "string") throw new Error(`${file}: the business has no name in words.`);
  return name;
}

const SAMPLE_FACTS = "scripts/lib/check-mine/sample-facts.ts";

/**
 * Writes down by what the samples can be reached, so that the site's checks find where they are still named: telephones, and streets, of
 * which there is hardly a second one. Changes the tree.
 */
export function setSampleFacts(tree: Tree, template: Tree, choices: Choices): void {
  const { place, phone } = factsOf(choices);
  const own = [...place, phone];
  const facts = samplesOf(template, choices)
    .flatMap((file) => reachedBy(template, file))
    .filter((fact) => !own.includes(fact));
  setConstant(tree, SAMPLE_FACTS, "sampleFacts", JSON.stringify([...new Set(facts)]));
}

function reachedBy(template: Tree, file: string): string[] {
  const [phone, address] = (["phone", "address"] as const).map((fact) =>
    factSaid(template, file, fact),
  );
  const numbers = isRecord(phone) ? [phone.display, phone.href] : [];
  const [street, ...town] = Array.isArray(address) ? (address as Said[]) : [];
  return [...numbers, ...(town.length > 1 ? [street] : [])].flatMap((fact) =>
    typeof fact === "string" ? [fact.replace("tel:", "").replaceAll("\u00a0", " ")] : [],
  );
}

/** What a source says without being run; undefined where that takes a call or an element. */
type Said = string | readonly Said[] | { readonly [key: string]: Said } | undefined;

function factSaid(tree: Tree, file: string, fact: string): Said {
  const business = propertiesOf(valueOf(tree, file, constantIn(file)));
  return saidBy(tree, file, business.get(fact)?.value);
}

function saidBy(tree: Tree, file: string, node: unknown): Said {
  if (!isNode(node)) return undefined;
  const value = bare(node);
  const of = (part: unknown) => saidBy(tree, file, part);
  switch (value.type) {
    case "Literal":
      return String(value.value);
    case "TemplateLiteral":
      return templateSaid(value, of);
    case "Identifier":
      return constantSaid(tree, file, value.name as string);
    case "MemberExpression": {
      const holder = of(value.object);
      return isRecord(holder) && isNode(value.property)
        ? holder[value.property.name as string]
        : undefined;
    }
    case "ArrayExpression":
      return (value.elements as Node[]).flatMap((each) => {
        const said = of(each.type === "SpreadElement" ? each.argument : each);
        return each.type === "SpreadElement" && Array.isArray(said) ? (said as Said[]) : [said];
      });
    case "ObjectExpression":
      return Object.assign(
        {},
        ...(value.properties as Node[]).map((each) =>
          each.type === "SpreadElement"
            ? of(each.argument)
            : { [keyOf(each) ?? ""]: of(each.value) },
        ),
      ) as Record<string, Said>;
    default:
      return undefined;
  }
}

function templateSaid({ quasis, expressions }: Node, of: (part: unknown) => Said): Said {
  const parts = (expressions as Node[]).map(of);
  const texts = (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  return parts.every((part) => typeof part === "string")
    ? texts.map((text, index) => text + (parts[index] ?? "")).join("")
    : undefined;
}

/** What a constant says, of this module or of one that it imports. */
function constantSaid(tree: Tree, file: string, name: string): Said {
  const from = moduleOf(file, textOf(tree, file)).imports.find(({ bindings }) =>
    bindings.some(({ local }) => local === name),
  );
  const target = from ? resolving(tree)(from.specifier, file) : { file };
  return "file" in target ? saidBy(tree, target.file, valueOf(tree, target.file, name)) : undefined;
}

function isRecord(said: Said): said is Record<string, Said> {
  return typeof said === "object" && !Array.isArray(said);
}
