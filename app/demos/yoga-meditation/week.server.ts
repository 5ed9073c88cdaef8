import type { PoseName } from "./bands/teacher-poses/pose.tsx";
import type { Teacher } from "./bands/teacher-poses/teacher-poses.tsx";
import type { TimetableDay } from "./bands/day-timetable/day-timetable.tsx";

/** The week of the one room, and who teaches in it. */
type TeacherKey = "hanneke" | "sem" | "fenna" | "idris";
type ClassKey = "slow" | "flow" | "strong" | "hatha" | "yin" | "sit" | "backs" | "half" | "baby";
type Slot = readonly [time: string, key: ClassKey, teacher: TeacherKey];

const classes: Record<ClassKey, { name: string; text: string; minutes: number; level: string }> = {
  slow: {
    name: "Slow start",
    text: "Gentle stretches, the first half lying down.",
    minutes: 45,
    level: "Everyone",
  },
  flow: {
    name: "Flow",
    text: "One breath, one movement, and now and then a wobble.",
    minutes: 60,
    level: "Some practice",
  },
  strong: {
    name: "Strong",
    text: "Standing poses, and handstands if you ask.",
    minutes: 60,
    level: "Long practice",
  },
  hatha: {
    name: "Hatha",
    text: "A few poses, held until they get interesting.",
    minutes: 75,
    level: "Everyone",
  },
  yin: {
    name: "Yin by lamplight",
    text: "Five poses, all evening long. Bring thick socks.",
    minutes: 75,
    level: "Everyone",
  },
  sit: {
    name: "Sitting",
    text: "Silent meditation, with a bell at each end.",
    minutes: 30,
    level: "Everyone",
  },
  backs: {
    name: "Backs",
    text: "For backs that sit all day.",
    minutes: 60,
    level: "Everyone",
  },
  half: {
    name: "Half an hour off",
    text: "In office clothes, on a chair, before your sandwich.",
    minutes: 30,
    level: "Everyone",
  },
  baby: {
    name: "With a baby",
    text: "Until your baby crawls. Noise is welcome.",
    minutes: 60,
    level: "Everyone",
  },
};

const week: readonly { key: string; label: string; slots: readonly Slot[] }[] = [
  {
    key: "monday",
    label: "Monday",
    slots: [
      ["07:00", "slow", "fenna"],
      ["12:30", "half", "idris"],
      ["18:00", "hatha", "hanneke"],
      ["19:30", "flow", "sem"],
    ],
  },
  {
    key: "tuesday",
    label: "Tuesday",
    slots: [
      ["07:00", "flow", "sem"],
      ["12:30", "half", "idris"],
      ["18:00", "backs", "idris"],
      ["20:00", "yin", "fenna"],
    ],
  },
  {
    key: "wednesday",
    label: "Wednesday",
    slots: [
      ["07:00", "sit", "hanneke"],
      ["10:00", "baby", "fenna"],
      ["18:00", "hatha", "hanneke"],
      ["19:30", "strong", "sem"],
    ],
  },
  {
    key: "thursday",
    label: "Thursday",
    slots: [
      ["07:00", "slow", "fenna"],
      ["12:30", "half", "idris"],
      ["18:00", "backs", "idris"],
      ["20:00", "yin", "fenna"],
    ],
  },
  {
    key: "friday",
    label: "Friday",
    slots: [
      ["07:00", "sit", "hanneke"],
      ["12:30", "half", "idris"],
      ["17:30", "flow", "sem"],
    ],
  },
  {
    key: "saturday",
    label: "Saturday",
    slots: [
      ["09:00", "flow", "sem"],
      ["10:30", "hatha", "hanneke"],
      ["12:15", "sit", "hanneke"],
    ],
  },
  {
    key: "sunday",
    label: "Sunday",
    slots: [
      ["09:30", "slow", "fenna"],
      ["18:00", "sit", "hanneke"],
      ["19:00", "yin", "fenna"],
    ],
  },
];

const people: Record<TeacherKey, { name: string; text: string; pose: PoseName; trade: string }> = {
  hanneke: {
    name: "Hanneke Visser",
    trade: "the lock keeper’s daughter",
    text: "“My father worked this lock for thirty years and never once looked hurried. I’ve been trying to copy him since 2014. He says I talk too much.”",
    pose: "sitting",
  },
  sem: {
    name: "Sem Adeyemi",
    trade: "used to carry pianos",
    text: "“Four floors of canal-house stairs. A colleague told me to breathe out while lifting, and I’ve been telling people ever since.”",
    pose: "handstand",
  },
  fenna: {
    name: "Fenna de Wit",
    trade: "sleeps nine hours",
    text: "“I talk for the first minute and then I stop. People tell me that’s the part they come for. I try not to take it personally.”",
    pose: "wall",
  },
  idris: {
    name: "Idris Haddad",
    trade: "also a physiotherapist",
    text: "“At the practice I see your back once it hurts. Here I see it on a Tuesday evening, before it does. I like Tuesdays.”",
    pose: "chair",
  },
};

/** Every class with its end, by days. */
export const days: TimetableDay[] = week.map(({ key, label, slots }) => ({
  key,
  label,
  entries: slots.map(([start, kind, teacher]) => {
    const { name, text, minutes, level } = classes[kind];
    return { start, end: later(start, minutes), name, text, with: firstName(teacher), level };
  }),
}));

export const classCount = week.flatMap(({ slots }) => slots).length;

/** What they teach and when follows from the week. */
export const teachers: Teacher[] = (Object.keys(people) as TeacherKey[]).map((key) => {
  const { name, trade, text, pose } = people[key];
  const own = week.filter(({ slots }) => slots.some(([, , teacher]) => teacher === key));
  const taught = week.flatMap(({ slots }) =>
    slots.flatMap(([, kind, teacher]) => (teacher === key ? [classes[kind].name] : [])),
  );
  const first = own[0];
  if (!first) throw new Error(`${name} has no class in the week.`);
  return {
    id: key,
    name,
    detail: `${listed([...new Set(taught)])}; ${trade}`,
    text,
    pose,
    link: { label: listed(own.map(({ label }) => `${label}s`)), href: `#${first.key}` },
  };
});

function firstName(key: TeacherKey): string {
  return people[key].name.split(" ")[0]!;
}

/** `later("18:00", 75)` is `19:15`. */
function later(time: string, minutes: number): string {
  const [hour, minute] = time.split(":").map(Number) as [number, number];
  const end = hour * 60 + minute + minutes;
  return `${String(Math.floor(end / 60)).padStart(2, "0")}:${String(end % 60).padStart(2, "0")}`;
}

function listed(parts: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(parts);
}
