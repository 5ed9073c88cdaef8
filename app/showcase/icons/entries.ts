import { pageGroup } from "#registry/page.ts";

export const iconsPages = pageGroup("icons", {}, [
  {
    path: "/iconsmindline",
    label: "Iconsmind line",
    title: "Iconsmind line: a line set that may be shipped",
    description:
      "More than 1,500 line icons of the set that stands in for Iconsmind, with search, and each one to copy as name, JSX or SVG.",
    module: "showcase/icons/page.tsx",
    isPaged: true,
    header: "white-header",
  },
  {
    path: "/iconsmindsolid",
    label: "Iconsmind solid",
    title: "Iconsmind solid: the filled twins",
    description:
      "More than 1,500 filled icons of the set that stands in for Iconsmind solid, with search, to copy as name, JSX or SVG.",
    module: "showcase/icons/page.tsx",
    isPaged: true,
    header: "white-header",
  },
  {
    path: "/ETlineicon",
    label: "ET line",
    title: "ET line: hairline icons for large sizes",
    description:
      "More than 1,500 hairline icons of the set that stands in for ET line, with search, to copy as name, JSX or SVG.",
    module: "showcase/icons/page.tsx",
    isPaged: true,
    header: "white-header",
  },
  {
    path: "/fontawesome",
    label: "Font Awesome",
    title: "Font Awesome: solid, regular and brands",
    description:
      "Nearly three thousand icons of Font Awesome’s free sets, brands included, with search, to copy as name, JSX or SVG.",
    module: "showcase/icons/page.tsx",
    isPaged: true,
    header: "white-header",
  },
  {
    path: "/feather",
    label: "Feather",
    title: "Feather: 286 even strokes",
    description:
      "The 286 icons of Feather on a grid of 24, with search as you type, each to copy as name, JSX or SVG. MIT licence.",
    module: "showcase/icons/page.tsx",
    isPaged: true,
    header: "white-header",
  },
  {
    path: "/simple-line",
    label: "Simple line",
    title: "Simple line: calm outlines",
    description:
      "The 189 outlines of Simple Line Icons with search as you type, each to copy as name, JSX or SVG. MIT licence.",
    module: "showcase/icons/page.tsx",
    isPaged: true,
    header: "white-header",
  },
  {
    path: "/themify",
    label: "Themify",
    title: "Themify: one-pixel outlines",
    description:
      "The 352 outlines of Themify Icons with search as you type, each to copy as name, JSX or SVG. SIL Open Font Licence.",
    module: "showcase/icons/page.tsx",
    isPaged: true,
    header: "white-header",
  },
  {
    path: "/animation",
    label: "Animation",
    title: "Animation: all that moves, to be played again",
    description:
      "Entrances, text effects, hover and scroll animations of the kit with replay, and what each becomes where motion is reduced.",
    module: "showcase/animation/page.tsx",
  },
]);
