import { pageGroup } from "#registry/page.ts";

export const pageTitlesPages = pageGroup("pageTitles", {}, [
  {
    path: "/page-title/left-alignment",
    label: "Left alignment",
    title: "Left-aligned page title: one edge for every line",
    description:
      "A page title whose breadcrumbs, heading and intro share one edge, with facts or the next step beside them. For pages that are read.",
    module: "showcase/page-titles/left-alignment.tsx",
    header: "white-header",
  },
  {
    path: "/page-title/right-alignment",
    label: "Right alignment",
    title: "Right-aligned page title: room for an index",
    description:
      "A page title at the end of the line that leaves the start of the page to an index or a figure, mirrored where text runs right to left.",
    module: "showcase/page-titles/right-alignment.tsx",
    header: "header-disable-fixed",
  },
  {
    path: "/page-title/center-alignment",
    label: "Center alignment",
    title: "Centred page title: one statement",
    description:
      "A centred page title with balanced lines, alone or with two ways on, on paper, tinted or dark ground. For pages with one message.",
    module: "showcase/page-titles/center-alignment.tsx",
    header: "center-navigation",
  },
  {
    path: "/page-title/colorful-style",
    label: "Colorful style",
    title: "Colourful page title: tiles in the brand's colours",
    description:
      "A page title on the brand's colour with a geometric drawing of tiles that takes its five tones from the skin, in light and dark.",
    module: "showcase/page-titles/colorful-style.tsx",
    header: "white-header",
  },
  {
    path: "/page-title/big-typography",
    label: "Big typography",
    title: "Big typography: a word as wide as the page",
    description:
      "A page title whose longest word fills the width of every screen in any typeface, without moving the page and without overflow.",
    module: "showcase/page-titles/big-typography.tsx",
  },
  {
    path: "/page-title/parallax-background",
    label: "Parallax background",
    title: "Parallax page title: a picture that stays longer",
    description:
      "A page title on a picture that leaves more slowly than the page, driven by the scroll position in CSS and still for reduced motion.",
    module: "showcase/page-titles/parallax-background.tsx",
  },
  {
    path: "/page-title/separate-breadcrumbs",
    label: "Separate breadcrumbs",
    title: "Breadcrumbs in a bar of their own",
    description:
      "A bar under the title band that gives a long trail the whole width, with structured data in absolute addresses. For deep sites.",
    module: "showcase/page-titles/separate-breadcrumbs.tsx",
    header: "header-with-top-bar",
  },
  {
    path: "/page-title/gallery-background",
    label: "Gallery background",
    title: "Gallery page title: five pictures around the words",
    description:
      "A page title set like a stone into a mosaic of five pictures that reaches the edges of the page and needs no scrim.",
    module: "showcase/page-titles/gallery-background.tsx",
    header: "white-header",
  },
  {
    path: "/page-title/background-video",
    label: "Background video",
    title: "Page title on a film, with a button to stop it",
    description:
      "A page title on a silent film of its own with a pause button; phones, savers of data and reduced motion get its first frame.",
    module: "showcase/page-titles/background-video.tsx",
  },
  {
    path: "/page-title/mini-version",
    label: "Mini version",
    title: "Mini page title: name, note and trail in one line",
    description:
      "The smallest page title, for shop lists, tables and search: name, number of things and breadcrumbs in a single line.",
    module: "showcase/page-titles/mini-version.tsx",
    header: "header-responsive-sticky",
  },
]);
