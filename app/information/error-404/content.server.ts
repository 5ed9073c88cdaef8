import type { Answer } from "#app/sections/lists/answer-list.tsx";

const causes = {
  heading: "How one gets here",
  intro:
    "This page answers 200, so that you can look at it. The same window stands, with the status of its own, wherever there is nothing to show.",
  answers: [
    {
      status: 404,
      asks: "An address that is no page",
      gets: "The window above, with the menu and the footer of the site. It is not listed by search engines.",
    },
    {
      status: 404,
      asks: "A post, author, category or project that does not exist",
      gets: "The same. A page that apologises with status 200 would be listed as if it were one.",
    },
    {
      status: 308,
      asks: "A page in capitals, or with a slash at its end",
      gets: "The way to the one spelling that is registered. Nobody is turned away for a slash.",
    },
    {
      status: 404,
      asks: "A file that is not there",
      gets: "The same window: people who mistype a picture’s address want to read something, too.",
    },
    {
      status: 405,
      asks: "A program that wants to change a page",
      gets: "One plain sentence, and the methods that are possible.",
    },
  ] satisfies Answer[],
};

const trial = {
  heading: "See the real one",
  text: "The button goes to an address at which there has never been anything. Your browser’s console will show the 404.",
  address: "/page/never-was-here",
  button: "Open this address",
};

/** The words of the page, by section. */
export const content = { causes, trial };
