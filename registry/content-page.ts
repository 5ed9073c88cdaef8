import type { Skin } from "#app/skins/skin.ts";
import type { SocialCardName } from "#content/social-cards.ts";

/**
 * A page that exists because a piece of content does: a post, a category, a project, an article. The registry holds the pages of the specification,
 * these follow from the content; together they are the site (`all-paths.ts`).
 */
export interface ContentPage {
  path: string;
  /** `<title>`, without the site's name. */
  title: string;
  /** Meta description, 160 characters at most; from 70 on it fills its place in a search result. */
  description: string;
  skin: Skin;
  /** Its canonical address, where it is another one. */
  canonical?: string;
  /** It answers, but has nothing yet that a search engine should find. */
  inSitemap?: false;
  /** It is a list that `?page=2` turns (`Page.isPaged`). */
  isPaged?: true;
  social?: SocialCardName;
  /** What the page is for those who share it; a `website` when left out. */
  kind?: "article";
  /** Made anew for each visitor, because there are so many of its kind. */
  prerender?: false;
}

/** What a feature makes of its pieces of content. The server alone reads it. */
export interface FeatureContents {
  pages: readonly ContentPage[];
  /** The page of a piece at an address that is not its own: another presentation of it, or another name. */
  otherPage?: (path: string) => ContentPage | undefined;
  /** Addresses that are meant to be others, with those: the server sends visitors on. */
  spellings?: ReadonlyMap<string, string>;
  found?: FoundContents;
}

/** Pieces of content that the search finds. Those whose page does not exist are left out; the page of a piece is found as that piece. */
interface FoundContents {
  /** In one word, part of ids: `post`. */
  kind: string;
  /** Above those that were found: “Posts”. */
  label: string;
  pieces: readonly FoundPiece[];
}

export interface FoundPiece {
  path: string;
  title: string;
  summary: string;
  /** What else is searched. Asked for once, one piece after the other, so that no two long texts are in memory at once. */
  text(): string;
}
