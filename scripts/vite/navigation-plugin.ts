import type { Plugin } from "vite";

const id = "virtual:navigation";

/**
 * `virtual:navigation` is what the browser needs of the page registry: the finished menu, the groups of demos, and each page's skin.
 * The registry itself, with 224 titles and descriptions, stays on the server.
 */
export function navigation(): Plugin {
  return {
    name: "vitrine:navigation",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(resolved) {
      if (resolved !== `\0${id}`) return null;
      const { builtPages } = await import("../../content/pages/registry.ts");
      const { demoGroups, siteMenu } = await import("../../content/menu.ts");
      const exported = {
        menu: siteMenu(builtPages),
        demos: demoGroups(builtPages),
        skinByPath: Object.fromEntries(builtPages.map(({ path, skin }) => [path, skin])),
      };
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}
