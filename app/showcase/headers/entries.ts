import { pageGroup } from "#registry/page.ts";

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
  {
    path: "/headers/header-with-push",
    label: "Header with push",
    title: "Header with push: the page makes room",
    description:
      "A header whose side panel and menu push the page aside instead of covering it, with the scroll locked and the focus kept inside.",
    module: "showcase/headers/page.tsx",
    header: "header-with-push",
  },
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
  {
    path: "/headers/left-menu-classic",
    label: "Left menu classic",
    title: "Left menu classic: a column beside the page",
    description:
      "A header as a fixed column at the start of the page: name, nested menu, search and contact in view while the page scrolls beside it.",
    module: "showcase/headers/page.tsx",
    header: "left-menu-classic",
  },
  {
    path: "/headers/left-menu-modern",
    label: "Left menu modern",
    title: "Left menu modern: a rail with a fly-out",
    description:
      "An 80 pixel rail at the edge of the window whose one button unfolds the whole menu beside it and leaves the rest to the pictures.",
    module: "showcase/headers/page.tsx",
    header: "left-menu-modern",
  },
  {
    path: "/headers/mobile-menu-classic",
    label: "Mobile menu classic",
    title: "Mobile menu classic: it drops from the bar",
    description:
      "A mobile menu that drops from under the bar and is folded up by the same button, shown alive in a drawn phone and for real on small screens.",
    module: "showcase/headers/phone-page.tsx",
    header: "mobile-menu-classic",
  },
  {
    path: "/headers/mobile-menu-modern",
    label: "Mobile menu modern",
    title: "Mobile menu modern: a drawer that pushes",
    description:
      "A mobile menu as a dark drawer that pushes the page aside and leaves a strip to press, alive in a drawn phone and on small screens.",
    module: "showcase/headers/phone-page.tsx",
    header: "mobile-menu-modern",
  },
  {
    path: "/headers/mobile-menu-full-screen",
    label: "Mobile menu full screen",
    title: "Mobile menu full screen: entries like headlines",
    description:
      "A mobile menu that takes the whole screen in type as large as headlines, alive in a drawn phone and for real on small screens.",
    module: "showcase/headers/phone-page.tsx",
    header: "mobile-menu-full-screen",
  },
  {
    path: "/headers/hamburger-menu",
    label: "Hamburger menu",
    title: "Hamburger menu: a dark screen of large type",
    description:
      "A bar with a name, a search and one button, and a full-screen menu at poster size whose pages unfold beside the list.",
    module: "showcase/headers/over-picture-page.tsx",
    header: "hamburger-menu",
  },
  {
    path: "/headers/hamburger-menu-modern",
    label: "Hamburger menu modern",
    title: "Hamburger menu modern: a picture for each entry",
    description:
      "A full-screen menu in which a picture goes with the entry under the pointer or the focus, each loaded only when its turn comes.",
    module: "showcase/headers/page.tsx",
    header: "hamburger-menu-modern",
  },
  {
    path: "/headers/hamburger-menu-half",
    label: "Hamburger menu half",
    title: "Hamburger menu half: half a window of colour",
    description:
      "A menu on the brand’s colour that takes half of the window and leaves the page in sight beside it, at any width above a phone’s.",
    module: "showcase/headers/page.tsx",
    header: "hamburger-menu-half",
  },
]);
