import { DOCS, TEMPLATE } from "#content/addresses.ts";
import { fill } from "#shared/words.ts";
import { findContentPage } from "#registry/content-pages.ts";
import type { Page, PageGroup } from "#registry/page.ts";
import { findPage, pages } from "#registry/pages.ts";
import { pagePath } from "#app/engine/page-path.ts";
import { homeName } from "../parts/home-name.ts";
import * as words from "./words.ts";

interface Neighbour {
  name: string;
  href: string;
}

/** A place in the exhibition: what the bar says of a page. */
export interface Place extends Neighbour {
  /** It is a home page: one that may be come back to. */
  isHome: boolean;
  /** “Home page” */
  kind: string;
  /** In the order of its group; from 1. */
  at: number;
  count: number;
  /** What the page is, in one or two sentences. */
  text: string;
  /** In a ring; null for the only page of its kind. */
  previous: Neighbour | null;
  next: Neighbour | null;
  all: Neighbour;
  take: { text: string; code: string };
  links: readonly Neighbour[];
}

interface Group {
  kind: string;
  all: string;
  /** Where all of them are listed. */
  href: string;
  take: (page: Page) => Place["take"];
}

const leaveExhibition = "npm run tidy -- --without showcase";
const takesExample = () => ({ text: words.takeExample, code: leaveExhibition });
const takesFeature = () => ({ text: words.takeFeature, code: leaveExhibition });

/** What is shown, by the group of the registry. Shop and information are what a site is for: a bar would be in their way. */
const groups: Partial<Record<PageGroup, Group>> = {
  home: {
    kind: words.home,
    all: words.allHomes,
    href: `${TEMPLATE}#demos`,
    take: ({ module }) => ({
      text: words.takeHomePage,
      code: `npm run make-yours -- ../my-site --home ${module.split("/")[1]}`,
    }),
  },
  headers: {
    kind: words.header,
    all: words.allHeaders,
    href: `${TEMPLATE}#headers`,
    take: ({ header }) => ({ text: words.takeFrame, code: `header: "${header}"` }),
  },
  footers: {
    kind: words.footer,
    all: words.allFooters,
    href: `${TEMPLATE}#footers`,
    take: ({ footer }) => ({ text: words.takeFrame, code: `footer: "${footer}"` }),
  },
  elements: {
    kind: words.element,
    all: words.allElements,
    href: `${TEMPLATE}#elements`,
    take: takesExample,
  },
  pageTitles: {
    kind: words.pageTitle,
    all: words.allPageTitles,
    href: `${TEMPLATE}#pageTitles`,
    take: takesExample,
  },
  modals: {
    kind: words.modal,
    all: words.allModals,
    href: `${TEMPLATE}#modals`,
    take: takesExample,
  },
  portfolio: {
    kind: words.portfolio,
    all: words.allPortfolio,
    href: `${TEMPLATE}#portfolio`,
    take: takesFeature,
  },
  blogs: {
    kind: words.blog,
    all: words.allBlogs,
    href: `${TEMPLATE}#blogs`,
    take: takesFeature,
  },
  icons: {
    kind: words.icons,
    all: words.allIcons,
    href: `${TEMPLATE}#icons`,
    take: () => ({ text: words.takeIcons, code: "npm run icons" }),
  },
};

/** The place of a page in the exhibition; null for pages that are not shown as an example. */
export function placeOf(path: string): Place | null {
  const page = findPage(pagePath(path));
  const group = page && groups[page.group];
  if (!group) return null;
  const all = pages.filter((each) => each.group === page.group && isListed(each));
  const index = all.indexOf(page);
  if (index === -1) return null;
  const count = all.length;
  const neighbour = (steps: number) =>
    count > 1 ? linkTo(all.at((index + steps) % count)!) : null;
  return {
    ...linkTo(page),
    isHome: page.group === "home",
    kind: group.kind,
    at: index + 1,
    count,
    text: page.description,
    previous: neighbour(-1),
    next: neighbour(1),
    all: { name: fill(group.all, { count }), href: group.href },
    take: group.take(page),
    links: [
      { name: words.template, href: TEMPLATE },
      { name: words.guide, href: `${DOCS}/from-showcase-to-site` },
    ],
  };
}

/** Whether a way back to a home page makes sense there: on pages that visitors come to, not in the back office or on a page to try. */
export function mayLeadBack(path: string): boolean {
  const at = pagePath(path);
  return findPage(at) !== undefined || findContentPage(at) !== undefined;
}

/** The front page is a home page's second address, which no list has. */
function isListed({ group, kind }: Page): boolean {
  return group !== "home" || kind !== undefined;
}

function linkTo(page: Page): Neighbour {
  return { name: page.group === "home" ? homeName(page) : page.label, href: page.path };
}
