import { elementsPages } from "#app/showcase/elements/entries.ts";
import { features } from "#app/features.ts";
import { footersPages } from "#app/showcase/footers/entries.ts";
import { headersPages } from "#app/showcase/headers/entries.ts";
import { homePages, homeRoutes } from "#app/demos/entries.ts";
import { iconsPages } from "#app/showcase/icons/entries.ts";
import { informationPages } from "#app/information/entries.ts";
import { modalsPages } from "#app/showcase/modals/entries.ts";
import { pageTitlesPages } from "#app/showcase/page-titles/entries.ts";
import { frontPath } from "#content/site.ts";
import { maintenanceRoute, notFoundRoute } from "#app/frame/errors/entries.ts";
import { trialRoute, trialRoutes } from "#app/showcase/frames/entries.ts";
import {
  type ExtraRoute,
  type FeatureFrame,
  type Page,
  pageGroups,
  type RouteEntry,
} from "./page.ts";

/** As posts' are: what browsers, mails and papers write as it stands. */
const PLAIN = /^\/[\w./-]*$/;

const stated: readonly Page[] = [
  ...homePages,
  ...headersPages,
  ...footersPages,
  ...elementsPages,
  ...modalsPages,
  ...iconsPages,
  ...pageTitlesPages,
  ...informationPages,
  ...features.flatMap((feature) => feature.pages ?? []),
];

/**
 * Every page of the specification's point 2, group by group in its order, those of features last in theirs. Routes, prerender list, menus,
 * sitemap, search and tests are all derived from this list; a page that is not here does not exist.
 */
export const pages: readonly Page[] = withFront(withPlainAddresses(stated)).toSorted(
  (a, b) => pageGroups.indexOf(a.group) - pageGroups.indexOf(b.group),
);

/** Addresses of the specification with a parameter, and whatever has no page: made by one module each. */
export const parametricRoutes: readonly RouteEntry[] = [
  ...features.flatMap(({ parametric = [] }) => parametric),
  notFoundRoute,
];

/** Addresses outside the specification: what the registry's test and the check of links know of them. */
export const extraRoutes: readonly ExtraRoute[] = [
  ...homeRoutes,
  ...features.flatMap(({ others = [] }) => others),
  maintenanceRoute,
  { path: "/sitemap.xml", reason: "for search engines" },
  { path: "/robots.txt", reason: "for search engines" },
  trialRoute,
  {
    path: "/dev/mail/:key",
    reason: "kept mails, on this machine alone, for whoever has the key that is printed at start",
  },
];

/** Where search engines have no business, as the features say. */
export const unlisted: readonly string[] = features.flatMap((feature) => feature.unlisted ?? []);

/** Each header with each footer, to be tried. */
export const routesToTry: readonly RouteEntry[] = [...trialRoutes];

/** Frames that features hand in, for pages without header and footer. */
export const featureFrames: readonly FeatureFrame[] = features.flatMap(({ frame }) => frame ?? []);

const byPath = new Map(pages.map((page) => [page.path, page]));

/** The page at an address, spelled exactly; undefined when there is none. */
export function findPage(path: string): Page | undefined {
  return byPath.get(path);
}

/** The title of a page outside the registry, or undefined when no such page is known. */
export function extraTitle(path: string): string | undefined {
  return extraRoutes.find((route) =>
    new RegExp(`^${route.path.replaceAll(/:\w+/g, "[^/]+")}$`).test(path),
  )?.title;
}

/**
 * The pages, unless one has an address of other letters, at which nobody would find it.
 * @throws naming the first.
 */
export function withPlainAddresses(all: readonly Page[]): readonly Page[] {
  const odd = all.find(({ path }) => !PLAIN.test(path));
  if (!odd) return all;
  throw new Error(
    `The page "${odd.label}" cannot be at ${odd.path}: write its address in unaccented Latin letters, figures, hyphens and slashes.`,
  );
}

/** With the front page: a second address of one of them, by which search engines know it. */
function withFront(all: readonly Page[]): readonly Page[] {
  if (all.some(({ path }) => path === "/")) return all;
  const front = all.find(({ path }) => path === frontPath) ?? all[0];
  if (!front) return all;
  const { kind: _, frontTitle: title = front.title, label, ...page } = front;
  return [
    { ...page, path: "/", label: `${label} (front page)`, title },
    ...all.map((each) => (each === front ? { ...each, canonical: "/" } : each)),
  ];
}
