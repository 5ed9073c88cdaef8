/** When the door opens for a key, and when a coach is in. */
const openingHours = [
  {
    days: "Monday to Friday",
    short: "Mon to Fri",
    weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    key: ["05:30", "23:00"],
    staffed: ["06:00", "21:00"],
  },
  {
    days: "Saturday and Sunday",
    short: "Sat and Sun",
    weekdays: ["Saturday", "Sunday"],
    key: ["07:00", "20:00"],
    staffed: ["07:15", "14:00"],
  },
] as const;

/** Where Ironhaus is and when it is open: what its copy, its footer and its structured data share. The house and its street are invented. */
export const house = {
  name: "Ironhaus",
  street: "3 Anvil Yard",
  town: "Sheffield",
  postcode: "S9 0XX",
  email: "lift@ironhaus.example",
  openingHours,
} as const;
