import { picture } from "#content/media.ts";
import type { Outing } from "./bands/outings-band/outings-band.tsx";
import { euros } from "./euros.server.ts";

/** What one can do at Casa Marisma: outside, in the cistern, and by the hour. */
export const outings = {
  heading: "Things to do outside",
  intro:
    "There is no need to book. Tell us over dinner what you would like to do, and it will be ready tomorrow.",
  outings: [
    {
      title: "Rake salt with Amparo",
      text: "She is the fifth of her family on the pans. She lends you a rake and a hat, and in two hours you have a kilo of your own salt.",
      terms: `Tuesday and Friday, 7:00. ${euros(18_00)}.`,
      picture: picture("hotel-resort-salt"),
    },
    {
      title: "Swim to the black rock",
      text: "Four hundred metres, with our boat beside you all the way. Most guests stop half way to look back at the house.",
      terms: "Every evening when the sea is calm. Free.",
      picture: picture("studio-sea"),
    },
    {
      title: "Lie by the pool",
      text: "Eleven metres long, like the salt store that stood here, and warm from May. We bring the ice.",
      terms: "8:00 to midnight.",
      picture: picture("studio-pool"),
    },
    {
      title: "Linger over breakfast",
      text: "Oranges from the patio, croissants from the village, and coffee for as long as you care to sit there.",
      terms: "From 7:30 until lunch. Included.",
      picture: picture("hotel-resort-breakfast"),
    },
    {
      title: "Borrow a bicycle",
      text: "There are nine, and eight have brakes. The ninth is the cook’s.",
      terms: "At the gate, unlocked. Free.",
    },
  ] satisfies Outing[],
};

export const bath = {
  heading: "Bathe in the old cistern",
  text: "Forty thousand litres of sea water at thirty-four degrees, under three arches. You float whether you can swim or not, and even a whisper echoes.",
  facts: [
    { term: "Free for our guests", detail: "Come at any hour. Your robe is in the room." },
    {
      term: "A private hour",
      detail: `${euros(30_00)} for two, with the lanterns lit. Ask at breakfast.`,
    },
    {
      term: "Salt massage",
      detail: `Fifty minutes with Lucía, ${euros(65_00)}. She begins with your feet.`,
    },
  ],
  picture: picture("hotel-resort-bath"),
};

/** Sunrise and sunset in May, in hours: 20.5 is half past eight in the evening. */
const sun = { rises: 7, sets: 21.4 };

/** An hour with what stands in the sky, and how high (0 at the horizon, 1 at noon). What comes after sunset climbs again. */
function inItsLight<Hour extends { time: string }>(hour: Hour) {
  const [hours = 0, minutes = 0] = hour.time.split(":").map(Number);
  const at = hours + minutes / 60;
  const rise = Math.abs(Math.sin((Math.PI * (at - sun.rises)) / (sun.sets - sun.rises)));
  return { ...hour, sky: at > sun.sets ? "star" : "sun", rise: rise.toFixed(3) };
}

export const day = {
  heading: "From coffee to stars",
  intro: "A day in May, the way we like to spend it. Join us whenever you wish.",
  hours: [
    {
      time: "07:30",
      title: "Coffee",
      text: "The pot is on the wall by the well. Pour yourself a cup.",
    },
    {
      time: "09:30",
      title: "Marsh",
      text: "Boots, a thermos, and the egret that we call the inspector.",
    },
    { time: "12:00", title: "Pool", text: "The shade moves to the left. Follow it." },
    {
      time: "15:00",
      title: "Siesta",
      text: "All the shutters are closed. Even check-in whispers.",
    },
    {
      time: "18:30",
      title: "Salt",
      text: "The low sun turns the pans pink. Bring your camera.",
    },
    {
      time: "21:00",
      title: "Dinner",
      text: "One table and one menu, on the terrace. Fish, if the sea was calm.",
    },
    {
      time: "23:30",
      title: "Stars",
      text: "We turn the lamps off. Give your eyes ten minutes, and then look up.",
    },
  ].map(inItsLight),
};
