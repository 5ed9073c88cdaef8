import { findContentPage } from "#registry/content-pages.ts";
import { socialCardPath } from "#content/social-cards.ts";
import { defaultSkin } from "#registry/page.ts";
import { extraTitle, findPage } from "#registry/pages.ts";
import { site } from "#content/site.ts";
import { isInOffice } from "#shared/back-office/addresses.ts";
import { skinStylesheetUrl } from "#app/skins/skin-assets.ts";
import { skinFontUrls } from "#app/skins/skin-fonts.server.ts";
import { pagePath } from "./page-path.ts";
import * as words from "./words.ts";

/** What stands below `/admin`: nothing, the form to sign in at every address, or its pages. */
export type BackOfficeView = "closed" | "signed-out" | "open";

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
  skin: { name: string; stylesheet: string; fonts: string[] };
}

const unlisted = {
  title: words.pageNotFound,
  description: site.tagline,
  skin: defaultSkin,
};

/**
 * Collects it from the registry and the content; a path that neither knows gets the title of its extra route, or the not-found page's,
 * as do the pages of a back office that is closed; one that waits for somebody to sign in says so.
 */
export function pageInfo(
  pathname: string,
  publicUrl: string,
  backOffice: BackOfficeView,
): PageInfo {
  const path = pagePath(pathname);
  const contentPage = findContentPage(path);
  const page = findPage(path) ?? contentPage;
  const { title, description, skin } = page ?? {
    ...unlisted,
    title: titleIn(backOffice, path) ?? unlisted.title,
  };
  return {
    path,
    title: `${title} · ${site.name}`,
    description,
    canonical: page ? `${publicUrl}${page.canonical ?? page.path}` : null,
    kind: contentPage?.kind ?? "website",
    socialImage: `${publicUrl}${socialCardPath(page?.social ?? "default")}`,
    skin: {
      name: skin.name,
      stylesheet: skinStylesheetUrl(skin.name),
      fonts: skinFontUrls(skin),
    },
  };
}

function titleIn(backOffice: BackOfficeView, path: string): string | undefined {
  const title = extraTitle(path);
  if (!title || !isInOffice(path) || backOffice === "open") return title;
  return backOffice === "signed-out" ? words.signIn : undefined;
}
