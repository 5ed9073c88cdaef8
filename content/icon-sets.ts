/** A whole set of icons, shown on a page of its own. */
export interface IconSet {
  /** Folder of its files below `/icon-sets/`. */
  slug: string;
  /** The page that shows it. */
  path: string;
  name: string;
  /** What the set is, and what it is good for. */
  intro: string;
  /**
   * Where it comes from: packages from the registry; `ending` takes only icons whose name ends so (and takes it off), `suffix` tells icons
   * of one package from those of another.
   */
  packages: readonly { name: string; ending?: string; suffix?: string }[];
  author: { name: string; href: string };
  licence: { name: string; href: string };
  /** Size on which the set is drawn, in px. */
  grid: number;
}

const phosphor = {
  author: { name: "Phosphor Icons", href: "https://phosphoricons.com" },
  licence: {
    name: "MIT",
    href: "https://github.com/phosphor-icons/core/blob/main/LICENSE",
  },
  grid: 16,
};

/** The sets of the specification's icon pages. */
export const iconSets: readonly IconSet[] = [
  {
    ...phosphor,
    slug: "phosphor-light",
    path: "/iconsmindline",
    name: "Iconsmind line",
    intro:
      "Iconsmind is sold under a proprietary licence, so it cannot ship in a template. Phosphor’s light weight stands in for it: drawn in one hand, freely licensed, and paired with the solid page.",
    packages: [{ name: "@iconify-json/ph", ending: "-light" }],
  },
  {
    ...phosphor,
    slug: "phosphor-fill",
    path: "/iconsmindsolid",
    name: "Iconsmind solid",
    intro:
      "The solid half of the pair. Iconsmind itself is proprietary; Phosphor’s filled weight stands in, so that each line icon has its filled twin for a selected state.",
    packages: [{ name: "@iconify-json/ph", ending: "-fill" }],
  },
  {
    ...phosphor,
    slug: "phosphor-thin",
    path: "/ETlineicon",
    name: "ET line",
    intro:
      "Hairlines for large sizes. The package of ET line is under the GPL, which a template should not pass on; Phosphor’s thin weight has the same voice, from 32 px upwards.",
    packages: [{ name: "@iconify-json/ph", ending: "-thin" }],
  },
  {
    slug: "fontawesome",
    path: "/fontawesome",
    name: "Font Awesome",
    intro:
      "The best known set of all, with the marks of six hundred companies. The icons are under CC BY 4.0: keep the credit where you use them.",
    packages: [
      { name: "@iconify-json/fa7-solid" },
      { name: "@iconify-json/fa7-regular", suffix: "-regular" },
      { name: "@iconify-json/fa7-brands" },
    ],
    author: { name: "Fonticons, Inc.", href: "https://fontawesome.com" },
    licence: { name: "CC BY 4.0", href: "https://creativecommons.org/licenses/by/4.0/" },
    grid: 16,
  },
  {
    slug: "feather",
    path: "/feather",
    name: "Feather",
    intro:
      "Two hundred and some icons on a grid of 24 with strokes of 2: small, even, and enough for most interfaces.",
    packages: [{ name: "@iconify-json/feather" }],
    author: { name: "Cole Bemis", href: "https://feathericons.com" },
    licence: { name: "MIT", href: "https://github.com/feathericons/feather/blob/main/LICENSE" },
    grid: 24,
  },
  {
    slug: "simple-line",
    path: "/simple-line",
    name: "Simple line",
    intro: "Thin outlines with round ends, made for marketing pages: calm beside large type.",
    packages: [{ name: "@iconify-json/simple-line-icons" }],
    author: {
      name: "Sabbir Ahmed and contributors",
      href: "https://github.com/thesabbir/simple-line-icons",
    },
    licence: {
      name: "MIT",
      href: "https://github.com/thesabbir/simple-line-icons/blob/master/LICENSE.md",
    },
    grid: 32,
  },
  {
    slug: "themify",
    path: "/themify",
    name: "Themify",
    intro:
      "A set of square, one-pixel outlines from the years of the first flat interfaces. Set it at 17 px or whole multiples, where its lines meet the pixels.",
    packages: [{ name: "ti-icons" }],
    author: { name: "Themify", href: "https://themify.me/themify-icons" },
    licence: { name: "SIL OFL 1.1", href: "https://openfontlicense.org" },
    grid: 17,
  },
];

/** Icons in one file, and on one page without script. */
export const ICONS_PER_PART = 200;
