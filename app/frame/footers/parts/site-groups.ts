import { type LinkGroup, pageList } from "#content/navigation.ts";
import { groupsHere } from "#app/frame/business.tsx";
import * as words from "#app/frame/words.ts";
import { listedGroups } from "./listed-groups.ts";

/**
 * The links in a footer of the site's own pages: the owner's list of pages, if there is one, in as many groups as the style has room for; else
 * the groups that belong to the style.
 */
export function siteGroups(...own: readonly LinkGroup[]): readonly LinkGroup[] {
  return groupsHere(pageList ? listedGroups(pageList, own.length, words.pages) : own);
}
