import { picture } from "#content/media.ts";
import { type CoachKey, countClasses } from "./timetable.server.ts";

/* Who teaches at Ironhaus, and who has been taught. All of them are invented. */
const share = (key: CoachKey) => `${countClasses(({ coach }) => coach === key)} classes a week`;

export const coaches = {
  heading: "On the bill",
  coaches: [
    {
      name: "Uwe Brandt",
      text: "From Bochum, which explains the haus. Shouts, but only numbers.",
      share: share("uwe"),
      best: { figure: "265 kg", of: "off the floor" },
      picture: picture("portrait-08"),
    },
    {
      name: "Dee Okoro",
      text: "Opened the place with him and owns the larger half. Has never said “beast”.",
      share: share("dee"),
      best: { figure: "142.5 kg", of: "on her back, and up" },
      picture: picture("portrait-07"),
    },
    {
      name: "Rafa Duarte",
      text: "Was a tugboat engineer. Calls your lungs “the plant”.",
      share: share("rafa"),
      best: { figure: "6:09", of: "for 2,000 m, rowed" },
      picture: picture("portrait-11"),
    },
    {
      name: "Amma Sarr",
      text: "Taught physics until July. Will draw you the lever, then make you be it.",
      share: share("amma"),
      best: { figure: "27", of: "pull-ups, none kicked" },
      picture: picture("portrait-03"),
    },
    {
      name: "Kit Larsen",
      text: "Jumps rope in a hat. Nobody has seen what is under it.",
      share: share("kit"),
      best: { figure: "312", of: "double-unders in one go" },
      picture: picture("portrait-14"),
    },
  ],
};

export const voices = {
  heading: "Before, after, and what it weighed",
  lead: {
    figure: "0 to 110 kg",
    measure: "off the floor, in her first year",
    text: "My doctor said to lift something now and then. I believe she meant the dog.",
    source: "Marta Hollins, 61, retired signalwoman",
  },
  others: [
    {
      text: "I could not do one pull-up. I can now do four, and a fifth that we do not discuss.",
      source: "Jonas Abiodun, 34. None to four pull-ups in fourteen weeks",
    },
    {
      text: "Nobody has ever told me here that I was crushing it. It is so quiet. I have bought a second pair of shoes.",
      source: "Petra Wynn, 47. Five kilometres rowed, in 31 minutes and then in 24",
    },
  ],
};
