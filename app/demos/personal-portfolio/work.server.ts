import type { WorkBandProps } from "./bands/work-band/work-band.tsx";

const beds = [
  {
    bed: 4,
    who: "Mr A.",
    news: "Pain is back since four. Next dose 20:30.",
    kind: "Watch",
  },
  {
    bed: 11,
    who: "Mrs O.",
    news: "Walks to the window alone. Ask before you help.",
    kind: "Good news",
  },
  {
    bed: 17,
    who: "Mr D.",
    news: "His daughter rings at nine. We said somebody answers.",
    kind: "Promised",
  },
] as const;

const ward = { beds: 24, before: 31, after: 14 };

/** Four tools: what was asked, what came of it, and the screen itself, drawn by `tools`. Clients and screens are invented. */
export const work = {
  heading: "My work: tools for long shifts",
  intro:
    "Four tools from behind the staff door, each drawn as it stands on the wall, the desk or the printer.",
  handover: {
    title: "A handover in the dark",
    client: "A hospital ward, nights",
    text: `Every evening one tired nurse tells another about ${ward.beds} beds. The screen shows the few that changed and folds the rest away. It is amber on black, because it stays on all night beside people who sleep.`,
    figure: `${ward.before} → ${ward.after}`,
    measure: "minutes for one handover",
    screen: {
      label: `The handover screen: ${beds.length} of ${ward.beds} beds have changed, each with a sentence.`,
      place: "Ward 7",
      time: "19:15",
      people: "Tariq to Siobhan",
      beds,
      rest: `${ward.beds - beds.length} beds as last night`,
      action: "Heard it",
    },
  },
  roster: {
    title: "A tram roster that explains itself",
    client: "A tram depot, 112 drivers",
    text: "The old roster was a spreadsheet that one man kept, and he retired to Whitby. Now drivers swap shifts between themselves. The tool counts their hours of rest, and if it has to refuse a swap it says why.",
    figure: "40 min",
    measure: "from asking for a swap to getting it. It was nine days.",
    screen: {
      label:
        "The roster of one day: six drivers, their trams as bars by the hour, two of them swapping, one refused with a reason.",
      hours: [4, 8, 12, 16, 20, 24],
      drivers: [
        { name: "Dilys", shifts: [{ line: 4, from: 4.5, to: 12.5, look: "swap" }] },
        { name: "Ömer", shifts: [{ line: 4, from: 13, to: 21, look: "swap" }] },
        {
          name: "Grace",
          shifts: [
            { line: 1, from: 5, to: 9, look: "plain" },
            { line: 1, from: 15, to: 19, look: "plain" },
          ],
        },
        { name: "Piotr", shifts: [{ line: 2, from: 9.5, to: 17.5, look: "plain" }] },
        { name: "Anwen", shifts: [{ line: 2, from: 17, to: 24, look: "plain" }] },
        { name: "Lev", shifts: [{ from: 4, to: 10 + 40 / 60, look: "refused" }] },
      ],
      line: "Line",
      rest: "Rest",
      notes: {
        swap: "Dilys and Ömer swap. Both have said yes.",
        refused: "Lev came home at 23:40. He may drive again from 10:40.",
      },
    },
  },
  printer: {
    title: "A printer for gloved hands",
    client: "A seed bank, at −18 °C",
    text: "A touch screen can’t feel a mitten, so this printer has three buttons the size of biscuits. A notch keeps every label the right way up.",
    figure: "0",
    measure: "labels upside down since the notch",
    screen: {
      label:
        "The label printer: a small display, three large buttons, and a printed label for field beans.",
      display: "12 labels",
      buttons: ["Fewer", "Print", "More"],
      lot: {
        latin: "Vicia faba",
        name: "Field bean",
        number: "08812",
        seeds: "240 seeds",
        test: "94% alive",
      },
    },
  },
  found: {
    title: "Found: one bear, answers to Gerald",
    client: "An airport, the desk behind arrivals",
    text: "People don’t lose “item, textile, brown”. So the desk searches by the sentence they say when they come in, out of breath.",
    figure: "22 → 63%",
    measure: "of things go home again",
    screen: {
      label:
        "The lost-property desk: a sentence in a search field, and six found things with a tag each.",
      question: "He is brown and a bit flat",
      things: [
        { thing: "bear", name: "Bear, a bit flat", note: "Gate 12", isMatch: true },
        { thing: "umbrella", name: "Umbrella", note: "No. 41 today", isMatch: false },
        { thing: "shoe", name: "Left shoe", note: "Right one: Oslo", isMatch: false },
        { thing: "keys", name: "Keys", note: "Smell of the sea", isMatch: false },
        { thing: "hat", name: "Top hat", note: "Empty. We looked", isMatch: false },
        { thing: "teeth", name: "Teeth, upper", note: "Security", isMatch: false },
      ],
    },
  },
} as const satisfies WorkBandProps;
