import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { run } from "../../lib/project.mjs";
import { templateMessage } from "../../lib/template-commit.ts";
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

async function site(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "vitrine-samples-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const who = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com"];
  const message = templateMessage("Made", { template });
  for (const words of [
    ["init", "--quiet"],
    ["add", "--all"],
    [...who, "commit", "-m", message],
  ])
    await run("git", words, { quiet: true, cwd: folder });
  return folder;
}

it("names what is not ticked, what it said when the site was made, and the pictures that came", async () => {
  const folder = await site();
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

it("has nothing to say of a folder that was not made from the template", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "vitrine-samples-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(stillSamples(folder)).toBeNull();
});
