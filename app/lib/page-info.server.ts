import { findContentPage } from "#content/content-pages.ts";
import { socialCardPath } from "#content/media.ts";
import type { Page } from "#content/pages/page.ts";
import { extraTitle, findPage } from "#content/pages/registry.ts";
import { site } from "#content/site.ts";
import { skinStylesheetUrl } from "#app/skins/skin-assets.ts";
import { skinFontUrls } from "#app/skins/skin-fonts.server.ts";
import { pagePath } from "./page-path.ts";

/** What the document's head needs to know of a page. */
export interface PageInfo {
  path: string;
  title: string;
  description: string;
  /** Absolute; null for pages that search engines should not list. */
  canonical: string | null;
  /** What it is for those who share it. */
  kind: "website" | "article";
  /** Absolute address of the card shown when the page is shared. */
  socialImage: string;
  skin: { name: Page["skin"]; stylesheet: string; fonts: string[] };
}

const unlisted = {
  title: "This page is not in the window",
  description: site.tagline,
  skin: "vitrine",
} as const;

/**
 * Collects it from the registry and the content; a path that neither knows gets the title of its extra route, or the not-found page's,
 * as do the pages of a back office that is closed.
 */
export function pageInfo(pathname: string, publicUrl: string, isBackOfficeOpen: boolean): PageInfo {
  const path = pagePath(pathname);
  const contentPage = findContentPage(path);
  const page = findPage(path) ?? contentPage;
  const isKnown = isBackOfficeOpen || !/^\/admin(?:\/|$)/.test(path);
  const { title, description, skin } = page ?? {
    ...unlisted,
    title: (isKnown && extraTitle(path)) || unlisted.title,
  };
  return {
    path,
    title: `${title} · ${site.name}`,
    description,
    canonical: page ? `${publicUrl}${page.canonical ?? page.path}` : null,
    kind: contentPage?.kind ?? "website",
    socialImage: `${publicUrl}${socialCardPath(page?.social ?? "default")}`,
    skin: { name: skin, stylesheet: skinStylesheetUrl(skin), fonts: skinFontUrls(skin) },
  };
}
