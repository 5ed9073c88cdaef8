import { BRANCH, type Conflict, type Upgraded } from "./upgrade.ts";

/** What a tool writes: not to be merged by hand. */
const written: Readonly<Record<string, string>> = {
  "package-lock.json": "npm install --package-lock-only",
  "LICENSES/THIRD-PARTY.md": "npm run licences",
};

/** What is to be done with each kind of conflict. */
const advice: Readonly<Record<Conflict["kind"], string>> = {
  lines: "You both changed these. Edit them where git has marked both (<<<<<<<), then git add:",
  whole:
    "Of these only one can stay. git checkout --ours FILE keeps yours, --theirs takes the template's; then git add:",
  moved:
    "These lie where you or the template moved them or their folder. git add FILE keeps one there; git rm FILE takes it out:",
  "deleted by you":
    "You deleted these, and the template changed them. git rm FILE leaves them deleted; git add FILE brings them back:",
  "deleted by the template":
    "The template deleted these, and you changed them. git rm FILE lets them go; git add FILE keeps yours:",
};

/** What came of an upgrade, and what its owner does next. */
export function reported(upgraded: Upgraded): string {
  const { state, version } = upgraded;
  if (state === "same")
    return `Nothing new: the site is as version ${version} makes it, and your changes.`;
  if (state === "merged")
    return `Merged version ${version}. Now: npm test. To go back: git reset --hard HEAD^`;
  const groups = Object.entries(advice).flatMap(([kind, words]) => {
    const files = upgraded.conflicts.filter((each) => each.kind === kind).map(({ file }) => file);
    return files.length === 0 ? [] : [`${words}\n${files.map(listed).join("\n")}`];
  });
  return [
    `Version ${version} changed what you changed too.`,
    ...groups,
    `Then git commit. The template's own state is the branch ${BRANCH}; git merge --abort goes back.`,
  ].join("\n\n");
}

function listed(file: string): string {
  return `  ${file}${written[file] ? `  (written by: ${written[file]})` : ""}`;
}
