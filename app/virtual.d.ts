/** Where the site is served from (`scripts/vite/hosting-constants.ts`). */
interface ImportMetaEnv {
  /** An export for file servers: nothing on this origin answers a query or a form. */
  readonly IS_EXPORT: boolean;
  /** Whether a server answers what is sent, here or elsewhere. Without one, what would be sent is left out of the page. */
  readonly HAS_SERVER: boolean;
  /** Origin of the server that an export sends its visitors to; empty where there is none, or where it is this one. */
  readonly SERVER_ORIGIN: string;
  /** What only a server answers, separated by spaces. */
  readonly SERVER_ADDRESSES: string;
}

declare module "virtual:menu" {
  import type { MenuEntry } from "#content/navigation.ts";

  /** The entries of the site's menu. */
  export const menu: readonly MenuEntry[];
}

declare module "virtual:menu-lists" {
  /** The lists of links behind the entries, as HTML by the entry's `list`. */
  export const menuLists: Readonly<Record<string, string>>;
}

declare module "virtual:demos" {
  import type { LinkGroup } from "#content/navigation.ts";

  /** The home pages that exist, by kind of business. */
  export const demos: readonly LinkGroup[];
}

declare module "virtual:shop-departments" {
  /** The categories in which something is sold, in the order of menus. */
  export const departments: readonly { id: string; label: string }[];
}

declare module "virtual:shop-footer" {
  import type { FooterDepartment } from "#app/features/shop/shop-front.server.ts";
  import type { IconName } from "#app/elements/media/icon-names.ts";

  /** The same, as the footer shows them. */
  export const departments: readonly FooterDepartment[];
  /** Ways to pay. */
  export const paymentWays: readonly string[];
  /** What the shop promises. */
  export const promises: readonly { icon: IconName; title: string; text: string }[];
}

declare module "virtual:subjects" {
  import type { NavigationLink } from "#content/navigation.ts";

  /** The subjects of posts. */
  export const subjects: readonly NavigationLink[];
}

declare module "virtual:unlisted-pages" {
  /** Addresses of pages that search engines are told not to list, up to their first parameter. */
  export const unlistedPages: readonly string[];
}

declare module "virtual:page-skins" {
  /** Its name. */
  export const defaultSkin: string;
  /** The names of the skins of pages that have another than the default, by address. */
  export const skinByPath: Readonly<Record<string, string>>;
}

declare module "*?demos" {
  /** The code of each `<Demo>` in that file, as HTML by its id. For loaders. */
  const code: Readonly<Record<string, string>>;
  export default code;
}

declare module "*?code" {
  /** The file's text as HTML. For loaders. */
  const code: string;
  export default code;
}

declare module "virtual:icon-sets" {
  import type { IconData } from "./showcase/icons/icon-data.ts";

  /** Loads a whole set, by slug. For loaders. */
  export const iconSetData: Readonly<
    Record<
      string,
      () => Promise<{ default: { version: string; viewBox: string; icons: readonly IconData[] } }>
    >
  >;
}

/** Classes of a stylesheet, as a namespace: `import * as styles from "./tabs.module.css"`. Which there are, `tests/check-styles.ts` knows. */
declare module "*.module.css";
declare module "*.css";
declare module "*.css?url" {
  const address: string;
  export default address;
}

interface ImportMetaEnv {
  /** Whether the owner has set scripts of others (`content/owner-scripts.ts`). What is behind it is left out of the bundle without. */
  readonly OWNER_SCRIPTS: boolean;
}

declare module "virtual:still-samples" {
  /** What a site still has of the template's words and pictures, as its list of things to do says. */
  export interface StillSamples {
    /** Lines of the list that are not ticked, in Markdown. */
    open: readonly string[];
    /** What stands where the owner has not said something, as the list quotes it. */
    unset: readonly string[];
    /** What the owner has said: it stands among the samples' words. */
    own: readonly string[];
    /** What the files of samples said when the site was made: a text that stands in it was not written by the owner. */
    words: string;
    /** Names of pictures that are as they came. */
    pictures: readonly string[];
  }

  export const samples: StillSamples;
}
