import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished, vi } from "vitest";
import { mustGit } from "../../scripts/lib/git.mjs";
import { installMark, MARK } from "../../scripts/lib/project.mjs";
import { commitTemplate } from "../../scripts/lib/template-commit.ts";

export const ada = { name: "Ada", mail: "ada@example.com" };
const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`);
/** A file in which lines that are far apart may be changed: by the template, by the owner. */
export const words = (changes: Record<number, string> = {}) =>
  `${lines.map((line, index) => changes[index] ?? line).join("\n")}\n`;

export function write(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

/** A template of one file whose sites are what lies in its folder `made`, and a site that its first version made. */
export function madeSite() {
  const place = mkdtempSync(path.join(tmpdir(), "vitrine-upgrade-"));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const template = path.join(place, "template");
  const site = path.join(place, "site");
  const release = (version: string, files: Record<string, string>) => {
    rmSync(path.join(template, "made"), { recursive: true, force: true });
    write(template, {
      "package.json": JSON.stringify({ version, scripts: { "make-yours": "node make.mjs" } }),
      "make.mjs": `import { cpSync, mkdirSync } from "node:fs";
cpSync("made", process.argv[2], { recursive: true });
mkdirSync(process.argv[2] + "/.git");`,
      "scripts/make-yours.ts": "",
      "made/vitrine.json": JSON.stringify({ template: { name: "vitrine", version }, choices: {} }),
    });
    write(path.join(template, "made"), files);
    write(template, { [`node_modules/${MARK}`]: installMark(template) });
  };
  release("1.0.0", { "words.md": words() });
  cpSync(path.join(template, "made"), site, { recursive: true });
  mustGit(site, "init", "--quiet", "--initial-branch=main");
  mustGit(site, "config", "user.name", ada.name);
  mustGit(site, "config", "user.email", ada.mail);
  commitTemplate(site, "The website", ada);
  release("2.0.0", { "words.md": words({ 5: "newer" }), "new.md": "" });
  const commit = (files: Record<string, string>, ...options: string[]) => {
    write(site, files);
    mustGit(site, "add", "--all");
    mustGit(site, "commit", "--quiet", ...options);
  };
  return {
    site,
    template,
    release,
    commit,
    read: (file: string) => readFileSync(path.join(site, file), "utf8"),
    has: (file: string) => existsSync(path.join(site, file)),
    head: () => mustGit(site, "rev-parse", "HEAD")[0]!,
  };
}

/** What an owner has changed, and has added. */
export const own = { "words.md": words({ 15: "mine" }), "own.md": "mine\n" };
/** What both have changed, merged. */
export const both = words({ 5: "newer", 15: "mine" });

/** For what a test does, git has these settings of its owner's. @param folder the site. */
export function settings(folder: string, text: string): void {
  const file = path.join(folder, "../settings");
  writeFileSync(file, text);
  vi.stubEnv("GIT_CONFIG_GLOBAL", file);
  onTestFinished(() => void vi.unstubAllEnvs());
}
