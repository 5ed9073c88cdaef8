import { picture } from "#content/media.ts";
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
  lead: `${capital(sayCount(roomCount))} rooms in a salt keeper’s house, where the road from ${house.address[1]} stops.`,
  picture: picture("hotel-terrace"),
};

const bar = {
  label: "Dates and guests",
  submit: "Request these nights",
  hint: `${capital(sayNights(rules.nights.min))} or more. From ${euros(lowest)} a night for the room, breakfast included. Nothing is charged before we answer.`,
};

const welcome = {
  text: `The house was built in ${house.built} to keep salt dry. It keeps people the same way: thick walls, small windows, the wind outside.`,
  notes: [
    {
      term: `${capital(sayCount(roomCount))} rooms, one table`,
      detail: "Dinner is at the long table. Whoever would rather not talk sits at its far end.",
    },
    {
      term: "No lift, no lobby",
      detail: "Two patio rooms have no step at all, from the gate to the shower.",
    },
    {
      term: "One telephone mast, far off",
      detail: "There is a signal at the well. There is always somebody at the well.",
    },
  ],
};

const roomsBand = {
  heading: "Four ways to wake up here",
  intro:
    "Turn the pictures into plans: all are drawn to one scale, and a square is a metre. Beds and doors are where you will find them.",
  label: "Rooms",
  views: { legend: "Show the rooms as", picture: "Pictures", plan: "Floor plans" },
};

const guestBook = {
  heading: "What stands in the guest book",
  quotes: [
    {
      key: "r3",
      text: "We came for two nights and cancelled Seville.",
      source: "Room three, in April",
      isLead: true,
    },
    {
      key: "r9",
      text: "The plan was right. The bed was exactly where you drew it. I am an engineer and I cried a little.",
      source: "Room nine, in June",
    },
    {
      key: "tower",
      text: "Thirty-one steps. I counted them again at night, twice.",
      source: "The tower, in October",
    },
    {
      key: "r1",
      text: "Our daughter (6) would like you to know that the ninth bicycle is the fastest.",
      source: "Room one, in July",
    },
    {
      key: "r6",
      text: "One star less because of the flamingos, who start early. Two more because of the flamingos.",
      source: "Room six, in March",
    },
    {
      key: "r4",
      text: "I finished the book. I have carried it since 2019.",
      source: "Room four, in November",
    },
  ],
};

const place = {
  heading: "Where the road gives up",
  text: "After the last salt pan the asphalt becomes a track, and after four hundred metres the track becomes our gate.",
  map: "/drawings/marisma.svg#bay",
  at: { x: 59, y: 70 },
  place: { name: house.name, address: house.address },
  ways: [
    {
      term: "By train",
      detail: "To Puerto Almar, then write to us: Paco comes with the van, and with questions.",
    },
    {
      term: "By car",
      detail: "Through the village, right at the chapel, and do not believe the navigation.",
    },
    { term: "On foot", detail: "Fifty minutes along the pans. Your luggage may take the van." },
    {
      term: "Arriving",
      detail: `From ${house.checkIn}. On the last day the room is yours until ${house.checkOut}.`,
    },
  ],
};

const enquiry = {
  heading: "Write us two lines",
  text: "A person looks at the book and answers within a day: your nights, or the nearest ones we have. Only then is anything agreed.",
  prices: {
    caption: "What a night costs, for the room, breakfast included",
    room: "Room",
    calm: "October to May",
    high: "June to September",
    note: `A room sleeps two; the sea rooms take a third bed. For more than ${sayCount(mostGuests)} of you we put two rooms together: say so in the letter. Up to fourteen days before, you cancel without a reason or a fee.`,
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
  heading: "Three times a year it costs less",
  offers: [
    {
      price: "4 = 3",
      title: "The quiet week",
      text: "Four nights for the price of three, when the pans stand under water and the marsh is loud.",
      when: "November to February, Sunday to Thursday",
    },
    {
      price: euros(95_00),
      title: "Alone, and glad of it",
      text: "A patio room for one person, with a seat at the end of the table where nobody asks.",
      when: "October to April, a night",
    },
    {
      price: "−20 %",
      title: "The harvest",
      text: "Rake with us for five mornings. You pay less and sleep better than anybody here.",
      when: "First half of September, five nights or more",
    },
  ],
  letter: {
    heading: "Told first by letter",
    text: "Four letters a year, when rooms come free. Each has a photograph of the pool without anybody in it.",
  },
};

/** For search engines: the house and where it is. No stars, no ratings. */
const business = {
  "@context": "https://schema.org",
  "@type": "Hotel",
  name: house.name,
  description: hero.lead,
  foundingDate: String(house.since),
  numberOfRooms: roomCount,
  checkinTime: house.checkIn,
  checkoutTime: house.checkOut,
  email: house.email,
  telephone: house.phone.display,
  priceRange: "€€",
  address: {
    "@type": "PostalAddress",
    streetAddress: house.address[0],
    addressLocality: house.address[1],
    addressCountry: "ES",
  },
};

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
  business,
};
