/**
 * Dates that pages count down to, as they are written on the invitation: local time and its zone. After a date has passed its
 * countdowns show what they say when it is over; change the date here.
 */
export const events = {
  /** The next edition of the template. */
  nextEdition: { at: "2027-03-29T10:00", timeZone: "Europe/Paris" },
  /** The door to the room next door is opened. */
  secondRoom: { at: "2027-04-09T18:00", timeZone: "Europe/Paris" },
  /** A ceramics sale: the kiln is opened on a spring evening. */
  kilnOpening: { at: "2027-05-14T18:30", timeZone: "Europe/Lisbon" },
  /** The end of an early booking price. */
  earlyPrice: { at: "2027-02-28T23:59", timeZone: "America/New_York" },
  /** Over: a past workshop, so that its end can be seen. */
  springWorkshop: { at: "2026-03-29T09:00", timeZone: "Europe/Paris" },
} as const;
