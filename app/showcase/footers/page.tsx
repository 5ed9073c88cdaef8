import { pages, findPage } from "#registry/pages.ts";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import { pagePath } from "#app/engine/page-path.ts";
import type { Route } from "./+types/page.ts";
import { footerCode } from "./footer-code.server.ts";
import { FooterDemo } from "./footer-demo.tsx";
import { footerDemos } from "./footer-demos.server.ts";
import { footerWireframes } from "./footer-wireframes.server.ts";

/** One module for all twelve addresses: the page on screen is known by the footer that its entry in the registry names. */
export function loader({ url }: Route.LoaderArgs) {
  const page = findPage(pagePath(url.pathname));
  if (!page) throw new Error(`There is no page ${url.pathname} in the registry.`);
  const name = page.footer;
  return {
    name,
    ...footerDemos[name],
    wireframe: footerWireframes[name],
    homes: pages
      .filter(({ group, footer }) => group === "home" && footer === name)
      .map(({ label, path }) => ({ label, href: path })),
    data: showcaseData(url.pathname, { [name]: footerCode[name] }),
  };
}

export default function FooterPage({ loaderData }: Route.ComponentProps) {
  return <FooterDemo {...loaderData} />;
}
