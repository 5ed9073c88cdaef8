import type { Plugin } from "vite";
import { isBeneath } from "#shared/beneath.ts";

/**
 * What the browser needs of the page registry and of long lists in `content`, in parts so that a page carries only what it shows:
 *
 * - `virtual:menu`: the entries of the menu bar;
 * - `virtual:menu-lists`: the lists behind them as HTML, which browsers find in the page and seldom need as script;
 * - `virtual:demos`: the groups of home pages; `virtual:page-skins`: the skins of pages that have their own;
 * - `virtual:unlisted-pages`: where pages are that only one visitor should see;
 * - what features hand in (`extracts`): names of departments and subjects, promises of the shop.
 *
 * The registry itself, with 224 titles and descriptions, stays on the server, and so do descriptions of departments and subjects.
 */
export function navigation(): Plugin {
  let made: ReturnType<typeof makeModules> | undefined;
  const modules = () => (made ??= makeModules());
  return {
    name: "vitrine:navigation",
    resolveId: async (source) =>
      source.startsWith("virtual:") && (await modules())[source] ? `\0${source}` : null,
    async load(resolved) {
      const exported = resolved.startsWith("\0") && (await modules())[resolved.slice(1)];
      if (!exported) return null;
      const code = Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
      // Parts that only the server reads are then left out of what browsers get.
      return { code, moduleSideEffects: false };
    },
  };
}

type Exports = Readonly<Record<string, unknown>>;

/** Each module by its name. */
async function makeModules(): Promise<Readonly<Record<string, Exports | undefined>>> {
  const { extraRoutes, pages } = await import("#registry/pages.ts");
  const { defaultSkin } = await import("#registry/page.ts");
  const menus = await import("#registry/menu.ts");
  const { features } = await import("#app/features.ts");
  const { serverAddresses } = await import("#registry/server-needs.ts");
  // As `app/engine/hosting.ts` reads it.
  const server = process.env.VITE_EXPORT ?? "";
  const isServers = (path: string) => server !== "" && isBeneath(path, serverAddresses);
  const isThere = (path: string) => server !== "none" || !isServers(path);
  const shown = pages.filter(({ path }) => isThere(path));
  const { pageList } = await import("#content/navigation.ts");
  const menu = pageList ? [] : menus.siteMenu(shown);
  return {
    "virtual:menu": {
      menu: pageList ? menus.listedEntries(pageList, isThere) : menus.menuEntries(menu),
    },
    "virtual:menu-lists": {
      menuLists: menus.menuLists(menu, (path) => (isServers(path) ? `${server}${path}` : path)),
    },
    "virtual:demos": { demos: menus.demoGroups(pages) },
    "virtual:unlisted-pages": {
      unlistedPages: [
        ...new Set(
          extraRoutes
            .filter(({ title }) => title !== undefined)
            .map(({ path }) => path.replace(/\/:.*/, "")),
        ),
      ],
    },
    "virtual:page-skins": {
      defaultSkin: defaultSkin.name,
      skinByPath: Object.fromEntries(
        pages.filter(({ skin }) => skin !== defaultSkin).map(({ path, skin }) => [path, skin.name]),
      ),
    },
    ...(Object.assign({}, ...features.map(({ extracts }) => extracts)) as Record<string, Exports>),
  };
}
