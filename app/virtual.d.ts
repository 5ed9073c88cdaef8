declare module "virtual:navigation" {
  import type { LinkGroup, MenuItem } from "#content/navigation.ts";
  import type { SkinName } from "#content/pages/page.ts";

  /** The site's whole menu over all page groups. */
  export const menu: readonly MenuItem[];
  /** The home pages that exist, by kind of business. */
  export const demos: readonly LinkGroup[];
  /** The skin of every page that exists, by address. */
  export const skinByPath: Readonly<Record<string, SkinName>>;
}
