import { pageGroup } from "#registry/page.ts";

/** Every entry's footer is the one it shows; one module makes all their pages. */
export const footersPages = pageGroup("footers", {}, [
  {
    path: "/footers/footer-style-01",
    label: "01 Link groups",
    title: "Footer with four link groups",
    description:
      "Four link groups on the page's columns beside name, address and mail: the footer for sites of many pages. Composition and source.",
    module: "showcase/footers/page.tsx",
    footer: "footer-style-01",
  },
  {
    path: "/footers/footer-style-02",
    label: "02 One axis",
    title: "Footer on one axis",
    description:
      "A centred footer: the mark set into a hairline, four links in the display face, networks and small print. Composition and source.",
    module: "showcase/footers/page.tsx",
    footer: "footer-style-02",
  },
  {
    path: "/footers/footer-style-03",
    label: "03 Postcard",
    title: "Newsletter footer as a postcard",
    description:
      "A footer led by the newsletter: a drawn postcard whose address side is a subscribe form that really sends. Composition and source.",
    module: "showcase/footers/page.tsx",
    footer: "footer-style-03",
  },
  {
    path: "/footers/footer-style-04",
    label: "04 Under the page",
    title: "Dark footer revealed under the page",
    description:
      "The page slides away over a night footer with the name from edge to edge. Off at 991 px and for reduced motion. With its source.",
    module: "showcase/footers/page.tsx",
    footer: "footer-style-04",
  },
  {
    path: "/footers/footer-style-05",
    label: "05 Map and door",
    title: "Footer with a drawn map",
    description:
      "A drawn map in the skin's colours, the address as a headline, phone and opening hours. Nothing is loaded from a map service.",
    module: "showcase/footers/page.tsx",
    footer: "footer-style-05",
  },
  {
    path: "/footers/footer-style-06",
    label: "06 Picture strip",
    title: "Footer with a picture strip",
    description:
      "Six square pictures linked to Instagram, the tagline, mail and two groups of links: a footer for picture-led businesses.",
    module: "showcase/footers/page.tsx",
    footer: "footer-style-06",
  },
  {
    path: "/footers/footer-style-07",
    label: "07 Shop",
    title: "Shop footer with advantages",
    description:
      "Four promises, the departments with a picture each, questions and drawn payment marks: the footer of a shop, with its source.",
    module: "showcase/footers/page.tsx",
    footer: "footer-style-07",
  },
  {
    path: "/footers/footer-style-08",
    label: "08 Two halves",
    title: "Footer in two colours",
    description:
      "One half in the brand's colour with phone and mail, one in its tint with links and address: a footer that asks for a call.",
    module: "showcase/footers/page.tsx",
    footer: "footer-style-08",
  },
  {
    path: "/footers/footer-style-09",
    label: "09 One line",
    title: "Footer in one line",
    description:
      "Mark, four links, copyright and networks on one line under a rule: the lowest of the twelve footers. Composition and source.",
    module: "showcase/footers/page.tsx",
    footer: "footer-style-09",
  },
  {
    path: "/footers/footer-style-10",
    label: "10 Last page",
    title: "Magazine footer with subjects",
    description:
      "A nameplate between rules, an index of subjects in the display face and the imprint in columns: a footer for a magazine or blog.",
    module: "showcase/footers/page.tsx",
    footer: "footer-style-10",
  },
  {
    path: "/footers/footer-style-11",
    label: "11 Last word",
    title: "Footer with a call to action",
    description:
      "A closing sentence on the brand's colour and one large button across the seam to the links below. Composition and source.",
    module: "showcase/footers/page.tsx",
    footer: "footer-style-11",
  },
  {
    path: "/footers/footer-style-12",
    label: "12 Stacked type",
    title: "Footer of stacked type",
    description:
      "Four links as large as a poster, stacked on the skin's accent colour: the menu is the picture. Composition and source.",
    module: "showcase/footers/page.tsx",
    footer: "footer-style-12",
  },
]);
