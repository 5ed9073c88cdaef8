import type { ClientNote } from "#app/elements/media/client-notes/client-notes.tsx";

/** What a design studio did for some of its clients. */
export const notes: readonly ClientNote[] = [
  {
    client: "pedalhaus",
    text: "Moved 41 shops to one till in eleven nights. No shop opened late.",
    years: "2023 to 2025",
  },
  {
    client: "fernhill",
    text: "Drew a milk bottle that stacks. Breakage on the round fell by a third.",
    years: "2024",
  },
  {
    client: "orchard-mutual",
    text: "Cut the claim form from 94 questions to 17, and kept all that the law asks.",
    years: "Since 2019",
  },
  {
    client: "quillmark",
    text: "Set 212 school books anew in one family of type, for readers of six and of sixteen.",
    years: "2021 to 2024",
  },
];
