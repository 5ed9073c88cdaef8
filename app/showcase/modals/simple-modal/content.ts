/** The summer notice of a pottery. */
export const holidayNotice = [
  "The kiln rests from Monday 3 to Wednesday 12 August. Orders placed until 30 July leave before that.",
  "What you order while we are away is thrown in the week of the 17th and shipped by the 28th. Mugs from the shelf are sent by our neighbour every Thursday.",
];

/** What a buyer asks about a chair that cannot be sat on through a screen. */
export const chairFacts = [
  { term: "Seat", fact: "46 cm high, 52 cm wide" },
  { term: "Whole", fact: "78 cm high, 64 cm deep" },
  { term: "Frame", fact: "Oiled oak from the Morvan, one curved rail" },
  { term: "Cover", fact: "Slate wool, taken off with six screws and washed cold" },
  { term: "Weight", fact: "7.4 kg: one person carries it upstairs" },
];

/** Shoe sizes and the length of the foot in millimetres. */
export const shoeSizes = [
  { eu: "36", uk: "3.5", us: "5.5", foot: "225" },
  { eu: "37", uk: "4", us: "6", foot: "232" },
  { eu: "38", uk: "5", us: "7", foot: "238" },
  { eu: "39", uk: "6", us: "8", foot: "245" },
  { eu: "40", uk: "6.5", us: "8.5", foot: "252" },
  { eu: "41", uk: "7.5", us: "9.5", foot: "258" },
  { eu: "42", uk: "8", us: "10", foot: "265" },
  { eu: "43", uk: "9", us: "11", foot: "272" },
  { eu: "44", uk: "10", us: "12", foot: "278" },
];
