import { calendarFile, type CalendarEvent } from "./calendar-file.ts";
import {
  conference,
  type DayKey,
  gatherings,
  type Hour,
  startOf,
  type Talk,
  talks,
  tracks,
} from "./programme.server.ts";
import { programmeFolder } from "./entry.ts";

const place = `${conference.venue}, ${conference.street}, ${conference.city}`;

export const talkFile = (key: string) => `${programmeFolder}/${key}.ics`;
export const dayFile = (day: DayKey) => `${programmeFolder}/${day}.ics`;
export const wholeFile = `${programmeFolder}/both-days.ics`;

const dayKeys = Object.keys(conference.days) as DayKey[];

/** Every calendar file of the programme by its address: one a talk, one a day, one with everything. */
export const calendarFiles: ReadonlyMap<string, string> = new Map([
  ...talks.map((one) => [talkFile(one.key), fileWith([talkEvent(one)])] as const),
  ...dayKeys.map((day) => [dayFile(day), fileWith(eventsOn(day))] as const),
  [wholeFile, fileWith(dayKeys.flatMap(eventsOn))],
]);

function fileWith(events: readonly CalendarEvent[]): string {
  return calendarFile({
    producer: "-//Frame Conf//Programme//EN",
    changed: Date.parse(conference.changed),
    events,
  });
}

function eventsOn(day: DayKey): CalendarEvent[] {
  return [
    ...gatherings.filter((hour) => hour.day === day).map(gatheringEvent),
    ...talks.filter((one) => one.day === day).map(talkEvent),
  ].toSorted((one, other) => one.start - other.start);
}

function talkEvent({ key, track, title, text, speaker, ...hour }: Talk): CalendarEvent {
  const { name, room } = tracks[track];
  return {
    uid: `${key}@frameconf.example`,
    ...span(hour),
    summary: `${title}: ${speaker}`,
    description: `${text}\n${conference.name}, track ${name}`,
    location: `${room}, ${place}`,
  };
}

function gatheringEvent({ title, text, ...hour }: Hour): CalendarEvent {
  return {
    uid: `${hour.day}-${hour.at.replace(":", "")}@frameconf.example`,
    ...span(hour),
    summary: title,
    description: `${text}\n${conference.name}`,
    location: place,
  };
}

function span(hour: Pick<Hour, "day" | "at" | "minutes">): { start: number; end: number } {
  const start = startOf(hour);
  return { start, end: start + hour.minutes * 60_000 };
}
