/** A list whose members are used by their names. */
export interface Catalogue {
  file: string;
  list: string;
  /** Whether a member is used when anything in the folder that it comes from is. */
  isOfFolders?: true;
  /** Members that stay without a user. */
  always?: readonly string[];
  /** A file that uses all of them. */
  allWith?: string;
}

/** Everywhere else a list is used as a whole. */
export const catalogues: readonly Catalogue[] = [
  { file: "content/social-cards.ts", list: "socialCards", always: ["default"] },
  { file: "forms/forms.ts", list: "messageForms", isOfFolders: true },
  { file: "content/own-films.ts", list: "ownFilms" },
  { file: "content/recordings.ts", list: "recordings" },
  { file: "app/skins/fonts.ts", list: "fonts" },
  { file: "app/skins/shared.ts", list: "sharedSkins" },
  { file: "app/elements/media/icon-names.ts", list: "iconNames" },
  { file: "registry/page.ts", list: "headerNames", allWith: "app/showcase/frames/entries.ts" },
  { file: "registry/page.ts", list: "footerNames", allWith: "app/showcase/frames/entries.ts" },
];
