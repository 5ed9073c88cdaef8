import type { ProjectRecord } from "../project-fields.ts";

export const lamps: ProjectRecord = {
  slug: "three-lamps-for-a-corridor",
  title: "Three lamps for a corridor",
  client: "Hotel Ottilie",
  place: "Trieste",
  year: 2024,
  categories: ["lifestyle", "business"],
  disciplines: ["Product design", "Interior"],
  summary:
    "A corridor of sixty metres without a window, and three lamps that make guests slow down in it. They went into production later.",
  layout: "reel",
  pictures: [
    { name: "project-lamps-1", caption: "Mushroom, Moon and Bead in the red of the corridor." },
    {
      name: "project-lamps-2",
      caption: "The arch lamp of the green floor. Its globe is changed from below.",
    },
    { name: "project-lamps-3", caption: "Samples on the studio wall: lacquer, brass, glass." },
  ],
  shape: "upright",
  focus: "52% 45%",
  isProminent: true,
  tone: { ground: "#7a1d18", ink: "#ffffff" },
  brief:
    "Ottilie is a liner turned to stone: sixty metres of corridor on every floor, ceiling lights every four. Guests lost their doors, and hurried. The hotel asked for new lamps. The electrician asked us to touch no cable.",
  approach: [
    {
      title: "Fewer lights, lower down",
      text: "Every second ceiling lamp is off. In its place a lamp stands on a shelf at the height of the handle, so that light falls on the number of the door and not on the guest.",
    },
    {
      title: "A shape for each floor",
      text: "Mushroom on the red floor, arch on the green, bead on the sand one. Guests say “the mushrooms” when they ask the way back.",
    },
    {
      title: "Spun, not cast",
      text: "The shades are spun from aluminium two streets away. It allowed us to change the first thirty after the fire officer had seen them.",
    },
  ],
  result:
    "Guests walk slower: 1.1 metres a second instead of 1.4, measured by the porters, who had a bet on it. Power use fell by a third. The shelf catches trolleys, and eleven lamps have been straightened so far. A maker in Udine now builds them for others.",
  figures: [
    { value: "1.1 m/s", label: "walking pace, 1.4 before" },
    { value: "−34%", label: "power in the corridors" },
    { value: "11", label: "lamps met a trolley" },
  ],
  quote: {
    text: "Nobody has asked me for a brighter bulb. In my trade that is applause.",
    name: "Dario Cossutta",
    role: "Technician of the house",
  },
  credits: [
    { role: "Design", name: "Noor de Wit" },
    { role: "Metal spinning", name: "Torneria Pahor" },
    { role: "Glass", name: "Soffieria Levante" },
  ],
};
