import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { invented, path } from "./lib/tidy/docs.ts";

const root = join(import.meta.dirname, "..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};
const readme = readFileSync(join(root, "README.md"), "utf8");
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "ARCHITECTURE.md",
  ...readdirSync(join(root, "docs/guides")).map((name) => `docs/guides/${name}`),
];
/** Words after `npm run NAME --`, up to the end of the code, a comment or the next command; not what the template has and this site has not. */
const command =
  /(?<!template:)npm (?:run (?:-s )?)?(?<name>\w[\w:-]*)(?: -- (?<words>[^`#|&\n]*))?/g;
/** npm's own. */
const builtIn = new Set(["ci", "install", "run", "runs"]);

const commands = documents.flatMap((file) =>
  readFileSync(join(root, file), "utf8")
    .split("\n")
    .flatMap((line) => [...line.matchAll(/`[^`]*`|^(?:\w+=\S+ )*npm .*|&& npm .*/g)])
    .flatMap(([code]) => [...code.matchAll(command)])
    .filter(({ groups }) => !builtIn.has(groups?.name ?? ""))
    .map(({ groups }) => ({ file, name: groups?.name ?? "", words: groups?.words ?? "" })),
);

it("each guide is reached from the README", () => {
  const guides = documents.filter((file) => /^docs\/guides\/.*\.md$/.test(file));
  expect(guides.length).toBeGreaterThan(8);
  expect(guides.filter((file) => !readme.includes(`](${file}`))).toEqual([]);
});

it("each command in the documents is one of package.json", () => {
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter(({ name }) => !(name in scripts))).toEqual([]);
});

it("each command of package.json is told in the README or to those who contribute", () => {
  const told = ["README.md", "CONTRIBUTING.md"]
    .flatMap((file) => readFileSync(join(root, file), "utf8").match(/`[^`\n]+`|^npm .*/gm) ?? [])
    .flatMap((code) => code.match(/[\w:-]+/g) ?? []);
  expect(Object.keys(scripts).filter((name) => !told.includes(name))).toEqual([]);
});

it("what runs on a fresh clone, by whatever Node is there, begins with a program that installs the rest", () => {
  const [, said = ""] = /complete on a fresh clone, as are (.*), and run/.exec(readme) ?? [];
  const names = ["start", "test", ...(said.match(/[\w-]+(?=`)/g) ?? [])].filter(
    (name) => name in scripts,
  );
  expect(names.length).toBeGreaterThan(4);
  const bare = names.filter((name) => {
    const [program = ""] = /scripts\/[\w-]+\.\w+/.exec(scripts[name] ?? "") ?? [];
    return !program.endsWith(".mjs") || !/\bensureInstalled\(\)/.test(withImports(program));
  });
  expect(bare).toEqual([]);
});

it("each option in the documents is known to the program that it is given to", () => {
  const options = commands.flatMap(({ name, words, file }) =>
    [...words.matchAll(/--([\w-]+)/g)].map(([, option = ""]) => ({ file, name, option })),
  );
  expect(options.length).toBeGreaterThan(5);
  const unknown = options.filter(({ name, option }) => {
    const program = scripts[name]?.match(/scripts\/[\w-]+\.\w+/g)?.at(-1) ?? "";
    if (!existsSync(join(root, program)) || program === "") return false;
    return !new RegExp(`["-]?\\b${option}"?: \\{ type|"--${option}"`).test(withImports(program));
  });
  expect(unknown).toEqual([]);
});

/** Sources of a program and of what it imports from its folder. */
function withImports(program: string): string {
  const source = readFileSync(join(root, program), "utf8");
  const imported = [...source.matchAll(/from "(\.\/[^"]+)"/g)].map(([, file = ""]) =>
    readFileSync(join(root, "scripts", file), "utf8"),
  );
  return [source, ...imported].join("\n");
}

it("documents name commands of ours, which prepare what they need", () => {
  const bare = documents.filter((file) => /\bnpx /.test(readFileSync(join(root, file), "utf8")));
  expect(bare).toEqual([]);
});

it("no document starts a second server with `npm start`, which may build anew what the first one serves", () => {
  const second = documents.filter((file) =>
    /\bPORT=\S+ [^`\n]*\bnpm start/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(second).toEqual([]);
});

/** What starts a server, in the run of a text or in a block of code. */
const serving = documents.flatMap((file) =>
  [...readFileSync(join(root, file), "utf8").matchAll(/^\w+=.*|`[^`\n]+`|^docker .*/gm)]
    .map(([line]) => line)
    .filter((line) => /\bnpm (?:start|run serve)\b|\bdocker run\b/.test(line)),
);

it("each server that is told to stand behind a proxy believes it about who visits, and can be reached by it alone", () => {
  // Closed, it has no visitors.
  const behindProxy = serving.filter(
    (line) => /\bPUBLIC_URL=https:/.test(line) && !/\bMAINTENANCE=/.test(line),
  );
  expect(behindProxy.length).toBeGreaterThan(2);
  expect(behindProxy.filter((line) => !/\bTRUST_PROXY=[1-9]/.test(line))).toEqual([]);
  const open = serving.filter(
    (line) =>
      /\bTRUST_PROXY=/.test(line) &&
      (/\bHOST=(?:0\.0\.0\.0|::)/.test(line) || / (?:-p|--publish)[ =](?!127\.)/.test(line)),
  );
  expect(open).toEqual([]);
});

it("each program that a command runs is there", () => {
  const programs = Object.values(scripts).flatMap(
    (line) => line.match(/\b(?:scripts|server)\/\S+/g) ?? [],
  );
  expect(programs.length).toBeGreaterThan(15);
  expect(programs.filter((program) => !existsSync(join(root, program)))).toEqual([]);
});

it("files that the documents and the doors of rooms name are there", () => {
  const doors = globSync("{app,content,registry,shared}/**/README.md", { cwd: root });
  const decisions = globSync("docs/decisions/*.md", { cwd: root });
  const named = [...documents, ...decisions, ...doors].flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(path)].map(([, name = ""]) => name),
  );
  expect(named.length).toBeGreaterThan(10);
  const gone = named.filter(
    (name) => !invented.test(name) && !existsSync(join(root, name.replace(/\/$/, ""))),
  );
  expect(gone).toEqual([]);
});
