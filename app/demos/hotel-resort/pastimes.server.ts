import { picture } from "#content/media.ts";
import type { Outing } from "./bands/outings-band/outings-band.tsx";
import { euros } from "./euros.server.ts";

/** What one can do at Casa Marisma: outside, in the cistern, and by the hour. */
export const outings = {
  heading: "Out before the heat, back before the wine",
  intro:
    "Nothing here has to be booked a season ahead. Say at dinner what you would like to do tomorrow.",
  outings: [
    {
      title: "Rake a pan with Amparo",
      text: "She is the fifth of her family on the pans. You get a rake, a hat and, after two hours, a kilo of your own salt.",
      terms: `Tuesday and Friday, 7:00. ${euros(18_00)}.`,
      picture: picture("hotel-resort-salt"),
    },
    {
      title: "Swim to the black rock",
      text: "Four hundred metres, and the boat stays beside you. Most people stop half way, to look back at the house.",
      terms: "Every evening with a flat sea. Free.",
      picture: picture("studio-sea"),
    },
    {
      title: "Do nothing, with ice",
      text: "The pool is eleven metres long because that is how long the salt store was. It is warm from May.",
      terms: "8:00 to midnight.",
      picture: picture("studio-pool"),
    },
    {
      title: "The long breakfast",
      text: "Oranges from the patio, bread from the village, coffee until somebody carries the pot away.",
      terms: "7:30 until it is lunch. In the price.",
      picture: picture("hotel-resort-breakfast"),
    },
    {
      title: "Take a bicycle",
      text: "We own nine. Eight have brakes; the ninth belongs to the cook.",
      terms: "At the gate, unlocked. Free.",
    },
  ] satisfies Outing[],
};

export const bath = {
  heading: "The cistern is a bath now",
  text: "Forty thousand litres of sea water under three arches, at thirty-four degrees. You float whether you can swim or not. Nobody speaks, because it echoes.",
  facts: [
    { term: "For guests, always", detail: "In the price. A robe hangs in your room." },
    {
      term: "An hour alone",
      detail: `${euros(30_00)} for two, lanterns lit. Say when at breakfast.`,
    },
    {
      term: "Salt and hands",
      detail: `Fifty minutes with Lucía, ${euros(65_00)}. She starts with the feet.`,
    },
  ],
  picture: picture("hotel-resort-bath"),
};

export const day = {
  heading: "From coffee to stars",
  intro: "A day in May, as it went last year. You are expected at none of it.",
  sun: { rises: 7, sets: 21.4 },
  hours: [
    {
      time: "07:30",
      title: "Coffee",
      text: "The pot is on the wall by the well. So is the first guest.",
    },
    {
      time: "09:30",
      title: "Marsh",
      text: "With boots, a thermos and the egret that we call the inspector.",
    },
    { time: "12:00", title: "Pool", text: "The shade moves to the left. Follow it." },
    {
      time: "15:00",
      title: "Siesta",
      text: "Shutters closed, all of them. Check-in is quiet, too.",
    },
    {
      time: "18:30",
      title: "Salt",
      text: "Low sun on the pans. Bring a camera or, better, nothing.",
    },
    {
      time: "21:00",
      title: "Dinner",
      text: "One table, one menu, on the terrace. Fish, unless there was wind.",
    },
    {
      time: "23:30",
      title: "Stars",
      text: "We switch the lamps off. It takes eyes ten minutes, then it is too many.",
    },
  ],
};
