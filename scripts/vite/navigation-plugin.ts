import type { Plugin } from "vite";

const ids = [
  "virtual:menu",
  "virtual:menu-lists",
  "virtual:demos",
  "virtual:page-skins",
  "virtual:shop-departments",
  "virtual:shop-footer",
  "virtual:subjects",
] as const;

/**
 * What the browser needs of the page registry and of long lists in `content`, in parts so that a page carries only what it shows:
 *
 * - `virtual:menu`: the entries of the menu bar;
 * - `virtual:menu-lists`: the lists behind them as HTML, which browsers find in the page and seldom need as script;
 * - `virtual:demos`: the groups of home pages; `virtual:page-skins`: the skins of pages that have their own;
 * - `virtual:shop-departments`, `virtual:shop-footer` and `virtual:subjects`: names of departments and subjects, promises of the shop.
 *
 * The registry itself, with 224 titles and descriptions, stays on the server, and so do descriptions of departments and subjects.
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
      const menus = await import("#registry/menu.ts");
      const menu = menus.siteMenu(pages);
      const { departments, footerDepartmentsOf, promises } =
        await import("#registry/shop-front.ts");
      const { paymentWays } = await import("#content/shop.ts");
      const { postCategories, categoryNotes } = await import("#content/post-categories.ts");
      const { categoryPath } = await import("#content/post-pages.ts");
      const exported = {
        "virtual:menu": { menu: menus.menuEntries(menu) },
        "virtual:menu-lists": { menuLists: menus.menuLists(menu) },
        "virtual:demos": { demos: menus.demoGroups(pages) },
        "virtual:shop-departments": {
          departments: departments.map(({ id, label }) => ({ id, label })),
        },
        "virtual:shop-footer": {
          departments: footerDepartmentsOf(departments),
          paymentWays,
          promises: promises.map(({ icon, title, brief }) => ({ icon, title, text: brief })),
        },
        "virtual:subjects": {
          subjects: postCategories.map((id) => ({
            label: categoryNotes[id].title,
            href: categoryPath(id),
          })),
        },
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
