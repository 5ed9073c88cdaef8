import { withPlainAddresses } from "../plain-addresses.ts";
import { isOfTests } from "../tidy/kinds.ts";
import { removables, without } from "../tidy/removable.ts";
import { tidied } from "../tidy/tidy.ts";
import type { Tree } from "../tidy/tree.ts";
import type { Note } from "../tidy/report.ts";
import type { Choices } from "./choices.ts";
import { fitDescriptions } from "./descriptions.ts";
import { writeDocuments } from "./documents.ts";
import { setFacts } from "./facts.ts";
import { renameSamples, setFront, takeBusiness } from "./front-page.ts";
import { setLabels } from "./labels.ts";
import { setLists } from "./lists.ts";
import { setLooks } from "./looks.ts";
import { setMark } from "./mark.ts";
import { setMenu } from "./menu.ts";
import { leaveOffice } from "./office.ts";
import { blogLists, portfolioLists, shopLists } from "./offered.ts";
import { setTools } from "./tools.ts";
import { businessName, samplesOf, setSampleFacts } from "./sample-business.ts";
import { leaveTemplate } from "./template-only.ts";

export interface Made {
  tree: Tree;
  /** Features that were not chosen and stay, as a chosen page is made of them, with that page. */
  needed: readonly { feature: string; page: string }[];
  notes: readonly Note[];
}

/** What a chosen page needs and was not chosen. */
interface Lack {
  page: string;
  feature: string;
  why: string;
}

/**
 * A site of somebody's own from the template: chosen settings are written first, then everything goes that they lead to no more. Addresses
 * become plain at the end, when it is known which pages there are.
 * @throws {Error} with a sentence where the choices do not fit together.
 */
export function made(template: Tree, choices: Choices): Made {
  const settled = withSettings(template, choices);
  const kept = new Set(keptNames(choices));
  const needed: { feature: string; page: string }[] = [];
  for (;;) {
    const gone = removables(settled).filter(({ name }) => !kept.has(name));
    const { tree, notes, blocked } = tidied(without(settled, gone));
    if (blocked.length > 0) {
      const [{ importer, file }] = blocked as [(typeof blocked)[number]];
      throw new Error(`${importer} needs ${file}, which was not chosen.`);
    }
    const lack = lackOf(chosenPages(choices), notes) ?? lackOfNamed(choices, tree);
    if (lack === undefined) {
      const own = withOwnAddresses(tree);
      const names = samplesOf(template, choices).map((file) => businessName(template, file));
      renameSamples(own, names, choices.name);
      fitDescriptions(own);
      leaveSpecification(own);
      writeDocuments(own, choices, notes);
      setTools(own);
      return { tree: own, notes, needed };
    }
    const again = withItsList(choices, lack.feature);
    if (again !== undefined) {
      const { needed: more, ...site } = made(template, again);
      return { ...site, needed: [...needed, lack, ...more] };
    }
    if (kept.has(lack.feature)) throw new Error(`${lack.page} cannot stay: ${lack.why}.`);
    kept.add(lack.feature);
    needed.push(lack);
  }
}

/** What pages name, and the feature that has a page for each of it. */
const named = [
  { list: '"#content/blog.ts"', feature: "blog", why: "names posts" },
  { list: '"#content/projects.ts"', feature: "portfolio", why: "leads to projects" },
] as const;

/** Pages on which one writes to the owner, and the form that they are made for. */
const LETTERS = /^information\/contact-/;
const MESSAGES = "features/messages";

/** A chosen page that names posts or projects, where none has a page, or is there for a form: its links would lead nowhere, and it would be empty. */
function lackOfNamed(choices: Choices, tree: Tree): Lack | undefined {
  const letter = chosenPages(choices).find((name) => LETTERS.test(name));
  if (letter !== undefined && !tree.has(`app/${MESSAGES}/feature.ts`))
    return { page: letter, feature: MESSAGES, why: "is a form" };
  for (const { list, feature, why } of named) {
    if (choices[feature] !== null) continue;
    const page = chosenPages(choices).find((name) =>
      [...tree].some(
        ([file, source]) =>
          file.startsWith(`app/${name}/`) && !isOfTests(file) && source?.includes(list),
      ),
    );
    if (page !== undefined) return { page, feature: `features/${feature}`, why };
  }
  return undefined;
}

const usualLists = { blog: blogLists[0], portfolio: portfolioLists[0], shop: shopLists[0] };

/** The choices with the usual list of what a feature shows, where that feature was not chosen: what a page is made of can be looked up, too. */
function withItsList(choices: Choices, feature: string): Choices | undefined {
  const name = feature.replace("features/", "") as keyof typeof usualLists;
  return name in usualLists && choices[name] === null
    ? { ...choices, [name]: usualLists[name] }
    : undefined;
}

/** The site at plain addresses, without what only others needed. */
function withOwnAddresses(tree: Tree): Tree {
  const { tree: own, blocked } = tidied(withPlainAddresses(tree));
  if (blocked.length > 0) throw new Error(`${blocked[0]!.importer} needs ${blocked[0]!.file}.`);
  return new Map(own);
}

/** The list of the template's addresses has told which pages there are, and serves nobody any more. Changes the tree. */
function leaveSpecification(tree: Tree): void {
  for (const file of tree.keys()) if (file.startsWith("docs/specification/")) tree.delete(file);
}

/** The template with everything set as it was chosen, before anything is taken out. One more setting is one more line here. */
function withSettings(template: Tree, choices: Choices): Tree {
  const tree = new Map(template);
  leaveTemplate(tree);
  setFront(tree, choices);
  for (const file of samplesOf(tree, choices)) takeBusiness(tree, file);
  setSampleFacts(tree, template, choices);
  setLists(tree, choices);
  setLabels(tree, choices);
  if (!choices.extras.includes("back-office")) leaveOffice(tree);
  setMenu(tree, choices);
  setLooks(tree, choices);
  setFacts(tree, choices);
  setMark(tree, choices);
  return tree;
}

function chosenPages({ home, pages }: Choices): string[] {
  return [`demos/${home}`, ...pages.map((name) => `information/${name}`)];
}

/** Names of what stays, as `removables` has them. */
function keptNames(choices: Choices): string[] {
  const { blog, portfolio, shop, extras } = choices;
  const chosen = { blog, portfolio, shop };
  const features = Object.entries(chosen).flatMap(([name, list]) => (list === null ? [] : [name]));
  // Without posts there is nothing to comment on. What forms and buttons are made of is no feature that anybody would miss or want.
  return [
    ...chosenPages(choices),
    ...[...features, ...extras.filter((name) => name !== "comments" || blog !== null), "forms"].map(
      (name) => `features/${name}`,
    ),
  ];
}

/** A chosen page that went along with a feature, and which it was. */
function lackOf(pages: readonly string[], notes: readonly Note[]): Lack | undefined {
  const went = new Map(
    notes.flatMap(({ kind, name, why }) => (kind === "page" && why ? [[name, why] as const] : [])),
  );
  for (const page of pages) {
    let why = went.get(`app/${page}`);
    // A page may need a form, and the form the feature.
    for (let step = 0; why !== undefined && step < 5; step++) {
      const file = /^needs (\S+),/.exec(why)?.[1] ?? "";
      const [, feature] = /^(?:app|server)\/(features\/[\w-]+)\//.exec(file) ?? [];
      if (feature !== undefined) return { page, feature, why };
      const [unit, more] = [...went].find(([name]) => file.startsWith(`${name}/`)) ?? [];
      if (unit === undefined) break;
      why = more;
    }
    if (went.has(`app/${page}`))
      throw new Error(`${page} cannot stay: it ${went.get(`app/${page}`)}.`);
  }
  return undefined;
}
