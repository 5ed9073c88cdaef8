import type { Plugin } from "vite";

/** Vite's own name for its helper: `import()` of a part that has styles of its own goes through it. */
// oxlint-disable-next-line no-control-regex -- modules that are in no file begin with it
const HELPER = /^\0vite\/preload-helper\.js$/;

/**
 * Puts a shorter helper in the place of Vite's. It brings the styles of a part that is loaded on demand before the part runs; Vite's does the
 * same in every way that any site might need, for 0.5 kB more on every page. Should Vite name it otherwise one day, its own comes back.
 */
export function shortPreloadHelper(): Plugin {
  let base = "/";
  return {
    name: "vitrine:short-preload-helper",
    apply: "build",
    configResolved(config) {
      ({ base } = config);
    },
    transform: {
      filter: { id: HELPER },
      handler: () => ({ code: helper(base), map: null }),
    },
  };
}

const helper = (base: string) => `
const asked = {};
const add = (file) => asked[file] ??= new Promise((done, fail) => {
  const href = ${JSON.stringify(base)} + file;
  if (!file.endsWith(".css") || document.querySelector(\`link[rel=stylesheet][href="\${href}"]\`)) return done();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  link.onload = done;
  link.onerror = () => {
    // Asked for again, it is tried again.
    delete asked[file];
    link.remove();
    fail(Error("Unable to preload CSS for " + href));
  };
  document.head.append(link);
});
export const __vitePreload = (load, files) => Promise.all((files ?? []).map(add)).then(load);
`;
