import type { Answer } from "#app/sections/lists/answer-list.tsx";

/** For owners: how the page above comes to stand everywhere. */
const setting = {
  heading: "One setting closes the site",
  text: "This page answers 200, so that you can look at it. Start the server with MAINTENANCE set and the same window stands at every address, with status 503 and without this half.",
  lines: [
    { code: "MAINTENANCE=1 npm start", note: "Nobody knows yet how long it takes." },
    {
      code: "MAINTENANCE=2026-11-04T18:30+01:00 npm start",
      note: "The page says when you expect to be back. It does not open by itself: work that takes longer stays closed.",
    },
    { code: "npm start", note: "Open again." },
  ],
};

const answers = {
  heading: "What each caller hears meanwhile",
  intro:
    "Search engines read 503 with Retry-After as “come back later” and keep your pages listed.",
  answers: [
    {
      status: 503,
      asks: "A visitor, for any page",
      gets: "The papered window, and Retry-After with the seconds until the time you set; ten minutes when you set none.",
    },
    {
      status: 503,
      asks: "A form, with script or without",
      gets: "Nothing is stored and nothing is acknowledged. With script the form says so and keeps the typing.",
    },
    {
      status: 503,
      asks: "A mail program, to unsubscribe somebody",
      gets: "It tries again by itself. Nobody stays on the list by accident.",
    },
    {
      status: 204,
      asks: "A page that was open before",
      gets: "Its next link loads the whole page, which then says why.",
    },
    {
      status: 200,
      asks: "Styles, pictures, robots.txt, feeds",
      gets: "Served as ever, or this page would stand there undressed.",
    },
    {
      status: 200,
      asks: "Your monitoring, at /healthz and /readyz",
      gets: "The process lives and answers. A proxy must go on sending visitors here, or they would see its own error page.",
    },
  ] satisfies Answer[],
};

const waiting = {
  heading: "What waits, and what is safe",
  items: [
    "Mails stay in the outbox and go out when you open again.",
    "The daily deletion of what is past its time waits with them.",
    "The server writes nothing of its own accord: copy the database, change it, move it.",
    "Everything that was acknowledged before is stored.",
  ],
};

/** The words of the page, by section. */
export const content = { setting, answers, waiting };
