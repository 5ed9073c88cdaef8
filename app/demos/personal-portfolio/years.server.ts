import type { LifeYear } from "./bands/life-line/life-line.tsx";

/** A working life, from its first day. Each year opens to what happened and what she kept of it. */
export const years: readonly LifeYear[] = [
  {
    year: 2009,
    title: "Till four, on Saturdays",
    place: "A supermarket in Rotherham",
    paragraphs: [
      "The key for “customer changed their mind” was F11, and nobody had been told. I drew a better keyboard on receipt paper between two trolleys. The manager had it laminated.",
    ],
    kept: "The receipt. It is 1.4 metres long.",
  },
  {
    year: 2013,
    title: "A degree, with a kettle in it",
    place: "Industrial design, Sheffield",
    paragraphs: [
      "My tutor asked who the kettle was for. I said everyone. He gave me a second class and the best note I have ever had: “Then go and boil water for one of them.”",
    ],
    kept: "The note. Not the kettle, which leaked.",
  },
  {
    year: 2014,
    title: "Four years beside ticket machines",
    place: "Junior designer, then not junior, in Leeds",
    paragraphs: [
      "I stood in the rain with a clicker. Of 1,900 people, 612 pressed the picture of the button on the poster above the machine.",
      "We moved the poster. It remains the cheapest thing I have ever shipped.",
    ],
    kept: "The clicker. It still says 612.",
  },
  {
    year: 2018,
    title: "The night I was wrong",
    place: "Lead designer, hospital records",
    paragraphs: [
      "We had made a bright, friendly screen, and tested it at eleven in the morning. At three at night it lit the ward like an open fridge. A nurse called Siobhan taped a bin bag over it and went on working.",
      "I sat beside her until seven. Since then I test things at the hour at which they are used, with the people who cannot leave.",
    ],
    kept: "The bin bag, framed. Siobhan signed it.",
  },
  {
    year: 2020,
    title: "On my own, with the bin bag",
    place: "A room in the Old Brush Works",
    paragraphs: [
      "I left to make only tools for people at work. My first client was the same ward, and the screen is now black.",
    ],
    kept: "The ward’s first order: “One screen, dark, that shuts up.”",
  },
  {
    year: 2023,
    title: "Two projects at a time, never three",
    place: "The same room, with a second chair",
    paragraphs: [
      "There was a third, once. I answered a question about seeds with a paragraph about trams. Both clients were kind about it, and the trams said the seeds made a fair point.",
    ],
    kept: "That mail, above the desk, in 40 point.",
  },
];
