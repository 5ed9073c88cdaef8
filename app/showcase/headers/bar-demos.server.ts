import { picture } from "#content/media.ts";
import type { HeaderDemoContent } from "./header-demo.tsx";

const menuKeys = {
  action: "Tab, Enter, arrow keys, Escape",
  answer:
    "Enter or Down opens an entry, arrows walk through its links, Left and Right change entries, Escape closes and returns the focus.",
};

const hover = {
  action: "Rest the pointer on an entry",
  answer: "Its panel opens after 150 ms; a pointer that only passes opens nothing.",
};

const small = {
  action: "Narrow the window below 992 px",
  answer: "The bar keeps name, search and colours; the menu moves behind one button.",
};

/** The bars: headers that stand along the top of the page. By file name in `app/frame/headers/`. */
export const barDemos: Record<string, HeaderDemoContent> = {
  "transparent-header": {
    heading: "Transparent header",
    when: "When the first picture of a page deserves the whole window, bar included.",
    hero: { picture: picture("travel-mountains"), look: "under" },
    behaviour: [
      {
        action: "Load the page",
        answer:
          "No ground, no line: only the words stand on the picture, in the scheme that the picture asks for.",
      },
      {
        action: "Scroll by 80 px",
        answer:
          "Paper fades in behind the words. The scroll position itself drives it, so it also works without script.",
      },
      hover,
      menuKeys,
      small,
    ],
    watch: [
      {
        text: "The bar is solid by now. The picture above gave up none of its height for it.",
        picture: picture("travel-desert"),
      },
      {
        text: "A page says in one word whether its first band is light or dark; the bar follows.",
        picture: picture("travel-island"),
      },
    ],
    suits: "Suits hotels, travel, portfolios: anything that opens with one large picture.",
    avoid: "Not for pages that begin with text, where a bar without a ground looks lost.",
  },
  "white-header": {
    heading: "White header",
    when: "When the page starts with content and the bar should simply be there: the safe choice, done well.",
    hero: { picture: picture("decor-corner"), look: "beside" },
    behaviour: [
      {
        action: "Scroll",
        answer: "The bar has its own row and stays at the top. Nothing below it moves.",
      },
      hover,
      menuKeys,
      {
        action: "Follow a link to a section",
        answer: "The section stops below the bar, not under it.",
      },
      small,
    ],
    watch: [
      {
        text: "Still here, still 76 pixels. A bar that never changes is one thing less to watch.",
        picture: picture("interior-living"),
      },
      {
        text: "In the dark scheme it is dark paper with a line of light, not a white bar.",
        picture: picture("interior-bedroom"),
      },
    ],
    suits: "Suits companies, shops and anything with more than fifty pages.",
    avoid: "Not over a full-screen picture: it cuts the top off.",
  },
  "dark-header": {
    heading: "Dark header",
    when: "When the page is light and long, and the bar should hold it together like the spine of a book.",
    hero: { picture: picture("studio-gym"), look: "below" },
    behaviour: [
      {
        action: "Switch the colours",
        answer: "The bar is dark in both schemes. Its menus, search and panels are dark with it.",
      },
      { action: "Scroll", answer: "It stays at the top in its own row." },
      hover,
      menuKeys,
      small,
    ],
    watch: [
      {
        text: "Against a bright page the dark bar is the strongest line on the screen. Use it once.",
        picture: picture("studio-brutal"),
      },
      {
        text: "Focus rings, hover grounds and hairlines are drawn for the dark, not inverted.",
        picture: picture("project-speaker-1"),
      },
    ],
    suits: "Suits sport, software, events: brands that may speak up.",
    avoid: "Not above a dark first band, where it has no edge.",
  },
  "header-with-top-bar": {
    heading: "Header with top bar",
    when: "When people come for a telephone number or today’s hours, and should have both before they read a word.",
    hero: { picture: picture("dental-clinic"), look: "beside" },
    behaviour: [
      {
        action: "Scroll",
        answer: "The strip leaves with the page; the bar beneath it stays at the top.",
      },
      {
        action: "Press the number",
        answer: "Telephone and address are links: a phone dials, a desktop writes a letter.",
      },
      hover,
      menuKeys,
      small,
    ],
    watch: [
      {
        text: "The strip is gone, and with it 40 pixels that reading needs more.",
        picture: picture("boardroom"),
      },
      {
        text: "Number, address and hours come from one file, and the footer reads the same one.",
        picture: picture("estate-documents"),
      },
    ],
    suits: "Suits practices, law firms, workshops: places that are called.",
    avoid: "Not for shops of ideas: an empty strip is worse than none.",
  },
  "center-navigation": {
    heading: "Center navigation",
    when: "When the menu is short and the page is symmetrical, and both should share an axis.",
    hero: { picture: picture("yoga-room"), look: "below" },
    behaviour: [
      {
        action: "Make the name longer",
        answer: "The menu stays in the exact middle: both sides take the same share of the bar.",
      },
      { action: "Scroll", answer: "The bar stays at the top in its own row." },
      hover,
      menuKeys,
      small,
    ],
    watch: [
      {
        text: "Centred means measured from the window, not from what happens to be left over.",
        picture: picture("spa-candle"),
      },
      {
        text: "From right to left everything is mirrored, and the middle remains the middle.",
        picture: picture("studio-spa"),
      },
    ],
    suits: "Suits studios, freelancers, wellbeing: three to six entries.",
    avoid: "Not with ten entries: the sides run out of room.",
  },
  "center-logo": {
    heading: "Center logo",
    when: "When the name is the brand and wants to be seen before anything else.",
    hero: { picture: picture("restaurant-table"), look: "below" },
    behaviour: [
      {
        action: "Count the entries",
        answer: "The menu divides itself around the name, the larger half first.",
      },
      {
        action: "Tab through it",
        answer: "The order is what the eye reads: first half, name, second half, tools.",
      },
      hover,
      menuKeys,
      small,
    ],
    watch: [
      {
        text: "Two short lists are easier to scan than a long one. The name is the pause between them.",
        picture: picture("restaurant-dish"),
      },
      {
        text: "Below 992 px the name moves to the start, where a thumb expects the way home.",
        picture: picture("restaurant-wine"),
      },
    ],
    suits: "Suits restaurants, hotels, fashion: a name worth a stage.",
    avoid: "Not with an odd number of very long entries.",
  },
  "top-logo": {
    heading: "Top logo",
    when: "When the page is a publication or a house with a long history, and the name is its title.",
    hero: { picture: picture("estate-documents"), look: "below" },
    behaviour: [
      {
        action: "Scroll",
        answer: "The name goes with its row; the menu beneath takes over the top of the window.",
      },
      hover,
      menuKeys,
      { action: "Load on a phone", answer: "One row: name at the start, tools at the end." },
    ],
    watch: [
      {
        text: "Sixty pixels of menu remain. The title has been read.",
        picture: picture("book-stack"),
      },
      {
        text: "The way home is in the first row, once. A sticky bar need not repeat it.",
        picture: picture("project-books-1"),
      },
    ],
    suits: "Suits magazines, shops and salons.",
    avoid: "Not for tools that people open ten times a day: the first row costs height.",
  },
  "one-page-navigation": {
    heading: "One page navigation",
    when: "When one page says it all, and people should be able to jump, see where they are, and share the place.",
    hero: { picture: picture("event-stage"), look: "beside" },
    behaviour: [
      {
        action: "Scroll",
        answer: "The entry of the section on screen is marked, also for screen readers.",
      },
      {
        action: "Look at the address",
        answer: "It names the section you are reading. Copy it, and the page opens there.",
      },
      {
        action: "Press Back",
        answer: "You leave the page. Reading on does not fill the history with sections.",
      },
      { action: "Follow an entry", answer: "The section stops below the bar." },
      small,
    ],
    watch: [
      {
        text: "The bar above says “Scroll”. It noticed by watching the middle of the window.",
        picture: picture("agency-glass"),
      },
      {
        text: "No scroll listener runs: the browser tells when a section crosses the middle.",
        picture: picture("project-lightrings-1"),
      },
    ],
    suits: "Suits events, launches, personal sites.",
    avoid: "Not for sites with many pages: beside sections their menu waits behind a button.",
  },
  "header-always-fixed": {
    heading: "Header always fixed",
    when: "When the bar is a tool that must look and stay the same from the first pixel to the last.",
    hero: { picture: picture("studio-app"), look: "under" },
    behaviour: [
      {
        action: "Scroll, in either direction",
        answer: "Nothing happens to the bar. It hovers over the page and never changes.",
      },
      {
        action: "Look through it",
        answer: "The page shimmers through by a hair; text on the bar passes AA on any ground.",
      },
      hover,
      menuKeys,
      small,
    ],
    watch: [
      {
        text: "A bar with air around it belongs to the window, not to the page.",
        picture: picture("project-papercraft-1"),
      },
      {
        text: "Links to sections stop below it, air included.",
        picture: picture("project-lamps-2"),
      },
    ],
    suits: "Suits applications, dashboards, agencies with little to navigate.",
    avoid: "Not on small laptops with a second sticky bar below.",
  },
  "header-disable-fixed": {
    heading: "Header disable fixed",
    when: "When people come to read, and every line of the window should be the text’s.",
    hero: { picture: picture("desk"), look: "beside" },
    behaviour: [
      { action: "Scroll", answer: "The bar goes with the page, like the top of a sheet of paper." },
      {
        action: "Want it back",
        answer: "The arrow at the lower corner appears after 300 px and leads to the top.",
      },
      hover,
      menuKeys,
      small,
    ],
    watch: [
      {
        text: "No bar. The whole window is this sentence and this picture.",
        picture: picture("architecture-stairs"),
      },
      {
        text: "Since it never sticks it may be tall: 112 pixels of calm around the name.",
        picture: picture("architecture-arcade"),
      },
    ],
    suits: "Suits essays, portfolios, landing pages with one way to go.",
    avoid: "Not for long lists that people leave in the middle.",
  },
  "header-reverse-scroll": {
    heading: "Header reverse scroll",
    when: "When pages are long and screens are short: the bar makes room for reading and returns when it is wanted.",
    hero: { picture: picture("studio-sea"), look: "below" },
    behaviour: [
      {
        action: "Scroll down",
        answer: "The bar slides away once you are past it. Nothing on the page shifts.",
      },
      {
        action: "Scroll up a finger’s breadth",
        answer: "It is back. Movements under 6 px count as a trembling hand.",
      },
      { action: "Tab to it", answer: "The focus brings it back, wherever you are." },
      hover,
      menuKeys,
    ],
    watch: [
      {
        text: "The bar has left. Move up a little, and it is back before you look for it.",
        picture: picture("studio-pool"),
      },
      {
        text: "With reduced motion it leaves and returns at once, without the slide.",
        picture: picture("courtyard"),
      },
    ],
    suits: "Suits travel, blogs, long product pages.",
    avoid: "Not where the bar holds something people watch, such as a basket.",
  },
  "header-responsive-sticky": {
    heading: "Header responsive sticky",
    when: "When phones need the menu at hand on a long page and desktops do not.",
    hero: { picture: picture("studio-coffee"), look: "beside" },
    behaviour: [
      {
        action: "Scroll on a desktop",
        answer: "The bar goes with the page: the menu is one flick away.",
      },
      {
        action: "Scroll below 992 px",
        answer: "The bar stays: on a phone the way back up is long.",
      },
      { action: "Turn a tablet", answer: "It changes with the window, without a jump." },
      hover,
      menuKeys,
    ],
    watch: [
      {
        text: "On a wide screen the bar is gone by now. Narrow the window, and it stands above this line.",
        picture: picture("cafe-top"),
      },
      {
        text: "One rule in the stylesheet does it; no script decides.",
        picture: picture("cafe-brew"),
      },
    ],
    suits: "Suits cafés, shops, anything read on the way.",
    avoid: "Not where desktop visitors switch pages all the time.",
  },
};
