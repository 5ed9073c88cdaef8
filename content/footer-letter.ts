/** The invitation on the footer that is a postcard. */
export const footerLetter = {
  heading: "One letter a month, short enough for a postcard.",
  text: "What we made, what it cost, and what we would do differently. Your address is used for this letter and nothing else; one click ends it.",
};
