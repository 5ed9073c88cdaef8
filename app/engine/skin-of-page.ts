import { defaultSkin, skinByPath } from "virtual:page-skins";
import { skinStylesheetUrl } from "#app/skins/skin-assets.ts";

/** Address of the stylesheet with the look of the page at `path`. */
export function skinOfPage(path: string): string {
  return skinStylesheetUrl(skinByPath[path] ?? defaultSkin);
}
