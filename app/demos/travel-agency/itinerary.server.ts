import { picture } from "#content/media.ts";
import type { ItineraryDay } from "./bands/itinerary-band/itinerary-band.tsx";
import { trips } from "./trips.server.ts";
import { agency, LIST, PATH, capital, departures, inWords, price } from "./words.server.ts";

const line = trips.find(({ code }) => code === "FW520");
if (!line) throw new Error("The itinerary is that of FW520.");

/** The one trip that is told day by day. */
export const itinerary = {
  heading: "The copper line, day by day",
  intro: `${capital(inWords(line.days))} days on a railway built for ore and kept for the view, with no departure before ten.`,
  picture: picture("travel-agency-line"),
  facts: [
    { term: "Leaves in", detail: departures(line.months) },
    { term: "Per person, with breakfasts", detail: price(line.price) },
  ],
  action: { label: "See this trip", href: `${PATH}?where=${line.place}#${LIST}` },
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
      text: "Three nights above the signal box. The second day is for the copper works, which closed in 1961 and have been polished ever since.",
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
      text: "A house with a stove, a path to a lake, and a neighbour with cheese. If it rains there is a chess set, with a cork for the missing king.",
    },
    {
      id: "day-8",
      when: "Day 8",
      title: "The night train down",
      text: "Your own compartment. They wake you with coffee at the last tunnel, in time for the sea.",
    },
    {
      id: "day-9",
      when: "Day 9",
      title: `Breakfast in ${agency.harbour}`,
      text: "You are back at 8:15, and we are at the station with warm rolls. We want to hear all about it.",
    },
  ] satisfies ItineraryDay[],
};
