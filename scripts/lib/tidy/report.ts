/** Something that was removed. */
export interface Note {
  kind: keyof typeof headings;
  /** A path, with the name in it. */
  name: string;
  /** Where it is not that nothing uses it any more. */
  why?: string;
}

/** Kinds of what is removed, in the order in which they are reported: what is missed most, last, where it is read. */
const headings = {
  file: "Files",
  declaration: "Functions, types and constants",
  message: "Messages",
  member: "Members of lists",
  line: "Lines of lists",
  picture: "Pictures",
  scene: "Scenes",
  card: "Social cards",
  drawing: "Drawings",
  media: "Films and sounds",
  font: "Font files",
  dependency: "Packages",
  command: "Commands",
  doc: "Documents",
  test: "Tests of what is gone",
  link: "Links to pages that are gone",
  part: "Parts of what stays, without what is gone",
  table:
    "Tables that stay in a database, with what people left in them: nobody finds, erases or lets expire it any more. To delete them, after a backup, with sqlite3 or psql",
  page: "Pages, forms and programs that need what is gone, and go along",
  uncommitted: "Files that no commit has as they are now, and that nothing brings back",
} as const;

/** What was removed, by kinds, with the reason where it is not that nothing uses it any more. */
export function reported(notes: readonly Note[]): string {
  if (notes.length === 0) return "Everything is used.";
  const byKind = Map.groupBy(notes, ({ kind }) => kind);
  return Object.entries(headings)
    .flatMap(([kind, heading]) => {
      const its = byKind.get(kind as Note["kind"]) ?? [];
      const lines = its.map(({ name, why }) => `  ${name}${why === undefined ? "" : ` (${why})`}`);
      return its.length === 0 ? [] : [`${heading}: ${its.length}\n${lines.join("\n")}`];
    })
    .join("\n\n");
}

/** Whether a page, a form or a band of others goes along, or what only this folder has. */
export function takesAlong(notes: readonly Note[]): boolean {
  return notes.some(
    ({ kind, name }) =>
      kind === "part" ||
      kind === "uncommitted" ||
      (kind === "page" && !name.startsWith("scripts/")),
  );
}
