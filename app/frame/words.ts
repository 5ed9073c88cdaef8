/* What stands round every page says, and what stands in the place of one. */

export { askUs, personAnswers, tellUs } from "#content/footer-calls.ts";

/* Every page */
export const skipToContent = "Skip to content";
export const home = "{name}, home";
export const backToTop = "Back to top";
/** Title of a page that a form came back to, as read out first of all. */
export const refusedForm = "Error: {title}";

/* A page that could not be loaded */
export const connectionLost = "The connection may be lost. This page has not changed.";
export const tryAgain = "Try again";
export const openAnyway = "Open page anyway";
export const stayHere = "Stay on this page";

/* Menus and panels */
export const menu = "Menu";
export const close = "Close";
export const main = "Main";
export const mainStart = "Main, part 1";
export const mainEnd = "Main, part 2";
export const mainMobile = "Main, mobile";
export const sections = "Sections";
export const thisPage = "This page";
export const allDemos = "All demos";
export const headerSearch = "Header search";
export const menuSearch = "Menu search";
export const sidebarSearch = "Sidebar search";
export const sidePanel = "Side panel";
export const openSidePanel = "Open side panel";

/* Footers */
export const pages = "Pages";
export const copyright = "© {year} {name}";
export const madeWith = "Made with {credit}";
export const demoOf = "All invented: a demo of {credit}";
export const address = "Address";
export const imprint = "Imprint";
export const onInstagram = "{name} on Instagram";
export const writeToUs = "Write to us";

/* No page at this address */
export const notFound = "Error 404: page not found";
export const emptyWindow = "This window is empty.";
export const emptyWindowText =
  "There is no page at this address. It may have moved, or the address has a typo.";
export const searchForPage = "Search for the page";
export const toHomePage = "Go to the home page";
export const seeDemos = "See all demos";

/* Maintenance */
export const maintenance = "Down for maintenance";
export const backOn = "Back on {moment}";
export const changingWindow = "We are changing the window.";
export const changingWindowText =
  "The site is down for maintenance. If you were sending a form, it was not sent: your browser’s Back button brings it back with your text in it. Send it again when we are back.";

/* A fault */
export const faultStatus = "Error {status}";
export const fault = "Something went wrong.";
export const faultText =
  "This is a fault on our side. Nothing you sent was lost: it was either stored before this happened, or not sent at all.";
export const faultNext = "Try again, or {home}.";
export const backHome = "go back to the home page";
