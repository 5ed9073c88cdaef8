/** A list whose members are used by their names. */
export interface Catalogue {
  /** Its module, without `.ts`: a file that is named in whole counts as used. */
  module: string;
  list: string;
  /** Whether a member is used when anything in the folder that it comes from is. */
  isOfFolders?: true;
  /** Members that stay without a user. */
  always?: readonly string[];
  /** A module that uses all of them. */
  allWith?: string;
}

/** Everywhere else a list is used as a whole. */
export const catalogues: readonly Catalogue[] = [
  { module: "content/social-cards", list: "socialCards", always: ["default"] },
  { module: "forms/forms", list: "messageForms", isOfFolders: true },
  { module: "content/own-films", list: "ownFilms" },
  { module: "content/recordings", list: "recordings" },
  { module: "content/portfolio-heads", list: "portfolioHeads" },
  { module: "app/skins/fonts", list: "fonts" },
  { module: "app/skins/shared", list: "sharedSkins" },
  { module: "app/elements/media/icon-names", list: "iconNames" },
  { module: "registry/page", list: "headerNames", allWith: "app/showcase/frames/entries" },
  { module: "registry/page", list: "footerNames", allWith: "app/showcase/frames/entries" },
];

/** The catalogue of this name in a module. */
export function catalogueOf(file: string, names: readonly string[]): Catalogue | undefined {
  return catalogues.find(({ module, list }) => `${module}.ts` === file && names.includes(list));
}
