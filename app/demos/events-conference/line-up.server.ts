import type { WallPerson } from "./bands/people-wall/people-wall.tsx";
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

/** The light of each track, on the wall and in the schedule. */
const lights = { eye: "brand", hand: "accent" } as const;

/** The wall of speakers. */
export const speakers = {
  heading: "Speakers who make things move",
  intro: `Half of them study how motion is seen and speak in the ${tracks.eye.room}, half make it and speak in the ${tracks.hand.room}. Choose one to see the day.`,
  people: talks.map((_, index) => {
    // Eye and Hand take turns; on Friday the other way round, so that the wall becomes a chequerboard.
    const { speaker, day, at, track } = talks[index < talks.length / 2 ? index : index ^ 1]!;
    return {
      name: speaker,
      role: roles[speaker]!,
      note: `${tracks[track].name}, ${weekday(day)} ${at}`,
      href: `#${day}`,
      light: lights[track],
      initials: speaker
        .split(" ")
        .map((word) => word.charAt(0))
        .join(""),
    };
  }) satisfies WallPerson[],
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
