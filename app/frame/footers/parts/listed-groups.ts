import type { LinkGroup, MenuItem } from "#content/navigation.ts";

/**
 * A list of pages as groups of links: the single pages first, then each word with the pages below it. None for a list of none.
 * @param most groups that there is room for: where there are more, all pages are one group.
 * @param title of the group of single pages.
 */
export function listedGroups(
  items: readonly MenuItem[],
  most: number,
  title: string,
): readonly LinkGroup[] {
  const single = items.flatMap((item) => ("href" in item ? [item] : []));
  const groups = items.flatMap((item) =>
    "links" in item && item.links.length > 0 ? [{ title: item.label, links: item.links }] : [],
  );
  const all = single.length > 0 ? [{ title, links: single }, ...groups] : groups;
  if (all.length <= most) return all;
  return [{ title, links: items.flatMap((item) => ("href" in item ? [item] : item.links)) }];
}
