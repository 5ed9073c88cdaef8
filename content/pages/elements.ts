import { pageGroup } from "./page.ts";

export const elementsPages = pageGroup("elements", {}, [
  {
    path: "/elements/accordions",
    label: "Accordions",
    title: "Accordions: questions that unfold",
    description:
      "Accordions of native disclosure: one or several open, opened by an address or find-in-page, printed unfolded, without script.",
    module: "showcase/elements/accordions/page.tsx",
  },
  {
    path: "/elements/buttons",
    label: "Buttons",
    title: "Buttons: four ranks, three sizes, every state",
    description:
      "Buttons in four ranks, three sizes and shapes, with icons, as links, busy with a stable width, and unavailable with the reason beside them.",
    module: "showcase/elements/buttons/page.tsx",
  },
  {
    path: "/elements/teams",
    label: "Teams",
    title: "Teams: nine people in a line, a grid, an index",
    description:
      "Groups of people five ways: a line-up, a staggered grid, an index of names, overlapping faces, and contributors with a note each.",
    module: "showcase/elements/teams/page.tsx",
  },
  {
    path: "/elements/team-carousel",
    label: "Team carousel",
    title: "Team carousel: passing by, by hand, one by one",
    description:
      "Carousels of people that wait for pointer and focus, stop by their first button, take arrow keys, and work as a row that scrolls without script.",
    module: "showcase/elements/team-carousel/page.tsx",
  },
  {
    path: "/elements/clients",
    label: "Clients",
    title: "Clients: twelve marks in a register, a line, with a sentence",
    description:
      "Client marks of one optical size in the colour of the text: a register, a quiet line, cards, and marks with a sentence about the work.",
    module: "showcase/elements/clients/page.tsx",
  },
  {
    path: "/elements/client-carousel",
    label: "Client carousel",
    title: "Client carousel: a marquee that stops, and marks in steps",
    description:
      "A marquee with a pause button, marks in steps of one, two rows against each other, and results told one client at a time.",
    module: "showcase/elements/client-carousel/page.tsx",
  },
  {
    path: "/elements/subscribe",
    label: "Subscribe",
    title: "Subscribe forms, with all their states",
    description:
      "The subscribe form as a band, with a picture and in one line, working for real, and every state of it side by side.",
    module: "showcase/elements/subscribe/page.tsx",
  },
  {
    path: "/elements/call-to-action",
    label: "Call to action",
    title: "Calls to action: band, split, card, form",
    description:
      "The one thing to do at the end of a page: a band in the brand's colour, a split with a picture, a card in the text, and a form.",
    module: "showcase/elements/call-to-action/page.tsx",
  },
  {
    path: "/elements/tab",
    label: "Tab",
    title: "Tabs: four looks, one keyboard pattern",
    description:
      "Tabs in one control, on a rule, at the side and as cards: arrow keys, Home and End, an address that opens one, all panels without script.",
    module: "showcase/elements/tab/page.tsx",
  },
  {
    path: "/elements/google-map",
    label: "Google map",
    title: "Google map: our own drawing first",
    description:
      "Maps that load nothing before a click: our own drawn city as the poster, the address as text, Google Maps only for those who ask.",
    module: "showcase/elements/google-map/page.tsx",
  },
  {
    path: "/elements/contact-form",
    label: "Contact form",
    title: "Contact form: three layouts that send",
    description:
      "Contact forms in three layouts, stored before they say thank you, mailed to the owner with the visitor as reply address, without script too.",
    module: "showcase/elements/contact-form/page.tsx",
  },
  {
    path: "/elements/image-gallery",
    label: "Image gallery",
    title: "Image galleries with a lightbox",
    description:
      "Grid, masonry, justified rows: image galleries laid out without script, and a lightbox with keys, swiping, zoom and captions.",
    module: "showcase/elements/image-gallery/page.tsx",
  },
  {
    path: "/elements/progress-bar",
    label: "Progress bar",
    title: "Progress bars: shares, counts and tasks",
    description:
      "Progress as thin bars to compare, banded rows, counted fields and a running task, each with its label and figure as text.",
    module: "showcase/elements/progress-bar/page.tsx",
  },
  {
    path: "/elements/icon-with-text",
    label: "Icon with text",
    title: "Icon with text: rows, lists, cards, ceremony",
    description:
      "A sign, a title and a sentence in four compositions: between hairlines, as a list, as cards with a link, and centred in a ring.",
    module: "showcase/elements/icon-with-text/page.tsx",
  },
  {
    path: "/elements/overline-icon-box",
    label: "Overline icon box",
    title: "Overline icon boxes: held by a line",
    description:
      "Boxes held by the line above them: a line that grows when pointed at, one that fills the box, and a heavy one that carries an index.",
    module: "showcase/elements/overline-icon-box/page.tsx",
  },
  {
    path: "/elements/custom-icon-with-text",
    label: "Custom icon with text",
    title: "Custom icons: drawings, medallions, letters",
    description:
      "Statements with marks of your own: drawings that take the skin's colours, round pictures of the thing itself, and letters as signs.",
    module: "showcase/elements/custom-icon-with-text/page.tsx",
  },
  {
    path: "/elements/counters",
    label: "Counters",
    title: "Counters: figures that roll once",
    description:
      "Figures that roll up once like a mechanical counter, on a dark band, in a ruled row and in a sentence; final values stand in the page.",
    module: "showcase/elements/counters/page.tsx",
  },
  {
    path: "/elements/countdown",
    label: "Countdown",
    title: "Countdowns: to a real date in its own zone",
    description:
      "Countdowns to a date in its own time zone, right over daylight saving: large columns, rings, a line of text, and what stands there after.",
    module: "showcase/elements/countdown/page.tsx",
  },
  {
    path: "/elements/pie-chart",
    label: "Pie chart",
    title: "Pie charts with their table",
    description:
      "Parts of a whole as a pie, a ring, half a ring and single rings, drawn in the skin's colours, each with a table that carries the figures.",
    module: "showcase/elements/pie-chart/page.tsx",
  },
  {
    path: "/elements/fancy-text-box",
    label: "Fancy text box",
    title: "Fancy text boxes: words that share a picture",
    description:
      "Text boxes with a picture or a giant numeral: words that rise over a picture, a sheet over its corner, a strip beside words on ink.",
    module: "showcase/elements/fancy-text-box/page.tsx",
  },
  {
    path: "/elements/text-box",
    label: "Text box",
    title: "Text boxes: ruled, tinted, filled, framed",
    description:
      "A title and what belongs to it, set apart from the text: under a rule, on a tint, on the brand's ground, as a note, in a frame.",
    module: "showcase/elements/text-box/page.tsx",
  },
  {
    path: "/elements/team",
    label: "Team",
    title: "Team: one member in five sizes",
    description:
      "One team member as a spread, a profile with facts, a card, a captioned portrait and a byline, drawn by the tokens of every skin.",
    module: "showcase/elements/team/page.tsx",
  },
  {
    path: "/elements/fancy-text",
    label: "Fancy text",
    title: "Fancy text: headlines that arrive",
    description:
      "Typing, swapped words, lines that rise, split letters: text effects that play once, end within five seconds and read as one sentence.",
    module: "showcase/elements/fancy-text/page.tsx",
  },
  {
    path: "/elements/testimonials",
    label: "Testimonials",
    title: "Testimonials: alone, on a wall, with a portrait, with a figure",
    description:
      "What clients say in four compositions: one sentence alone, a wall of unequal cards, a large portrait, and a figure that opens.",
    module: "showcase/elements/testimonials/page.tsx",
  },
  {
    path: "/elements/testimonials-carousel",
    label: "Testimonials carousel",
    title: "Testimonials carousel: voices in the room of one",
    description:
      "Client voices one at a time, three side by side, or as portraits moved by hand; pointer and focus hold it, its first button stops it.",
    module: "showcase/elements/testimonials-carousel/page.tsx",
  },
  {
    path: "/elements/video",
    label: "Video",
    title: "Video: own files, YouTube and Vimeo",
    description:
      "A film of your own with captions and transcript, YouTube and Vimeo behind a question, and a background film that can be stopped.",
    module: "showcase/elements/video/page.tsx",
  },
  {
    path: "/elements/interactive-banners",
    label: "Interactive banners",
    title: "Interactive banners: pictures that answer",
    description:
      "Picture links that open, zoom, frame or colour for pointer and keys alike, with words on scrims that stay readable on any picture.",
    module: "showcase/elements/interactive-banners/page.tsx",
  },
  {
    path: "/elements/services",
    label: "Services",
    title: "Services: an index, a bento, a price list, tiles",
    description:
      "Services told by a name, a drawing, a price or a picture: a large index, bento tiles, a price list with dotted lines, and picture tiles.",
    module: "showcase/elements/services/page.tsx",
  },
  {
    path: "/elements/info-banner",
    label: "Info banner",
    title: "Info banner: thin, notice and thick, put away for good",
    description:
      "Announcement bands in three sizes that can be put away; the dismissal is remembered in the browser, and keys keep their place.",
    module: "showcase/elements/info-banner/page.tsx",
  },
  {
    path: "/elements/rotate-box",
    label: "Rotate box",
    title: "Rotate box: two sides, turned by hand, keys or tap",
    description:
      "Boxes with a front and a back that turn for pointer, focus, tap and a button, and change places where motion is reduced.",
    module: "showcase/elements/rotate-box/page.tsx",
  },
  {
    path: "/elements/process-step",
    label: "Process step",
    title: "Process step: a line, numerals, a ruler, stairs",
    description:
      "Steps of a process along a line, upright, by tall numerals, on a ruler of weeks and as rising stairs; ordered lists in every case.",
    module: "showcase/elements/process-step/page.tsx",
  },
  {
    path: "/elements/instagram",
    label: "Instagram",
    title: "Instagram: your pictures without the network’s scripts",
    description:
      "A grid, a strip and a mosaic of your own pictures with a link to the profile; nothing is loaded from the network itself.",
    module: "showcase/elements/instagram/page.tsx",
  },
  {
    path: "/elements/parallax-scrolling",
    label: "Parallax scrolling",
    title: "Parallax scrolling without script",
    description:
      "Layered scenes, pictures in a band and words on a picture that move by scroll timelines alone, and stand still where motion is unwelcome.",
    module: "showcase/elements/parallax-scrolling/page.tsx",
  },
  {
    path: "/elements/text-slider",
    label: "Text slider",
    title: "Text sliders: one sentence at a time",
    description:
      "Statements and quotations one at a time, across, upright or named: native scrolling and snapping, arrow keys, and no autoplay.",
    module: "showcase/elements/text-slider/page.tsx",
  },
  {
    path: "/elements/heading",
    label: "Heading",
    title: "Headings: sizes and compositions",
    description:
      "The four display sizes of a skin, and headings stacked, split, on a rule and on the axis, with the intro where it belongs.",
    module: "showcase/elements/heading/page.tsx",
  },
  {
    path: "/elements/dropcaps",
    label: "Dropcaps",
    title: "Dropcaps: the letter that begins",
    description:
      "Sunken, raised, block and hanging initials by first-letter: the word stays whole for readers, search and copying in every skin.",
    module: "showcase/elements/dropcaps/page.tsx",
  },
  {
    path: "/elements/columns",
    label: "Columns",
    title: "Columns of text and of things",
    description:
      "Balanced text columns with rules and headings across, and layouts in halves, thirds and two thirds that follow the room they have.",
    module: "showcase/elements/columns/page.tsx",
  },
  {
    path: "/elements/blockquote",
    label: "Blockquote",
    title: "Blockquote: in the text, pulled out, on a picture",
    description:
      "Quotations with correct figure, blockquote and cite: in the text, pulled out, hung, over a picture with a scrim, and as a poster.",
    module: "showcase/elements/blockquote/page.tsx",
  },
  {
    path: "/elements/highlights",
    label: "Highlights",
    title: "Highlights: words that stand out",
    description:
      "Felt pen, pen stroke, filled, framed and tinted marks for words in a text: they wrap over lines, are drawn once and stay readable.",
    module: "showcase/elements/highlights/page.tsx",
  },
  {
    path: "/elements/message-box",
    label: "Message box",
    title: "Message boxes: note, success, warning, error",
    description:
      "Message boxes of four kinds and three looks, to dismiss without losing the focus, announced with the right urgency to screen readers.",
    module: "showcase/elements/message-box/page.tsx",
  },
  {
    path: "/elements/social-icons",
    label: "Social icons",
    title: "Social icons in six looks",
    description:
      "Outlined, plain, filled, in the networks' own colours, with names, in three sizes and shapes: social icons from the owner's data.",
    module: "showcase/elements/social-icons/page.tsx",
  },
  {
    path: "/elements/lists",
    label: "Lists",
    title: "Lists: checked, numbered, along a line",
    description:
      "Checked, numbered, definition, timeline, ruled and inline lists: native list elements in the look of every skin, for screen and paper.",
    module: "showcase/elements/lists/page.tsx",
  },
  {
    path: "/elements/separators",
    label: "Separators",
    title: "Separators: lines, breaths, shapes",
    description:
      "Hairlines, bars, points, lozenges, labelled lines, and waves or torn edges between bands: separators in every skin, light and dark.",
    module: "showcase/elements/separators/page.tsx",
  },
  {
    path: "/elements/pricing-table",
    label: "Pricing table",
    title: "Pricing tables: plans, price lists, comparison",
    description:
      "Prices by month and by year, as the lines of a list, as one offer, and as a table of comparison that scrolls with a hint on phones.",
    module: "showcase/elements/pricing-table/page.tsx",
  },
]);
