import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changedInput, describeInputs, type Seen } from "./build-inputs.mjs";

let root: string;

function write(name: string, text = name) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "vitrine-inputs-")));
  write("package.json", "{}");
  write("app/page.tsx");
  write("content/posts/one.md");
  write("public/picture.avif");
});

afterEach(() => {
  rmSync(root, { recursive: true });
  vi.unstubAllEnvs();
});

describe("what a build was made from", () => {
  const seen = {
    files: ["app/page.tsx", "content/posts/one.md", "public/picture.avif", ".env"],
    folders: ["content/posts", "public"],
  };
  const made = () => describeInputs(root, [seen], Date.now() + 1000);

  it("is the same until something of it changes", () => {
    const inputs = made();
    expect(changedInput(root, inputs)).toBeNull();
    // A checkout gives files new times.
    utimesSync(join(root, "app/page.tsx"), 1, 1);
    expect(changedInput(root, inputs)).toBeNull();
  });

  it.each([
    ["an edited file", "app/page.tsx", () => write("app/page.tsx", "edited")],
    ["a deleted file", "content/posts", () => rmSync(join(root, "content/posts/one.md"))],
    ["a new post", "content/posts", () => write("content/posts/two.md")],
    ["a new picture", "public", () => write("public/new.avif")],
    [
      "another picture of the same name",
      "public/picture.avif",
      () => write("public/picture.avif", "b"),
    ],
    ["what was not there", ".env", () => write(".env", "VITE_X=1")],
    ["packages", "package.json", () => write("package.json", "{ }")],
  ])("notices %s", (_what, name, change) => {
    const inputs = made();
    change();
    expect(changedInput(root, inputs)).toBe(name);
  });

  it("notices variables that the site can read", () => {
    const inputs = made();
    vi.stubEnv("VITE_API_BASE", "https://api.example.com/api");
    expect(changedInput(root, inputs)).toMatch("VITE_…");
  });

  it("notices another path below which the site will stand, and no other host", () => {
    vi.stubEnv("PUBLIC_URL", "http://localhost:3000");
    const atRoot = made();
    vi.stubEnv("PUBLIC_URL", "https://www.example.com");
    expect(changedInput(root, atRoot)).toBeNull();
    vi.stubEnv("PUBLIC_URL", "https://www.example.com/shop2/");
    expect(changedInput(root, atRoot)).toMatch("the path of PUBLIC_URL");
    const below = made();
    vi.stubEnv("PUBLIC_URL", "https://www.example.org/shop2");
    expect(changedInput(root, below)).toBeNull();
    vi.stubEnv("PUBLIC_URL", "");
    expect(changedInput(root, below)).toMatch("the path of PUBLIC_URL");
  });

  it("is not fooled by tests and what is generated", () => {
    const inputs = made();
    for (const name of ["content/posts/posts.test.ts", "tests/a.ts", ".cache/x"]) write(name);
    expect(changedInput(root, inputs)).toBeNull();
  });

  it("has changed when a file was written while it was read", () => {
    const inputs = describeInputs(root, [seen], Date.now() - 60_000);
    expect(changedInput(root, inputs)).toBe("app/page.tsx");
  });
});

describe("the recorder", () => {
  /** What a program saw of the project when it ran with the recorder. */
  function record(program: string): Seen {
    for (const name of ["build-inputs.mjs", "project.mjs", "record-inputs.mjs"])
      cpSync(join(import.meta.dirname, name), join(root, "scripts/lib", name));
    cpSync(
      join(import.meta.dirname, "../../shared/base-path.mjs"),
      join(root, "shared/base-path.mjs"),
    );
    write("scripts/helper.mjs", "export const helper = 1;");
    write(
      "scripts/program.mjs",
      `import fs from "node:fs";
      import { open, readFile } from "node:fs/promises";
      import { startRecord } from "./lib/record-inputs.mjs";
      const at = (name) => ${JSON.stringify(root)} + "/" + name;
      fs.mkdirSync(at(".cache"));
      ${program};
      console.log(JSON.stringify(startRecord()()[0]));`,
    );
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ["--import", "./scripts/lib/record-inputs.mjs", "scripts/program.mjs"],
      { cwd: root, encoding: "utf8" },
    );
    expect(stderr).toBe("");
    return JSON.parse(stdout) as Seen;
  }

  it.each([
    ["read", `fs.readFileSync(at("app/page.tsx"))`],
    ["read later", `await readFile(at("app/page.tsx"))`],
    ["read by its address", `fs.readFile(new URL("../app/page.tsx", import.meta.url), () => {})`],
    ["opened", `await (await open(at("app/page.tsx"))).close()`],
    ["copied", `fs.copyFileSync(at("app/page.tsx"), at(".cache/page.tsx"))`],
    [
      "told by native code",
      `globalThis[Symbol.for("vitrine.recorder")].noteInput(at("app/page.tsx"))`,
    ],
  ])("sees what is %s", (_how, program) => {
    const { files } = record(program);
    expect(files).toContain("app/page.tsx");
    expect(files).not.toContain(".cache/page.tsx");
  });

  it("sees what is imported, listed, and looked for in vain", () => {
    const { files, folders } = record(`
      await import("./helper.mjs");
      fs.readdirSync(at("content/posts"));
      fs.existsSync(at(".env"));
      fs.existsSync(at("public/picture.avif"));`);
    expect(files).toEqual(
      expect.arrayContaining(["scripts/helper.mjs", "scripts/program.mjs", ".env"]),
    );
    expect(files).not.toContain("public/picture.avif");
    expect(folders).toEqual(["content/posts"]);
  });
});
