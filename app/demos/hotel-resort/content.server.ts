import { picture } from "#content/media.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { business } from "./business.tsx";
import { house } from "./house.ts";
import { mostGuests, rooms, rules } from "./house.server.ts";
import { bath, day, outings } from "./pastimes.server.ts";
import { capital, sayCount, sayNights } from "./stay.ts";
import { euros } from "./euros.server.ts";

/** The copy of Casa Marisma, the hotel resort home. Facts stand in `house.ts`, prices in `house.server.ts`. */
const roomCount = rooms.reduce((sum, { count }) => sum + count, 0);
const lowest = Math.min(...rooms.map(({ calm }) => calm));

const hero = {
  heading: "Between salt and sea",
  lead: `A hotel of ${sayCount(roomCount)} rooms in a salt keeper’s house, on the marsh at ${house.address[1]}.`,
  picture: picture("hotel-resort-pool"),
};

const bar = {
  label: "Dates and guests",
  submit: "Request to book",
  hint: `${capital(sayNights(rules.nights.min))} or more. From ${euros(lowest)} a night per room, breakfast included. You pay nothing until we confirm.`,
};

const welcome = {
  text: `Our house was built in ${house.built} to keep salt dry. Its thick walls now keep you cool at noon and out of the wind at night.`,
  notes: [
    {
      term: "One long table",
      detail:
        "We all have dinner at the long table. If you feel like a quiet evening, take its far end.",
    },
    {
      term: "Step-free rooms",
      detail: "We have no lift, but two patio rooms are level from the gate to the shower.",
    },
    {
      term: "A faint signal",
      detail: "It is best by the well, which is where you will meet the other guests.",
    },
  ],
};

const roomsBand = {
  heading: "Choose your room",
  intro:
    "See every room as a picture or a floor plan. One square is one metre, with beds and doors where you will find them.",
  label: "Rooms",
  views: { legend: "Show the rooms as", picture: "Pictures", plan: "Floor plans" },
};

const guestBook = {
  heading: "From our guest book",
  entries: [
    {
      key: "r3",
      text: "We came for two nights and cancelled Seville.",
      source: "Room three, in April",
    },
    {
      key: "r9",
      text: "The bed was exactly where you drew it on the plan. I am an engineer and I cried a little.",
      source: "Room nine, in June",
    },
    {
      key: "tower",
      text: "Thirty-one steps, and I would climb them again for the stars.",
      source: "The tower, in October",
    },
    {
      key: "r1",
      text: "Our daughter (6) would like you to know that the ninth bicycle is the fastest.",
      source: "Room one, in July",
    },
    {
      key: "r6",
      text: "One star off for the flamingos, who start early. Two back on for the same flamingos.",
      source: "Room six, in March",
    },
    {
      key: "r4",
      text: "I finally finished the book I have been carrying since 2019.",
      source: "Room four, in November",
    },
  ],
};

const place = {
  heading: "Find your way here",
  text: "Follow the road past the last salt pan, where the asphalt becomes a track. Four hundred metres on, you are at our gate.",
  map: "/drawings/marisma.svg#bay",
  at: { x: 47, y: 83 },
  place: { name: house.name, address: house.address },
  ways: [
    {
      term: "By train",
      detail:
        "To Puerto Almar. Tell us which train you are on, and Paco will meet you with the van.",
    },
    {
      term: "By car",
      detail: "Through the village and right at the chapel, whatever your satnav would prefer.",
    },
    { term: "On foot", detail: "Fifty minutes along the pans, while your luggage takes the van." },
    {
      term: "Arriving",
      detail: `From ${house.checkIn}. On the last day the room is yours until ${house.checkOut}.`,
    },
  ],
};

const enquiry = {
  heading: "Prices and booking",
  text: "Send us your dates and we will reply within a day, with your nights or the nearest ones we have. Nothing is booked until then.",
  prices: {
    caption: "Price per room and night, breakfast included",
    room: "Room",
    calm: "October to May",
    high: "June to September",
    note: `If one of our offers fits your dates, we take it off the price in our reply. Our rooms sleep two, and the sea rooms have a third bed. If there are more than ${sayCount(mostGuests)} of you, tell us in your message and we will put two rooms together. You can cancel free of charge up to fourteen days before. Dinner at the long table is ${euros(34_00)} a head.`,
  },
  form: {
    label: `Write to ${house.name}`,
    subject: { label: "Room" },
    anyRoom: "Any room",
    message: {
      label: "Your message",
      help: "Your dates, the number of guests, and anything we should know, such as allergies.",
    },
    submit: "Send request",
    confirmation: {
      heading: "Your request is with us.",
      text: "We will reply within a day. You will get an email to confirm that it arrived.",
    },
  },
};

const offers = {
  heading: "Special offers",
  offers: [
    {
      price: "4 = 3",
      title: "The quiet week",
      text: "Four nights for the price of three, when the pans are under water and the marsh is loud with birds.",
      when: "November to February, Sunday to Thursday",
      ask: { label: "Ask for the quiet week", href: "#enquiry" },
    },
    {
      price: euros(95_00),
      title: "A room of your own",
      text: "A patio room for one, and a seat at whichever end of the table suits you that evening.",
      when: "October to April, a night",
      ask: { label: "Ask for a room of your own", href: "#enquiry" },
    },
    {
      price: "−20%",
      title: "The salt harvest",
      text: "Rake with us for five mornings. You pay a fifth less, and you will sleep like a child.",
      when: "First half of September, five nights or more",
      ask: { label: "Ask for the salt harvest", href: "#enquiry" },
    },
  ],
};

const letter = {
  heading: "A letter from the marsh",
  text: "Four letters a year, when rooms come free, each with a photograph of the pool waiting for you.",
};

const told = forMachines(business, {
  type: "Hotel",
  place: {
    numberOfRooms: roomCount,
    checkinTime: house.checkIn,
    checkoutTime: house.checkOut,
  },
});

/** The words of the page, by section. */
export const content = {
  hero,
  bar,
  welcome,
  roomsBand,
  outings,
  bath,
  day,
  guestBook,
  place,
  enquiry,
  offers,
  letter,
  business: told,
};
