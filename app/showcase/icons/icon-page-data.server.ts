import { iconSetData } from "virtual:icon-sets";
import { ICONS_PER_PART, iconSets } from "#content/icon-sets.ts";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import { pagePath } from "#app/engine/page-path.ts";

/**
 * What an icon page shows: the set's facts and one part of its icons, the first without `?page=`.
 * @throws a 404 answer for a part that the set does not have.
 */
export async function iconPageData(url: URL) {
  const path = pagePath(url.pathname);
  const set = iconSets.find((one) => one.path === path);
  const load = set && iconSetData[set.slug];
  if (!set || !load) throw new Error(`content/icon-sets.ts has no set for ${path}.`);
  const { version, viewBox, icons } = (await load()).default;
  const pages = Math.ceil(icons.length / ICONS_PER_PART);
  const asked = url.searchParams.get("page") ?? "1";
  const page = /^\d{1,4}$/.test(asked) ? Number(asked) : 0;
  if (page < 1 || page > pages) throw new Response(null, { status: 404 });
  const { name, intro, author, licence, grid, packages } = set;
  return {
    set: { name, intro, author, licence, grid, packages: packages.map((one) => one.name) },
    facts: {
      files: `/icon-sets/${set.slug}/${version}`,
      viewBox,
      total: icons.length,
      perPart: ICONS_PER_PART,
    },
    page,
    pages,
    icons: icons.slice((page - 1) * ICONS_PER_PART, page * ICONS_PER_PART),
    showcase: showcaseData(path, {}),
  };
}
