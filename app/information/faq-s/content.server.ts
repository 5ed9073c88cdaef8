import { CONTACT, CONTACT_FORM } from "#content/addresses.ts";

const title = {
  heading: "What would you like to know?",
  label: "Search questions",
  placeholder: "keys, bill, cookies",
};

const closing = {
  id: "not-there",
  heading: "It is not there?",
  text: "Ask one of us. If a second person asks the same, it is on this page by the end of the week.",
  actions: [
    { label: "Ask a question", href: CONTACT_FORM },
    { label: "Call us", href: CONTACT },
  ],
};

/** The words around the questions. */
export const content = { title, closing };
