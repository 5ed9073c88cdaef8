import {
  PORTFOLIO_GALLERY,
  PORTFOLIO_SCATTERED,
  PORTFOLIO_SLIDER,
  PROJECT,
  PROJECT_PAGES,
} from "#content/addresses.ts";
import { projectPages } from "#content/project-pages.ts";
import { type Entry, type ExtraRoute, pageGroup } from "#registry/page.ts";
import { arden } from "#app/skins/arden.ts";
import { sable } from "#app/skins/sable.ts";
import { kindling } from "#app/skins/kindling.ts";
import { quarterly } from "#app/skins/quarterly.ts";
import { vitrine } from "#app/skins/vitrine.ts";
import { ledgerline } from "#app/skins/ledgerline.ts";
import { portfolioGrids } from "./grid-entries.ts";

/** One module for all five: which project, and in which layout, is read from the address. */
const module = "features/portfolio/pages/project.tsx";

/** What a project's own page says of itself, without which project it is. */
function ofProject(number: keyof typeof projectPages) {
  const { title, description } = projectPages[number];
  return { path: `${PROJECT_PAGES}${number}`, title, description, isArticle: true as const };
}

/** The pages of the specification that show one project each. */
const ownPages: readonly Entry[] = [
  {
    ...ofProject("01"),
    label: "Single project page 01",
    module,
    header: "center-logo",
    footer: "footer-style-10",
    skin: quarterly,
  },
  {
    ...ofProject("02"),
    label: "Single project page 02",
    module,
    header: "header-with-push",
    footer: "footer-style-02",
    skin: sable,
  },
  {
    ...ofProject("03"),
    label: "Single project page 03",
    module,
    header: "header-disable-fixed",
    footer: "footer-style-01",
    skin: vitrine,
  },
  {
    ...ofProject("04"),
    label: "Single project page 04",
    module,
    header: "header-with-top-bar",
    footer: "footer-style-08",
    skin: ledgerline,
  },
  {
    ...ofProject("05"),
    label: "Single project page 05",
    module,
    header: "center-navigation",
    footer: "footer-style-12",
    skin: kindling,
  },
];

export const pages = pageGroup("portfolio", {}, [
  ...portfolioGrids,
  {
    path: PORTFOLIO_SCATTERED,
    label: "Scattered",
    title: "Scattered portfolio: pictures on a long table",
    description:
      "Projects laid out loosely, each with a second picture behind the first, in depth that follows the scroll; read and reached in order.",
    module: "features/portfolio/pages/scattered.tsx",
    header: "transparent-header",
    footer: "footer-style-11",
    skin: arden,
  },
  {
    path: PORTFOLIO_GALLERY,
    label: "Justified gallery",
    title: "Justified gallery: rows that end at one edge",
    description:
      "Uncropped pictures in rows that fill the width to the pixel on every screen, and open large by press, key or address.",
    module: "features/portfolio/pages/justified-gallery.tsx",
    header: "header-reverse-scroll",
    footer: "footer-style-02",
    skin: sable,
  },
  {
    path: PORTFOLIO_SLIDER,
    label: "Slider",
    title: "Portfolio slider: one project at a time",
    description:
      "Large pictures that are passed by hand, wheel, arrow keys or buttons. Nothing moves by itself, and it works without script.",
    module: "features/portfolio/pages/slider.tsx",
    header: "white-header",
    footer: "footer-style-09",
    skin: kindling,
  },
  ...(PROJECT_PAGES === null ? [] : ownPages),
]);

export const others: readonly ExtraRoute[] = [
  {
    path: PROJECT,
    reason: "every project of the portfolio, in its own of the five layouts",
    module,
    frame: { header: "white-header", footer: "footer-style-09" },
  },
];
