/** Something about a site that its owner is to mend. */
export interface Finding {
  /**
   * `never`: it must not be, not even while the site is being made. `opening`: it may be until visitors are invited. `look`: it may be
   * meant so.
   */
  level: "never" | "opening" | "look";
  what: string;
  /** The file to edit; where it is not known, the page. */
  where: string;
  /** What to do there. */
  mend: string;
}
