import type { LifeYear } from "./bands/life-line/life-line.tsx";

/** A working life, from its first day. Each year opens to what happened and what she kept of it. */
export const years: readonly LifeYear[] = [
  {
    year: 2009,
    title: "A Saturday job on the tills",
    place: "A supermarket in Rotherham",
    paragraphs: [
      "The key for “customer changed their mind” was F11, and we hadn’t been told. Between two trolleys I drew a better keyboard on receipt paper. The manager had it laminated.",
    ],
    kept: "The receipt. It is 1.4 metres long.",
  },
  {
    year: 2013,
    title: "A degree and a kettle for everyone",
    place: "Industrial design, Sheffield",
    paragraphs: [
      "My tutor asked who the kettle was for. I said everyone. He gave me a second and the best note I have ever been given: “Then go and boil water for one of them.”",
    ],
    kept: "The note. Not the kettle, which leaked.",
  },
  {
    year: 2014,
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
    title: "Freelance, with the bin bag",
    place: "A room in the Old Brush Works",
    paragraphs: [
      "I left so that I could make tools for people at work all week. My first client was the same ward. Its screen is black now.",
    ],
    kept: "The ward’s first order: “One screen, dark, that shuts up.”",
  },
  {
    year: 2023,
    title: "Why I take two projects at a time",
    place: "The same room, with a second chair",
    paragraphs: [
      "I took on a third once, and answered a question about seeds with a paragraph about trams. Both clients were kind. The tram depot said the seed bank had a fair point.",
    ],
    kept: "That email, above my desk, in 40 point.",
  },
];
