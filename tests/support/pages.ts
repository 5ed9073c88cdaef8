import { demoGroups, menuEntries, siteMenu } from "#registry/menu.ts";
import type { NavigationLink } from "#content/navigation.ts";
import type { Page } from "#registry/page.ts";
import { findPage, pages } from "#registry/pages.ts";
import { hasItself } from "./changed-pages.ts";

/** Pages of the built site by what a test needs: any home pages of an owner are as good as the samples. */

/** The home pages, each under its own address alone. */
export const homePages: readonly Page[] = pages.filter(
  ({ group, path }) => group === "home" && path !== "/",
);

export const homePaths: readonly string[] = homePages.map(({ path }) => path);

/** Whether a page shows a part of the template, and is none that a site of one's own may have. */
export function isExhibit(path: string): boolean {
  return findPage(path)?.module.startsWith("showcase/") ?? false;
}

/** The home pages in the order of the menu. */
export const demoLinks: readonly NavigationLink[] = demoGroups(pages).flatMap(({ links }) => links);

/** The mega menus of the bar, widest first, by what stands on their buttons. */
export const megaMenus: readonly string[] = menuEntries(siteMenu(pages))
  .flatMap((entry) => (entry.kind === "mega" ? [entry] : []))
  .toSorted((a, b) => b.columns - a.columns)
  .map(({ label }) => label);

/** Registers tests that go to home pages by the menu, to the first two in it; where the menu has none there are no such tests. */
export function withDemos(tests: (first: NavigationLink, second: NavigationLink) => void): void {
  const [first, second] = demoLinks;
  if (first && second) tests(first, second);
}

/** The first page that itself uses a component, by its file in the project, in this frame or any; undefined if there is none. */
export function pageWith(file: string, frame: FrameWords = {}): Page | undefined {
  return pages.find((page) => isFramed(page, frame) && hasItself(page.path, file));
}

/** The first page in a frame; undefined if there is none. */
export function pageFramed(frame: FrameWords): Page | undefined {
  return pages.find((page) => isFramed(page, frame));
}

/** What a frame has to be of. Words and not the names that there are: where parts were taken out, a test may ask for one that is gone. */
interface FrameWords {
  readonly header?: string;
  readonly footer?: string;
}

function isFramed(page: Page, { header = page.header, footer = page.footer }: FrameWords): boolean {
  return page.header === header && page.footer === footer;
}
