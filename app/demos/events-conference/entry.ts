import type { Entry, ExtraRoute } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const eventsConference: Entry = {
  path: "/home-events-conference",
  label: "Events conference",
  title: "Frame Conf 2027: two days about how pictures move",
  description:
    "Two days, two tracks and twelve speakers in Aune Bay: the schedule with calendar files, tickets, the venue and everything people ask.",
  kind: "Business",
  keywords: ["conference", "event", "festival", "meetup", "congress", "tickets"],
  module: "demos/events-conference/page.tsx",
  header: "one-page-navigation",
  footer: "footer-style-09",
  skin,
  social: "event-stage",
};

/** Where the calendar files stand: below the page, which may be the front page. */
export const programmeFolder = `${eventsConference.path.replace(/\/$/, "")}/calendar`;

/** Files that the page offers for download. */
export const programmeFiles: ExtraRoute = {
  path: `${programmeFolder}/:file`,
  reason: "the programme as calendar files: each talk, each day, both days",
  module: "demos/events-conference/calendar.ts",
  isFile: true,
};
