/** One entry of a calendar. Texts are plain: what a calendar file must escape is escaped on the way. */
export interface CalendarEvent {
  /** The same for ever and in no other calendar of the world (RFC 7986): whoever loads a file again gets no second entry. */
  uid: string;
  /** Instants, in ms since 1970; calendars show them by the clock of their owner. */
  start: number;
  end: number;
  summary: string;
  /** May have lines of its own. */
  description: string;
  location: string;
}

interface CalendarFile {
  /** Who wrote it, as ISO 9070 has it: `-//Owner//Product//EN`. */
  producer: string;
  /** When what the file says was last changed (ms since 1970). Not the time of asking: the same events give the same file. */
  changed: number;
  events: readonly CalendarEvent[];
}

/**
 * A calendar file (`.ics`, RFC 5545) of one event or several, as calendars of all makers read it. Times are written in UTC, so that
 * no file has to carry the rules of a time zone.
 */
export function calendarFile({ producer, changed, events }: CalendarFile): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${escaped(producer)}`,
    "CALSCALE:GREGORIAN",
    ...events.flatMap(({ uid, start, end, summary, description, location }) => [
      "BEGIN:VEVENT",
      `UID:${escaped(uid)}`,
      `DTSTAMP:${utc(changed)}`,
      `DTSTART:${utc(start)}`,
      `DTEND:${utc(end)}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      `LOCATION:${escaped(location)}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** `20270603T083000Z`. */
function utc(instant: number): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, "");
}

/** RFC 5545, 3.3.11. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);
}

/** Octets of a line without its end (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/** Breaks a line that is too long. The lines that continue it begin with a space; no character is torn in two. */
function folded(line: string): string {
  let result = "";
  let room = LONGEST_LINE;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (octets > room) {
      result += "\r\n ";
      room = LONGEST_LINE - 1;
    }
    result += character;
    room -= octets;
  }
  return result;
}
