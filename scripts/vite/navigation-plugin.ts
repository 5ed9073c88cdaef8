import type { Plugin } from "vite";

const id = "virtual:navigation";

/**
 * `virtual:navigation` is the page registry reduced to what menus need in the browser (address, label, group, skin of the pages
 * that exist). The registry itself, with 224 titles and descriptions, stays on the server.
 */
export function navigation(): Plugin {
  return {
    name: "vitrine:navigation",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(resolved) {
      if (resolved !== `\0${id}`) return null;
      const { builtPages } = await import("../../content/pages/registry.ts");
      const links = builtPages.map(({ path, label, group, skin }) => ({ path, label, group, skin }));
      return `export const pageLinks = ${JSON.stringify(links)};`;
    },
  };
}
