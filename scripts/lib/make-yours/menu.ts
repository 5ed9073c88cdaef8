import type { Tree } from "../tidy/tree.ts";
import { isNode, stringOf } from "../tidy/uses.ts";
import { importing } from "./addresses.ts";
import type { Choices } from "./choices.ts";
import { nodesOf, propertiesOf, setConstant, textOf } from "./syntax.ts";

const NAVIGATION = "content/navigation.ts";
const MENU = "content/menu.ts";
/** More pages about the owner stand below a word. */
const MOST_ABOUT = 3;

/** Pages that are shown in place of the site: nobody looks for them in a menu. */
const inPlace = /^coming-soon/;

interface Item {
  label: string;
  /** A constant of the list of addresses, or an address in quotes. */
  href: string;
}

/** Makes the menu a list of the chosen pages. To be done when they have their labels. Changes the tree. */
export function setMenu(tree: Tree, { pages, blog, portfolio, shop }: Choices): void {
  const items = pages.filter((name) => !inPlace.test(name)).map((name) => itemOf(tree, name));
  const isContact = ({ href }: Item) => href.startsWith("CONTACT");
  const about = items.filter((item) => !isContact(item));
  const contact = items.filter(isContact);
  const list = [
    said({ label: "Home", href: '"/"' }),
    ...(about.length > MOST_ABOUT ? [below("About", about)] : about.map(said)),
    ...(portfolio === null ? [] : [said({ label: "Work", href: "PORTFOLIO" })]),
    ...(shop === null ? [] : [said({ label: "Shop", href: "SHOP" })]),
    ...(blog === null ? [] : [said({ label: "Blog", href: "BLOG" })]),
    ...(contact.length > 1
      ? [below("Contact", contact)]
      : contact.map((item) => said({ ...item, label: "Contact" }))),
  ];
  const named = list.join("\n").match(/(?<=href: )[A-Z_]+/g) ?? [];
  setConstant(tree, NAVIGATION, "pageList", `[\n${list.map((each) => `  ${each},\n`).join("")}]`);
  tree.set(NAVIGATION, importing(textOf(tree, NAVIGATION), named));
  setSections(tree, { blog, portfolio, shop });
}

/** Leaves to the menu that is made from pages, which the owner may go back to, the groups that an own site can have. */
function setSections(
  tree: Tree,
  { blog, portfolio, shop }: Pick<Choices, "blog" | "portfolio" | "shop">,
): void {
  const groups = [
    ["Pages", "information"],
    ...(portfolio === null ? [] : [["Portfolio", "portfolio"]]),
    ...(blog === null ? [] : [["Blog", "blogs"]]),
    ...(shop === null ? [] : [["Shop", "shop"]]),
  ];
  const sections = groups.map(
    ([label, group]) =>
      `  { label: "${label}", groups: [{ title: "${label}", group: "${group}" }] },\n`,
  );
  setConstant(tree, MENU, "menuSections", `[\n${sections.join("")}]`);
}

/** A page about the owner, as its entry calls it. */
function itemOf(tree: Tree, name: string): Item {
  const file = `app/information/${name}/entry.ts`;
  for (const { node } of nodesOf(file, textOf(tree, file))) {
    const properties = propertiesOf(node);
    const [label, path] = [properties.get("label")?.value, properties.get("path")?.value];
    if (isNode(label) && isNode(path) && path.type === "Identifier")
      return { label: stringOf(label) ?? name, href: path.name as string };
  }
  throw new Error(`${file} does not name its page's address any more.`);
}

function said({ label, href }: Item): string {
  return `{ label: ${JSON.stringify(label)}, href: ${href} }`;
}

function below(label: string, items: readonly Item[]): string {
  return `{ label: ${JSON.stringify(label)}, links: [${items.map(said).join(", ")}] }`;
}
