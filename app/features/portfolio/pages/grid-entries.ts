import { PORTFOLIO, PORTFOLIO_GRID, PORTFOLIO_GRIDS } from "#content/addresses.ts";
import type { FooterName, HeaderName } from "#registry/page.ts";
import { arden } from "#app/skins/arden.ts";
import { kindling } from "#app/skins/kindling.ts";
import { ledgerline } from "#app/skins/ledgerline.ts";
import { quarterly } from "#app/skins/quarterly.ts";
import { sable } from "#app/skins/sable.ts";
import { vitrine } from "#app/skins/vitrine.ts";
import type { Skin } from "#app/skins/skin.ts";

type Frame = [header: HeaderName, footer: FooterName, skin: Skin];

/** A page of a portfolio grid: six families in five layouts, all made by one module. Family and layout are read from the address. */
function grid(name: string, label: string, title: string, description: string, frame: Frame) {
  const [header, footer, skin] = frame;
  const path = name === PORTFOLIO_GRID ? PORTFOLIO : `${PORTFOLIO_GRIDS}${name}`;
  return {
    path,
    label,
    title,
    description,
    module: "features/portfolio/pages/grid-page.tsx",
    header,
    footer,
    skin,
  };
}

/** The thirty grids of the portfolio (specification, point 2). */
export const portfolioGrids = [
  grid(
    "classic-two-column",
    "Classic two column",
    "Classic portfolio in two columns",
    "Sixteen projects as large pictures with their captions below, two to a row. For studios whose work needs room before it needs words.",
    ["top-logo", "footer-style-02", arden],
  ),
  grid(
    "classic-three-column",
    "Classic three column",
    "Classic portfolio in three columns",
    "Projects in three columns with title, client and year below each picture, and an invitation that fills what the last row leaves.",
    ["white-header", "footer-style-01", vitrine],
  ),
  grid(
    "classic-four-column",
    "Classic four column",
    "Classic portfolio in four columns",
    "A quiet wall of small pictures with captions, four to a row: the whole archive in sight, sorted by four subjects without a reload.",
    ["center-logo", "footer-style-10", quarterly],
  ),
  grid(
    "classic-masonry",
    "Classic masonry",
    "Classic portfolio as masonry",
    "Upright, square and lying pictures in columns with captions below: a portfolio that looks collected rather than produced.",
    ["transparent-header", "footer-style-08", kindling],
  ),
  grid(
    "classic-metro",
    "Classic metro",
    "Classic portfolio as a metro grid",
    "Large and small tiles with captions in a grid without a ragged end, whatever the filter leaves: the weightier projects stand larger.",
    ["header-with-top-bar", "footer-style-09", ledgerline],
  ),
  grid(
    "boxed-two-column",
    "Boxed two column",
    "Boxed portfolio in two columns",
    "Projects as large cards on a dark table, with discipline, client and year below the picture. They rise when they are pointed at.",
    ["center-navigation", "footer-style-11", sable],
  ),
  grid(
    "boxed-three-column",
    "Boxed three column",
    "Boxed portfolio in three columns",
    "Cards of one height in three columns, each with its discipline and client: a portfolio that can be compared line by line.",
    ["header-responsive-sticky", "footer-style-05", ledgerline],
  ),
  grid(
    "boxed-four-column",
    "Boxed four column",
    "Boxed portfolio in four columns",
    "Small cards beside a rail that holds the menu, four to a row. For archives that are searched rather than strolled through.",
    ["left-menu-modern", "footer-style-09", vitrine],
  ),
  grid(
    "boxed-masonry",
    "Boxed masonry",
    "Boxed portfolio as masonry",
    "Cards with pictures of three shapes in balanced columns, under a head set into five pictures. For work in mixed formats.",
    ["header-disable-fixed", "footer-style-03", arden],
  ),
  grid(
    "boxed-metro",
    "Boxed metro",
    "Boxed portfolio as a metro grid",
    "Rounded cards of one or two columns and rows that always end in a straight line, under a head that is dark in both schemes.",
    ["white-header", "footer-style-08", kindling],
  ),
  grid(
    "colorful-two-column",
    "Colorful two column",
    "Colourful portfolio in two columns",
    "Each project floods its tile with a colour of its own on hover, on focus and on touch screens. Two to a row, so that it is felt.",
    ["header-always-fixed", "footer-style-12", kindling],
  ),
  grid(
    "colorful-three-column",
    "Colorful three column",
    "Colourful portfolio in three columns",
    "Sixteen tiles with sixteen colours, each checked for readable text. The colour comes with the pointer, the focus or the finger.",
    ["dark-header", "footer-style-11", vitrine],
  ),
  grid(
    "colorful-four-column",
    "Colorful four column",
    "Colourful portfolio in four columns",
    "A paint chart of projects, four to a row: quiet at rest, and in the project's own colour as soon as one of them is meant.",
    ["center-navigation", "footer-style-12", ledgerline],
  ),
  grid(
    "colorful-masonry",
    "Colorful masonry",
    "Colourful portfolio as masonry",
    "Pictures of three shapes whose tiles take the project's colour when they are meant, in columns that need no script to balance.",
    ["header-reverse-scroll", "footer-style-06", quarterly],
  ),
  grid(
    "colorful-metro",
    "Colorful metro",
    "Colourful portfolio as a metro grid",
    "Large and small tiles that answer in a colour of their own, edge to edge, under a head that leaves its start to the page.",
    ["hamburger-menu", "footer-style-08", arden],
  ),
  grid(
    "bordered-two-column",
    "Bordered two column",
    "Bordered portfolio in two columns",
    "Projects in hairline frames like prints on a wall, two to a row, with a wide mount around each picture and a number below it.",
    ["center-logo", "footer-style-02", quarterly],
  ),
  grid(
    "bordered-three-column",
    "Bordered three column",
    "Bordered portfolio in three columns",
    "A sheet of framed plates in three columns, numbered, under two words as wide as the page. For studios that like a grid.",
    ["top-logo", "footer-style-10", arden],
  ),
  grid(
    "bordered-four-column",
    "Bordered four column",
    "Bordered portfolio in four columns",
    "Hairlines, numbers and small pictures, four to a row: a specification sheet of projects that fits one and a half screens.",
    ["white-header", "footer-style-01", ledgerline],
  ),
  grid(
    "bordered-masonry",
    "Bordered masonry",
    "Bordered portfolio as masonry",
    "Framed pictures of three shapes in columns, beside a menu that stays in sight. The frames meet in a single hairline.",
    ["left-menu-classic", "footer-style-09", vitrine],
  ),
  grid(
    "bordered-metro",
    "Bordered metro",
    "Bordered portfolio as a metro grid",
    "Frames of one or two cells that share their hairlines and end in a straight line, on dark paper under a picture at dusk.",
    ["header-with-top-bar", "footer-style-02", sable],
  ),
  grid(
    "overlay-two-column",
    "Overlay two column",
    "Overlay portfolio in two columns",
    "Titles stand on the pictures, on a scrim that keeps them readable on any of them; more words rise on hover, focus and touch.",
    ["transparent-header", "footer-style-04", sable],
  ),
  grid(
    "overlay-three-column",
    "Overlay three column",
    "Overlay portfolio in three columns",
    "Pictures with their titles on them in three columns, under a picture that leaves the screen more slowly than the page.",
    ["dark-header", "footer-style-01", kindling],
  ),
  grid(
    "overlay-four-column",
    "Overlay four column",
    "Overlay portfolio in four columns",
    "A contact sheet of projects with their names on the pictures, four to a row without a gap, under a single word.",
    ["hamburger-menu-half", "footer-style-06", quarterly],
  ),
  grid(
    "overlay-masonry",
    "Overlay masonry",
    "Overlay portfolio as masonry",
    "Pictures of three shapes with titles on a scrim, in columns that balance by themselves, under a mosaic of five.",
    ["header-reverse-scroll", "footer-style-11", arden],
  ),
  grid(
    "overlay-metro",
    "Overlay metro",
    "Overlay portfolio as a metro grid",
    "A wall of large and small pictures with their titles on them, without a gap and without a ragged end. For work that is seen first.",
    ["hamburger-menu-modern", "footer-style-12", vitrine],
  ),
  grid(
    "switch-image-two-column",
    "Switch image two column",
    "Portfolio with second pictures, in two columns",
    "Each tile shows a second picture of its project on hover and focus; touch screens see it in the corner. Two to a row.",
    ["transparent-header", "footer-style-03", ledgerline],
  ),
  grid(
    "switch-image-three-column",
    "Switch image three column",
    "Portfolio with second pictures, in three columns",
    "The whole in the first picture, the detail in the second: three to a row on dark paper, without a script for the change.",
    ["center-logo", "footer-style-02", sable],
  ),
  grid(
    "switch-image-four-column",
    "Switch image four column",
    "Portfolio with second pictures, in four columns",
    "Front and back of sixteen projects, four to a row. The second picture comes with the pointer, the focus, or stands in the corner.",
    ["header-with-push", "footer-style-09", kindling],
  ),
  grid(
    "switch-image-masonry",
    "Switch image masonry",
    "Portfolio with second pictures, as masonry",
    "Tiles of three shapes that turn to a second picture when they are meant, in columns that keep their heights while they do.",
    ["header-disable-fixed", "footer-style-06", vitrine],
  ),
  grid(
    "switch-image-metro",
    "Switch image metro",
    "Portfolio with second pictures, as a metro grid",
    "Large and small tiles with two pictures each, one for the eye that passes and one for the eye that stays. Full to the last cell.",
    ["white-header", "footer-style-10", quarterly],
  ),
];
