import type { BilledDay } from "./bands/day-bill/day-bill.tsx";
import type { ProgrammeDay } from "./bands/track-programme/track-programme.tsx";
import { dayFile, talkFile } from "./calendar-files.server.ts";
import {
  conference,
  type DayKey,
  gatherings,
  inEnglish,
  startOf,
  talks,
  type TrackKey,
  tracks,
} from "./programme.server.ts";

/** Speakers and schedule: the words of the two bands that are made from the programme. */
const weekday = (day: DayKey) => inEnglish(day, { weekday: "long" });

const roles: Record<string, string> = {
  "Ama Boateng-Lisle": "Vision scientist",
  "Tilda Ekholm": "Stop-motion animator",
  "Joris Vantland": "Interface animator",
  "Desmond Achterberg": "Firmware engineer",
  "Lien Osei": "Film editor",
  "Yun Castellane": "Effects animator",
  "Adaeze Njoku": "Type designer",
  "Bruno Wexel": "Stage machinist",
  "Henrik Solvang": "Accessibility lead",
  "Salma Rahimi": "Producer",
  "Jonah Farrow": "Game cinematographer",
  "Pip Larkspur": "Render farmer",
};

/** The light of each track, on the bill and in the schedule. */
const lights = { eye: "brand", hand: "accent" } as const;

/** First name, where there is one, and surname. */
function partsOf(speaker: string): [string, string] {
  const end = speaker.indexOf(" ");
  return [speaker.slice(0, Math.max(0, end)), speaker.slice(end + 1)];
}

/** The bill of speakers, by day and hour. */
export const speakers = {
  heading: "Speakers who make things move",
  intro: `Pink is ${tracks.eye.name}: how motion is seen, in the ${tracks.eye.room}. Blue is ${tracks.hand.name}: how it is made, in the ${tracks.hand.room}. Press a name to see the day.`,
  days: (Object.keys(conference.days) as DayKey[]).map((key) => ({
    label: inEnglish(key, { weekday: "long", day: "numeric", month: "long" }),
    people: talks
      .filter(({ day }) => day === key)
      .map(({ speaker, at, track }) => ({
        name: partsOf(speaker),
        role: roles[speaker]!,
        note: `${tracks[track].name}, ${at}`,
        href: `#${key}`,
        light: lights[track],
      })),
  })) satisfies BilledDay[],
};

function dayOf(key: DayKey): ProgrammeDay {
  const hours = [
    ...new Set([...talks, ...gatherings].filter((one) => one.day === key).map(({ at }) => at)),
  ];
  return {
    key,
    label: weekday(key),
    file: { label: `Add all of ${weekday(key)} to calendar`, href: dayFile(key) },
    hours: hours.toSorted().map((at) => {
      const together = gatherings.find((one) => one.day === key && one.at === at);
      return {
        at,
        moment: new Date(startOf({ day: key, at })).toISOString(),
        together: together && { title: together.title, text: together.text },
        talks: talks
          .filter((one) => one.day === key && one.at === at)
          .map(({ key: name, track, title, text, speaker, minutes }) => ({
            track,
            title,
            text,
            speaker,
            length: `${minutes} minutes`,
            file: talkFile(name),
          })),
      };
    }),
  };
}

/** The two days, as the page shows them. */
export const schedule = {
  heading: "Schedule by room and by hour",
  intro:
    "The two rooms are thirty-one steps apart. Add a talk or a whole day to your calendar; we film the ones you miss.",
  label: "Days",
  add: "Add to calendar",
  tracks: (Object.keys(tracks) as TrackKey[]).map((key) => ({
    key,
    light: lights[key],
    ...tracks[key],
  })),
  days: (Object.keys(conference.days) as DayKey[]).map(dayOf),
  note: "All times are London time. Your calendar changes them to yours when you add a file.",
};
