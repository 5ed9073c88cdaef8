import { picture } from "#content/media.ts";
import type { HeaderDemoContent } from "./header-demo.tsx";

const overlayKeys = {
  action: "Tab, Escape",
  answer:
    "The focus goes into the panel and stays there; Escape closes it and puts the focus back on the button.",
};

const locked = {
  action: "Scroll while it is open",
  answer: "The page behind stands still, at the same place to the pixel, before and after.",
};

const withoutScript = {
  action: "Switch script off",
  answer: "The menu opens all the same: the browser does it, not a library.",
};

/** The panels: headers whose menu stands beside, under or over the page. By file name in `app/frame/headers/`. */
export const panelDemos: Record<string, HeaderDemoContent> = {
  "header-with-push": {
    heading: "Header with push",
    when: "When a basket, a letter or a menu should feel like part of the page, not like a window on top of it.",
    hero: { picture: picture("marketing-megaphone"), look: "beside" },
    behaviour: [
      {
        action: "Press the three strokes",
        answer: "The page moves aside by the width of the panel, bar included, and dims.",
      },
      locked,
      overlayKeys,
      {
        action: "Press the page",
        answer: "The panel closes. On a phone a strip of the page stays in reach for that.",
      },
      {
        action: "Narrow the window below 992 px",
        answer: "The menu itself becomes the panel that pushes.",
      },
    ],
    watch: [
      {
        text: "Open the panel here, in the middle of the page, and close it: this line has not moved.",
        picture: picture("creative-balls"),
      },
      {
        text: "Page and panel travel together in 260 milliseconds. With reduced motion they are simply there.",
        picture: picture("project-record-1"),
      },
    ],
    suits: "Suits shops with a basket, agencies, magazines with a letter.",
    avoid: "Not for panels that are opened every minute: a page that keeps moving tires.",
  },
  "left-menu-classic": {
    heading: "Left menu classic",
    when: "When the contents are the point: archives, practices, documentation, anything with a tree that should stay in view.",
    hero: { picture: picture("architecture-house"), look: "below" },
    behaviour: [
      {
        action: "Scroll",
        answer: "The page goes, the column stays. A long tree scrolls by itself.",
      },
      {
        action: "Open an entry",
        answer: "Its pages unfold in place and the last entry folds: one branch at a time.",
      },
      {
        action: "Follow a link to a section",
        answer: "It stops at the very top of the window: nothing covers it.",
      },
      withoutScript,
      {
        action: "Narrow the window below 1200 px",
        answer: "The column becomes a bar with a full-screen menu.",
      },
    ],
    watch: [
      {
        text: "A column costs width, of which desktops have plenty, and saves height, of which they have little.",
        picture: picture("architecture-stairs"),
      },
      {
        text: "Name, tree, search, telephone: everything in the place where it was on the first page.",
        picture: picture("architecture-arcade"),
      },
    ],
    suits: "Suits architects, photographers, archives, handbooks.",
    avoid: "Not under pages that need the full width, such as wide tables.",
  },
  "left-menu-modern": {
    heading: "Left menu modern",
    when: "When pictures should have the window, and the menu is a tool at its edge.",
    hero: { picture: picture("studio-sea"), look: "below" },
    behaviour: [
      {
        action: "Press the strokes",
        answer: "The whole menu unfolds beside the rail; the strokes become a cross.",
      },
      {
        action: "Press them again, or the page, or Escape",
        answer: "It folds up. Escape also returns the focus to the strokes.",
      },
      {
        action: "Tab through it and on",
        answer: "The menu folds up behind you, so that it never covers what has the focus.",
      },
      withoutScript,
      {
        action: "Narrow the window below 992 px",
        answer: "The rail becomes a bar with a full-screen menu.",
      },
    ],
    watch: [
      {
        text: "Eighty pixels at the edge. The rest of the window is yours.",
        picture: picture("travel-mountains"),
      },
      {
        text: "The name reads upwards from the foot of the rail, like the spine of a book.",
        picture: picture("book-stack"),
      },
    ],
    suits: "Suits portfolios, hotels, exhibitions.",
    avoid: "Not where visitors change pages all the time: every change costs a press.",
  },
  "mobile-menu-classic": {
    heading: "Mobile menu classic",
    when: "When people know what they want: the menu drops from the bar, and one more press folds it up.",
    hero: { picture: picture("cafe-brew"), look: "beside" },
    behaviour: [
      {
        action: "Press the strokes",
        answer: "The menu drops from under the bar; the strokes become a cross.",
      },
      {
        action: "Press the cross, or the page",
        answer: "It folds up. The bar never leaves, so the way back is where it was.",
      },
      {
        action: "Tab past the last link",
        answer: "The menu folds up, and the focus goes on into the page.",
      },
      withoutScript,
      {
        action: "Widen the window to 992 px",
        answer: "The entries stand in the bar, with a search field of their own.",
      },
    ],
    watch: [
      {
        text: "Below 992 px this page has the menu for real. The phone above is for everyone else.",
        picture: picture("cafe-top"),
      },
      {
        text: "A long menu scrolls in its own box and never pulls the page along.",
        picture: picture("studio-coffee"),
      },
    ],
    suits: "Suits cafés, practices, shops: short menus in a hurry.",
    avoid: "Not with three levels: a drop-down is no place to get lost in.",
  },
  "mobile-menu-modern": {
    heading: "Mobile menu modern",
    when: "When the menu should feel like a drawer of the page: it comes in from the edge, and the page makes room.",
    hero: { picture: picture("studio-fashion"), look: "beside" },
    behaviour: [
      {
        action: "Press the strokes",
        answer: "A dark drawer moves in from the end of the line and pushes the page aside.",
      },
      {
        action: "Press the strip of page that is left",
        answer: "The drawer closes. It is 16 percent of the width: a thumb finds it.",
      },
      locked,
      overlayKeys,
      {
        action: "Widen the window to 992 px",
        answer: "The name stands in the middle, the menu before it, the tools behind.",
      },
    ],
    watch: [
      {
        text: "The bar has slid away while you read. Scroll up a little, and it is back.",
        picture: picture("fashion-bag"),
      },
      {
        text: "From right to left the drawer comes from the other side, and the page moves the other way.",
        picture: picture("perfume-bottle"),
      },
    ],
    suits: "Suits fashion, portfolios, apps with a habit of drawers.",
    avoid: "Not beside other swipes on the same edge.",
  },
  "mobile-menu-full-screen": {
    heading: "Mobile menu full screen",
    when: "When the menu is a page of its own and may speak as loudly as the first one.",
    hero: { picture: picture("event-stage"), look: "below" },
    behaviour: [
      {
        action: "Press the strokes",
        answer: "The menu takes the whole screen. Name and button stay exactly where they were.",
      },
      {
        action: "Open an entry",
        answer: "Its pages unfold in two columns; the last entry folds.",
      },
      locked,
      overlayKeys,
      {
        action: "Widen the window to 992 px",
        answer: "The entries stand in a bar over the first band.",
      },
    ],
    watch: [
      {
        text: "Entries as large as headlines: nobody has to aim.",
        picture: picture("project-posters-1"),
      },
      {
        text: "Search, mail and telephone stand at the foot, where a thumb rests.",
        picture: picture("podcast-mic"),
      },
    ],
    suits: "Suits events, restaurants, brands with few pages and a voice.",
    avoid: "Not for quick switching: the page is out of sight while you choose.",
  },
  "hamburger-menu": {
    heading: "Hamburger menu",
    when: "When the work should have the first word and the menu waits behind it, then takes the whole stage.",
    hero: { picture: picture("project-lightrings-1"), look: "under" },
    behaviour: [
      {
        action: "Press the strokes",
        answer: "The screen turns dark and the entries rise one after the other, at poster size.",
      },
      {
        action: "Open an entry",
        answer: "Its pages unfold beside the list and the others step back.",
      },
      locked,
      overlayKeys,
      withoutScript,
    ],
    watch: [
      {
        text: "Three things in the bar: a name, a search, a door.",
        picture: picture("agency-glass"),
      },
      {
        text: "The entries measure a tenth of the window’s height, whatever the window: they always fit.",
        picture: picture("project-skate-1"),
      },
    ],
    suits: "Suits agencies, studios, single works.",
    avoid: "Not for shops and services: what is behind a button is used half as often.",
  },
  "hamburger-menu-modern": {
    heading: "Hamburger menu modern",
    when: "When the menu is the second portfolio: every entry shows what it leads to before it is pressed.",
    hero: { picture: picture("interior-living"), look: "below" },
    behaviour: [
      {
        action: "Press the strokes, then wander over the entries",
        answer: "A picture for each is drawn up over the last. By Tab it is the same.",
      },
      {
        action: "Open an entry",
        answer: "Its pages unfold; the picture stays beside them while the list scrolls.",
      },
      {
        action: "Look at what is loaded",
        answer: "A picture comes when its turn comes. Opening the menu costs one.",
      },
      overlayKeys,
      {
        action: "Scroll down, then up",
        answer: "The bar leaves while you read and returns when you want it.",
      },
    ],
    watch: [
      {
        text: "The pictures are decoration and say so: screen readers hear the entries alone.",
        picture: picture("interior-dining"),
      },
      {
        text: "On a phone there is no pointer to follow, so there is no picture to load.",
        picture: picture("interior-bedroom"),
      },
    ],
    suits: "Suits interior designers, photographers, fashion.",
    avoid: "Not without seven good pictures.",
  },
  "hamburger-menu-half": {
    heading: "Hamburger menu half",
    when: "When visitors should keep one eye on the page while they look where to go next.",
    hero: { picture: picture("furniture-chair-ochre"), look: "beside" },
    behaviour: [
      {
        action: "Press the strokes",
        answer:
          "Half of the window turns into the brand’s colour; the page stays in sight beside it.",
      },
      {
        action: "Press the page",
        answer: "The panel closes, and the focus is back on the strokes.",
      },
      locked,
      overlayKeys,
      {
        action: "Narrow the window",
        answer: "Half becomes all of it at the width where half would be too little.",
      },
    ],
    watch: [
      {
        text: "Half a window of one colour is the shortest way to say whose page this is.",
        picture: picture("furniture-chair-forest"),
      },
      {
        text: "The colour is the skin’s. Text on it passes AA in all of them, or the build would have moved it.",
        picture: picture("furniture-chair-pine"),
      },
    ],
    suits: "Suits dentists, designers, freelancers: few pages, one strong colour.",
    avoid: "Not with a loud first picture: two halves then shout at each other.",
  },
};
