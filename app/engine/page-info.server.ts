import { findContentPage } from "#registry/content-pages.ts";
import { socialCardPath } from "#content/social-cards.ts";
import { defaultSkin } from "#registry/page.ts";
import { extraTitle, findPage } from "#registry/pages.ts";
import { site } from "#content/site.ts";
import { skinStylesheetUrl } from "#app/skins/skin-assets.ts";
import { skinFontUrls } from "#app/skins/skin-fonts.server.ts";
import { fill } from "#shared/words.ts";
import { pagePath } from "./page-path.ts";
import * as words from "./words.ts";

/** What an address is for who asks: one that does not exist, one that wants a sign-in first, or a page. */
export type AddressView = "closed" | "signed-out" | "open";

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
 * as does one that is closed; one that waits for somebody to sign in says so. Of the query only the page of a list makes another page.
 * @param views what the address is, as each feature says that may keep it shut.
 */
export function pageInfo(
  { pathname, searchParams }: URL,
  publicUrl: string,
  views: readonly AddressView[],
): PageInfo {
  const path = pagePath(pathname);
  const listed = findPage(path);
  const contentPage = findContentPage(path);
  const page = listed ?? contentPage;
  const { title, description, skin } = page ?? {
    ...unlisted,
    title: titleIn(views, path) ?? unlisted.title,
  };
  const number = page?.isPaged ? laterPageIn(searchParams) : null;
  const ofPage = number ? fill(words.laterPage, { title, page: number }) : title;
  const query = number ? `?page=${number}` : "";
  return {
    path,
    title: `${ofPage} · ${site.name}`,
    description,
    canonical: page ? `${publicUrl}${page.canonical ?? page.path}${query}` : null,
    kind: contentPage?.kind ?? (listed?.isArticle ? "article" : "website"),
    socialImage: `${publicUrl}${socialCardPath(page?.social ?? "default")}`,
    skin: {
      name: skin.name,
      stylesheet: skinStylesheetUrl(skin.name),
      fonts: skinFontUrls(skin),
    },
  };
}

/** The number of a page of a list other than the first. */
function laterPageIn(query: URLSearchParams): string | null {
  const asked = query.get("page") ?? "1";
  return /^[1-9]\d{0,5}$/.test(asked) && asked !== "1" ? asked : null;
}

function titleIn(views: readonly AddressView[], path: string): string | undefined {
  const title = extraTitle(path);
  if (!title || views.includes("closed")) return undefined;
  return views.includes("signed-out") ? words.signIn : title;
}
