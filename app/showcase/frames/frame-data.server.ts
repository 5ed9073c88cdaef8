import { footerNames, headerNames } from "#registry/page.ts";
import { findPage } from "#registry/pages.ts";
import { pagePath } from "#app/engine/page-path.ts";

/** The pair at `/try/HEADER/FOOTER`, and the links that change one half of it. */
export function frameData(path: string) {
  const [, , header = "", footer = ""] = pagePath(path).split("/");
  const label = (page: string) => findPage(page)?.label ?? page;
  return {
    header,
    footer,
    headers: headerNames.map((name) => ({
      label: label(`/headers/${name}`),
      href: `/try/${name}/${footer}`,
      isChosen: name === header,
    })),
    footers: footerNames.map((name) => ({
      label: label(`/footers/${name}`),
      href: `/try/${header}/${name}`,
      isChosen: name === footer,
    })),
  };
}
