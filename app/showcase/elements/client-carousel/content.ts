import type { ClientName } from "#app/elements/media/client-mark.tsx";

/** One figure each from the work for three clients. */
export const results: readonly { client: ClientName; figure: string; text: string }[] = [
  {
    client: "northlock",
    figure: "38 min",
    text: "less waiting at the average lock, since boats book their passage instead of queueing for it.",
  },
  {
    client: "tidewell",
    figure: "1 in 4",
    text: "heat pumps now goes in on the first visit, because the survey is done from six photographs.",
  },
  {
    client: "brightwater",
    figure: "0",
    text: "printed timetables. The last one hangs, framed, in the room where the new one was drawn.",
  },
];
