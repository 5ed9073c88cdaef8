import type { Plugin } from "vite";

const ids = ["virtual:menu", "virtual:menu-lists", "virtual:demos", "virtual:page-skins"] as const;

/**
 * What the browser needs of the page registry, in parts so that a page carries only what it shows:
 *
 * - `virtual:menu`: the entries of the menu bar;
 * - `virtual:menu-lists`: the lists behind them as HTML, which browsers find in the page and seldom need as script;
 * - `virtual:demos`: the groups of home pages; `virtual:page-skins`: the skins of pages that have their own.
 *
 * The registry itself, with 224 titles and descriptions, stays on the server.
 */
export function navigation(): Plugin {
  return {
    name: "vitrine:navigation",
    resolveId: (source) => (isOurs(source) ? `\0${source}` : null),
    async load(resolved) {
      const id = resolved.slice(1);
      if (!resolved.startsWith("\0") || !isOurs(id)) return null;
      const { pages } = await import("#registry/pages.ts");
      const { defaultSkin } = await import("#registry/page.ts");
      const menus = await import("../../content/menu.ts");
      const menu = menus.siteMenu(pages);
      const exported = {
        "virtual:menu": { menu: menus.menuEntries(menu) },
        "virtual:menu-lists": { menuLists: menus.menuLists(menu) },
        "virtual:demos": { demos: menus.demoGroups(pages) },
        "virtual:page-skins": {
          defaultSkin: defaultSkin.name,
          skinByPath: Object.fromEntries(
            pages
              .filter(({ skin }) => skin !== defaultSkin)
              .map(({ path, skin }) => [path, skin.name]),
          ),
        },
      }[id];
      const code = Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
      // Parts that only the server reads are then left out of what browsers get.
      return { code, moduleSideEffects: false };
    },
  };
}

function isOurs(id: string): id is (typeof ids)[number] {
  return (ids as readonly string[]).includes(id);
}
