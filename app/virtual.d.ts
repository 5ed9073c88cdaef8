declare module "virtual:navigation" {
  import type { BuiltPage } from "#content/pages/page.ts";

  /** Every page that exists, in the specification's order, with what a menu needs of it. */
  export const pageLinks: readonly Pick<BuiltPage, "path" | "label" | "group" | "skin">[];
}
