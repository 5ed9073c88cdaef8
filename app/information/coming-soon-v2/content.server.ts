import { CONTACT } from "#content/addresses.ts";
import { events } from "#content/events.ts";
import { picture } from "#content/media.ts";
import { site } from "#content/site.ts";

const invitation = {
  heading: "We take the room next door.",
  intro:
    "The wall between the two has been there since 1911. On an evening in April the door in it is opened, and what is behind it is shown once, to whoever stands there.",
  finished: {
    heading: "We took the room next door.",
    intro:
      "The wall between the two had been there since 1911. On an evening in April the door in it was opened, and what is behind it was shown to whoever stood there.",
  },
  picture: picture("cover-doors"),
};

const ticket = {
  head: "Admit one, and whoever you bring",
  timer: "Time until the door is opened",
  until: events.secondRoom,
  place: site.address.slice(1, 3).join(", "),
  finished: {
    heading: "The door is open.",
    text: "Come in during opening hours. The second room is the one that smells of paint.",
    link: { label: "Hours and map", href: CONTACT },
  },
  ask: "Shall we remind you of the evening?",
  askAfterwards: "Shall we tell you when it is opened late again?",
};

/** The words of the page, by section. */
export const content = { invitation, ticket };
