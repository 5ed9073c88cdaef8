import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { mustGit } from "../../lib/git.mjs";
import { commitTemplate } from "../../lib/template-commit.ts";
import { stillSamples } from "./still-samples.ts";

const WORDS = "app/demos/cafe/content.server.ts";
const template = { name: "vitrine", version: "1" };
const files = {
  "vitrine.json": JSON.stringify({ template, choices: { name: "Korn", place: ["1 Lane"] } }),
  "content/to-do.md": `- [ ] \`email\`: it says “you@example.com”
- [ ] Words: \`${WORDS}\`
- [x] People: \`content/team.ts\`
- [ ] Pictures: \`public/media/\`
`,
  [WORDS]: 'export const heading = "Coffee, roasted here";\n',
  "content/team.ts": 'export const cook = "Mara";\n',
  "public/media/loaf-480.avif": "1",
  "public/media/oven-960.avif": "2",
};

function site(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "vitrine-samples-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  mustGit(folder, "init", "--quiet");
  commitTemplate(folder, "Made", { name: "Ada", mail: "ada@example.com" });
  return folder;
}

it("names what is not ticked, what it said when the site was made, and the pictures that came", () => {
  const folder = site();
  expect(stillSamples(folder)).toMatchObject({
    unset: ["you@example.com"],
    own: ["Korn", "1 Lane"],
    pictures: ["loaf", "oven"],
  });
  writeFileSync(path.join(folder, WORDS), 'export const heading = "Bread, baked here";\n');
  writeFileSync(path.join(folder, "public/media/loaf-480.avif"), "mine");
  const samples = stillSamples(folder);
  expect(samples?.words).toContain("Coffee, roasted here");
  expect(samples?.words).not.toContain("Bread");
  expect(samples?.words).not.toContain("Mara");
  expect(samples?.pictures).toEqual(["oven"]);
});

it("takes no words of the owner's for samples, where the commit that has the samples was amended", () => {
  const folder = site();
  writeFileSync(path.join(folder, WORDS), 'export const heading = "Bread, baked here";\n');
  const who = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com"];
  mustGit(folder, ...who, "commit", "--quiet", "--all", "--amend", "--no-edit");
  expect(stillSamples(folder)).toBeNull();
});

it("has nothing to say of a folder that was not made from the template", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "vitrine-samples-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(stillSamples(folder)).toBeNull();
});
