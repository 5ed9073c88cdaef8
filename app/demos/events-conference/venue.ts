/** What the conference is called and where it is held: its programme, its copy and its footer share it. Name and city are invented. */
export const held = {
  name: "Frame Conf 2027",
  venue: "The Lamp Store",
  street: "Pier 2, Quayside",
  city: "Aune Bay",
} as const;
