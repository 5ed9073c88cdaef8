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
  /** Meta description, 70 to 160 characters. */
  description: string;
  skin: Skin;
  /** Its canonical address, where it is another one. */
  canonical?: string;
  social?: SocialCardName;
  /** What the page is for those who share it; a `website` when left out. */
  kind?: "article";
  /** Made anew for each visitor, because there are so many of its kind. */
  prerender?: false;
}
