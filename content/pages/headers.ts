import { pageGroup, unbuilt } from "./page.ts";

export const headersPages = pageGroup("headers", {}, [
  {
    path: "/headers/transparent-header",
    label: "Transparent header",
    title: "Transparent header: over the picture, then solid",
    description:
      "A header that stands over the first picture of a page and turns solid as the page is scrolled, driven by the scroll position itself.",
    module: "showcase/headers/over-picture-page.tsx",
    header: "transparent-header",
  },
  {
    path: "/headers/white-header",
    label: "White header",
    title: "White header: a light bar that stays",
    description:
      "A light sticky header in its own row: name, menu, tools behind a hairline. The safe choice for companies and shops, done well.",
    module: "showcase/headers/page.tsx",
    header: "white-header",
  },
  {
    path: "/headers/dark-header",
    label: "Dark header",
    title: "Dark header: dark in both colour schemes",
    description:
      "A sticky header that is dark in both colour schemes, with menus and panels to match, for pages that need a strong upper edge.",
    module: "showcase/headers/page.tsx",
    header: "dark-header",
  },
  {
    path: "/headers/header-with-top-bar",
    label: "Header with top bar",
    title: "Header with top bar: telephone and hours first",
    description:
      "A strip with telephone, address and opening hours that scrolls away while the bar beneath it stays at the top of the window.",
    module: "showcase/headers/page.tsx",
    header: "header-with-top-bar",
  },
  unbuilt("/headers/header-with-push", "Header with push"),
  {
    path: "/headers/center-navigation",
    label: "Center navigation",
    title: "Center navigation: the menu in the middle",
    description:
      "A header whose menu stands in the exact middle of the window, whatever the name and the tools on its sides measure.",
    module: "showcase/headers/page.tsx",
    header: "center-navigation",
  },
  {
    path: "/headers/center-logo",
    label: "Center logo",
    title: "Center logo: the name between two halves",
    description:
      "A header with the name in the middle, between two halves of the menu, in the order that the eye and the Tab key follow.",
    module: "showcase/headers/page.tsx",
    header: "center-logo",
  },
  {
    path: "/headers/top-logo",
    label: "Top logo",
    title: "Top logo: the name on its own row",
    description:
      "A header like the head of a newspaper: the name on its own row above the menu, which stays when the name has scrolled away.",
    module: "showcase/headers/page.tsx",
    header: "top-logo",
  },
  {
    path: "/headers/one-page-navigation",
    label: "One page navigation",
    title: "One page navigation: sections, marked as you read",
    description:
      "A header that links to the sections of one page, marks the one on screen and keeps the address in step, without a scroll listener.",
    module: "showcase/headers/one-page-page.tsx",
    header: "one-page-navigation",
  },
  {
    path: "/headers/header-always-fixed",
    label: "Header always fixed",
    title: "Header always fixed: a bar that hovers",
    description:
      "A header that hovers over the page from the first pixel to the last and never changes, with links that stop below it.",
    module: "showcase/headers/page.tsx",
    header: "header-always-fixed",
  },
  {
    path: "/headers/header-disable-fixed",
    label: "Header disable fixed",
    title: "Header disable fixed: a bar that goes",
    description:
      "A roomy header that scrolls away with the page like the top of a sheet of paper, and leaves the window to reading.",
    module: "showcase/headers/page.tsx",
    header: "header-disable-fixed",
  },
  {
    path: "/headers/header-reverse-scroll",
    label: "Header reverse scroll",
    title: "Header reverse scroll: gone down, back up",
    description:
      "A header that slides away while you read down the page and returns with the first move up or when the focus reaches it.",
    module: "showcase/headers/page.tsx",
    header: "header-reverse-scroll",
  },
  {
    path: "/headers/header-responsive-sticky",
    label: "Header responsive sticky",
    title: "Header responsive sticky: stays on phones only",
    description:
      "A header that stays at the top below 992 px, where the way back up is long, and scrolls away with the page on desktops.",
    module: "showcase/headers/page.tsx",
    header: "header-responsive-sticky",
  },
  unbuilt("/headers/left-menu-classic", "Left menu classic"),
  unbuilt("/headers/left-menu-modern", "Left menu modern"),
  unbuilt("/headers/mobile-menu-classic", "Mobile menu classic"),
  unbuilt("/headers/mobile-menu-modern", "Mobile menu modern"),
  unbuilt("/headers/mobile-menu-full-screen", "Mobile menu full screen"),
  unbuilt("/headers/hamburger-menu", "Hamburger menu"),
  unbuilt("/headers/hamburger-menu-modern", "Hamburger menu modern"),
  unbuilt("/headers/hamburger-menu-half", "Hamburger menu half"),
]);
