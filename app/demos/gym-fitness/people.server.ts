import type { Coach } from "./bands/coach-bill/coach-bill.tsx";
import { type CoachKey, countClasses } from "./timetable.server.ts";

/* Who teaches at Ironhaus, and who has been taught. All of them are invented. */
const share = (key: CoachKey) => `${countClasses(({ coach }) => coach === key)} classes a week`;

export const coaches = {
  heading: "Coaches",
  coaches: [
    {
      name: "Uwe Brandt",
      text: "From Bochum, hence the haus. Shouts, but only numbers.",
      share: share("uwe"),
      best: { figure: "265 kg", of: "deadlift", drawn: { kind: "bar", kilos: 265 } },
    },
    {
      name: "Dee Okoro",
      text: "Opened the place with Uwe. Owns the bigger half. Don’t say “beast” to her.",
      share: share("dee"),
      best: { figure: "142.5 kg", of: "bench press", drawn: { kind: "bar", kilos: 142.5 } },
    },
    {
      name: "Rafa Duarte",
      text: "Ex tugboat engineer. Calls your lungs “the plant”.",
      share: share("rafa"),
      best: { figure: "6:09", of: "2,000 m on the rower", drawn: { kind: "clock", seconds: 369 } },
    },
    {
      name: "Amma Sarr",
      text: "Taught physics until July. Draws you the lever, then makes you be it.",
      share: share("amma"),
      best: { figure: "27", of: "strict pull-ups in a row", drawn: { kind: "tally", times: 27 } },
    },
    {
      name: "Kit Larsen",
      text: "Skips in a woolly hat. August too. Don’t touch it.",
      share: share("kit"),
      best: { figure: "312", of: "double-unders unbroken", drawn: { kind: "skips", times: 312 } },
    },
  ] satisfies Coach[],
};

export const voices = {
  heading: "What members say",
  lead: {
    figure: "0 to 110 kg",
    measure: "Marta’s deadlift, in her first year",
    text: "My doctor said to lift something now and then. I think she meant the dog.",
    source: "Marta Hollins, 61, retired signalwoman",
  },
  others: [
    {
      text: "I couldn’t do one pull-up. Now I do four, and a fifth we don’t discuss.",
      source: "Jonas Abiodun, 34. None to four pull-ups in fourteen weeks",
    },
    {
      text: "Not one person has told me I’m crushing it. It’s bliss. I’ve bought a second pair of shoes.",
      source: "Petra Wynn, 47. Rowed 5 km in 31 minutes. Now rows it in 24",
    },
  ],
};
