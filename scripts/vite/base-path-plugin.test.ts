import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bundle as bundleWith } from "#tests/support/bundle.ts";
import { basePath, withoutBasePathCalls } from "./base-path-plugin.ts";

/** Builds one browser module as a finished site is built. */
function bundle(source: string): Promise<string> {
  return bundleWith(source, {
    plugins: [basePath(), withoutBasePathCalls()],
    build: {
      minify: true,
      rolldownOptions: { optimization: { inlineConst: { mode: "all", pass: 2 } } },
    },
  });
}

const helped = `
  import { BASE_PATH, withBase, withoutBase } from "#app/engine/base-path/base-path.ts";
  export const ask = (path: string) => fetch(withBase(path));
  export const list = (version: string) => fetch(\`\${BASE_PATH}/list.json?v=\${version}\`);
  export const here = () => withoutBase(withBase(location.pathname));
  export const Link = () => <a href="/about">About</a>;
`;
const plain = `

  export const ask = (path: string) => fetch(path);
  export const list = (version: string) => fetch(\`/list.json?v=\${version}\`);
  export const here = () => location.pathname;
  export const Link = () => <a href="/about">About</a>;
`;

beforeEach(() => void vi.stubEnv("NODE_ENV", "production"));
afterEach(() => void vi.unstubAllEnvs());

describe("a build", () => {
  it("for the root of a host is byte for byte the one that knows of no path", async () => {
    vi.stubEnv("PUBLIC_URL", "https://www.example.com");
    expect(await bundle(helped)).toBe(await bundle(plain));
  });

  it("below a path has it before the addresses of elements and calls", async () => {
    vi.stubEnv("PUBLIC_URL", "https://www.example.com/shop2/");
    const code = await bundle(helped);
    expect(code).toContain("/shop2/list.json?v=");
    expect(code).toContain("imageSrcSet");
    expect(await bundle(plain)).not.toContain("/shop2/list.json");
  });

  it("is not made for a PUBLIC_URL that no site can have", () => {
    vi.stubEnv("PUBLIC_URL", "https://www.example.com/a b/");
    expect(() => basePath()).toThrow("PUBLIC_URL is not usable");
  });
});
