import { picture } from "#content/media.ts";
import type { ItineraryDay } from "./bands/itinerary-band/itinerary-band.tsx";
import { trips } from "./trips.server.ts";
import { agency, LIST, PATH, capital, departures, inWords, price } from "./words.server.ts";

const line = trips.find(({ code }) => code === "FW520");
if (!line) throw new Error("The itinerary is that of FW520.");

/** The one trip that is told day by day. */
export const itinerary = {
  heading: `${capital(inWords(line.days))} days on the copper line`,
  intro:
    "The railway was built for ore and kept for the view. No train of yours leaves before ten.",
  picture: picture("cover-night-train"),
  facts: [
    { term: "Leaves in", detail: departures(line.months) },
    { term: "A person, all in", detail: price(line.price) },
  ],
  action: { label: "See its boarding pass", href: `${PATH}?where=${line.place}#${LIST}` },
  days: [
    {
      id: "day-1",
      when: "Day 1",
      title: `${agency.harbour} to Millbrack`,
      text: "The 10:40, platform 2, seats on the left. Lunch is in a basket on your seat and the river is in the window from Sallow on.",
    },
    {
      id: "day-2",
      when: "Days 2 and 3",
      title: "Millbrack, where the line begins",
      text: "Two nights above the signal box. The second day is for the copper works, which closed in 1961 and has been polished ever since.",
    },
    {
      id: "day-4",
      when: "Day 4",
      title: "Over the seven arches",
      text: "Eleven minutes on the viaduct, because the driver slows down. In July we put you on the evening train, when the valley is the colour of the rails.",
    },
    {
      id: "day-5",
      when: "Days 5 to 7",
      title: "Upper Cuprin, three days without a train",
      text: "A house with a stove, a path to a lake, and a neighbour with cheese. If it rains there is a chess set with one king missing; he has a cork.",
    },
    {
      id: "day-8",
      when: "Day 8",
      title: "The night train down",
      text: "Your own compartment. They wake you with coffee at the last tunnel, not at the first.",
    },
    {
      id: "day-9",
      when: "Day 9",
      title: `Breakfast in ${agency.harbour}`,
      text: "You are back at 8:15 and we are at the station, with rolls. We want to hear it while it is warm.",
    },
  ] satisfies ItineraryDay[],
};
