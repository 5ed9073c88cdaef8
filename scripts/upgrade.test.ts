import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { standIns } from "#content/stand-ins.ts";
import { isWholeTemplate } from "../tests/support/whole-template.ts";
import { git, mustGit } from "./lib/git.mjs";
import { runNpm } from "./lib/project.mjs";
import { commitTemplate, lastTemplateCommit } from "./lib/template-commit.ts";
import { upgrade } from "./lib/upgrade.ts";

/*
 * The template here is the newer one. The site begins as an older one would have made it: fifty of its files have a line that is no more, one
 * file is not there yet, and one is there that the template has left since.
 */
const root = path.resolve(import.meta.dirname, "..");
const place = mkdtempSync(path.join(tmpdir(), "vitrine-upgrade-test-"));
const site = path.join(place, "site");
const OLD = "// A line of the older template.\n";
const OWN = "// A line of the owner's.\n";
const NEW_FILE = "app/lib/format-day.ts";
const LEFT_FILE = "app/lib/of-the-older-template.ts";
const SAMPLE = "content/team.ts";
const HEADING = "app/information/faq-s/content.server.ts";

const at = (file: string) => path.join(site, file);
const read = (file: string) => readFileSync(at(file), "utf8");
const write = (file: string, text: string) => writeFileSync(at(file), text);
const ada = { name: "Ada", mail: "ada@example.com" };
const commit = (message: string) => {
  mustGit(site, "add", "--all");
  const who = ["-c", `user.name=${ada.name}`, "-c", `user.email=${ada.mail}`];
  mustGit(site, ...who, "commit", "--quiet", "--message", message);
};

describe.runIf(isWholeTemplate)("an upgrade", () => {
  let older: string[];
  let own: string[];

  beforeAll(async () => {
    const flags = ["--yes", "--name", "Bay Tree", "--home", "cafe", "--pages", "about-us,faq-s"];
    const made = await runNpm(["run", "--silent", "make-yours", "--", site, ...flags], {
      quiet: true,
      cwd: root,
    });
    expect(made.code, made.output).toBe(0);
    const sources = git(site, "ls-files", "app/**/*.ts", "app/**/*.tsx", "server/**/*.ts").filter(
      (file) => file !== NEW_FILE && !file.startsWith("app/information/"),
    );
    older = sources.slice(0, 50);
    // Half of them are files that the template has changed too.
    own = sources.slice(40, 60);
    for (const file of older) write(file, `${OLD}${read(file)}`);
    rmSync(at(NEW_FILE));
    write(LEFT_FILE, "export const left = 1;\n");
    commitTemplate(site, "The older template", ada);
    for (const file of own) write(file, `${read(file)}${OWN}`);
    write("content/my-own.ts", "export const own = 1;\n");
    rmSync(at(SAMPLE));
    commit("My own changes");
  }, 120_000);

  afterAll(() => rmSync(place, { recursive: true }));

  it("keeps twenty changes of the owner's over fifty of the template's", async () => {
    const upgraded = await upgrade(site, root);
    expect(upgraded).toMatchObject({ state: "merged", conflicts: [] });
    expect(older.filter((file) => read(file).includes(OLD))).toEqual([]);
    expect(own.filter((file) => !read(file).endsWith(OWN))).toEqual([]);
    expect(
      [NEW_FILE, LEFT_FILE, SAMPLE, "content/my-own.ts"].map((file) => existsSync(at(file))),
    ).toEqual([true, false, false, true]);
    expect(read("content/site.ts")).toContain(standIns.mail);
    expect(git(site, "status", "--porcelain")).toEqual([]);
    expect(git(site, "worktree", "list")).toHaveLength(1);
  });

  it("has nothing to do for what it has just brought", async () => {
    const before = git(site, "rev-parse", "HEAD");
    expect(await upgrade(site, root)).toMatchObject({ state: "same" });
    expect(git(site, "rev-parse", "HEAD")).toEqual(before);
  });

  it("leaves what both have changed as a conflict that can be taken back", async () => {
    const base = lastTemplateCommit(site);
    const line = read(HEADING)
      .split("\n")
      .find((each) => each.includes("heading"))!;
    // As an older template had it, and as the owner has it.
    mustGit(site, "checkout", "--quiet", base!);
    write(HEADING, read(HEADING).replace(line, `${line} // older`));
    commitTemplate(site, "The older template", ada);
    write(HEADING, read(HEADING).replace("// older", "// mine"));
    commit("My own line");
    expect(await upgrade(site, root)).toMatchObject({
      state: "conflicts",
      conflicts: [{ file: HEADING, kind: "lines" }],
    });
    expect(read(HEADING)).toContain("<<<<<<<");
    mustGit(site, "merge", "--abort");
    expect(git(site, "status", "--porcelain")).toEqual([]);
  });

  it("begins with nothing uncommitted, and with a template", async () => {
    await expect(upgrade(site, place)).rejects.toThrow("is not the template");
    write("content/my-own.ts", "export const own = 2;\n");
    await expect(upgrade(site, root)).rejects.toThrow("commit them, then try again");
  });
});
