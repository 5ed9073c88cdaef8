import type { LifeYear } from "./bands/life-line/life-line.tsx";

/** A working life, from its first day. Each year opens to what happened and what she kept of it. */
export const years: readonly LifeYear[] = [
  {
    year: 2009,
    drawing: {
      lines:
        "M18 26V8l3 2 3-2 3 2 3-2v18M36 10h20v10H36zM46 20v6M10 26h44v14H10zM5 40h54v16H5zM18 33h3M30 33h3M42 33h3",
      lit: "M28 45h8v6h-8z",
    },
    title: "A Saturday job on the tills",
    place: "A supermarket in Rotherham",
    paragraphs: [
      "The key for “customer changed their mind” was F11, and we hadn’t been told. Between two trolleys I drew a better keyboard on receipt paper. The manager had it laminated.",
    ],
    kept: "The receipt. It is 1.4 metres long.",
  },
  {
    year: 2013,
    drawing: {
      lines: "M18 56c-8-8-7-24 3-30h22c10 6 11 22 3 30zM19 28C17 2 47 2 45 28M48 36c9-1 6-11 13-14",
      lit: "M24 26q8-10 16 0zM11 44q-7 9 0 12 7-3 0-12z",
    },
    title: "A degree and a kettle for everyone",
    place: "Industrial design, Sheffield",
    paragraphs: [
      "My tutor asked who the kettle was for. I said everyone. He gave me a second and the best note I have ever been given: “Then go and boil water for one of them.”",
    ],
    kept: "The note. Not the kettle, which leaked.",
  },
  {
    year: 2014,
    drawing: {
      lines:
        "M18 16h28v44H18zM24 22h16v12H24zM26 54h12M10 6 7 14M32 2l-3 8M56 6l-3 8M60 28l-3 8M8 32l-3 8",
      lit: "M28 44a4 4 0 1 0 8 0 4 4 0 1 0-8 0z",
    },
    title: "Testing ticket machines in the rain",
    place: "Junior designer, then not junior, in Leeds",
    paragraphs: [
      "I stood beside them with a clicker. Of 1,900 people, 612 pressed the picture of the button on the poster above the machine.",
      "We moved the poster. It is still the cheapest thing I have shipped.",
    ],
    kept: "The clicker. It still says 612.",
  },
  {
    year: 2018,
    drawing: {
      lines:
        "M6 12h52v36H6zM26 48v10M38 48v10M18 58h28M16 16q6 12 0 28M32 14q-5 14 2 30M47 16q-5 10 2 28",
      lit: "M1 9l15-4 3 8-15 4zM45 13l3-8 15 4-3 8z",
    },
    title: "The night I was wrong",
    place: "Lead designer, hospital records",
    paragraphs: [
      "We had made a bright, friendly screen, and tested it at eleven in the morning. At three at night it lit the ward like an open fridge. A nurse called Siobhan taped a bin bag over it and went on working.",
      "I sat beside her until seven. Since then I test things at the hour they are used, with the people who can’t go home yet.",
    ],
    kept: "The bin bag, framed. Siobhan signed it.",
  },
  {
    year: 2020,
    drawing: {
      lines: "M10 6h44v52H10zM17 13h30v38H17z",
      lit: "M23 45c-3-8 1-15 7-17l-4-7h12l-4 7c6 2 10 9 7 17z",
    },
    title: "Freelance, with the bin bag",
    place: "A room in the Old Brush Works",
    paragraphs: [
      "I left so that I could make tools for people at work all week. My first client was the same ward. Its screen is black now.",
    ],
    kept: "The ward’s first order: “One screen, dark, that shuts up.”",
  },
  {
    year: 2023,
    drawing: {
      lines: "M8 8v50M8 38h17v20M56 8v50M56 38H39v20M32 4v10",
      lit: "M8 34h17v6H8zM39 34h17v6H39zM24 22q1-8 8-8t8 8z",
    },
    title: "Why I take two projects at a time",
    place: "The same room, with a second chair",
    paragraphs: [
      "I took on a third once, and answered a question about seeds with a paragraph about trams. Both clients were kind. The tram depot said the seed bank had a fair point.",
    ],
    kept: "That email, above my desk, in 40 point.",
  },
];
