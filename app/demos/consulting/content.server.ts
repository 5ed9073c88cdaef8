import * as formWords from "#forms/booking/words.ts";
import { picture } from "#content/media.ts";
import { site } from "#content/site.ts";
import { placeOf } from "#shared/place-of.ts";
import { practiceAreas, type PracticeArea } from "#forms/booking/options.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { business, ISSUE } from "./business.tsx";
import type { CaseSpreadContent } from "./bands/case-spread/case-spread.tsx";
import type { ContentsEntry } from "./bands/contents-table/contents-table.tsx";
import type { UnitColumn } from "./bands/unit-chart/unit-chart.tsx";
import type { Counsellor } from "./bands/masthead/masthead.tsx";
import type { RulerStep } from "#app/sections/lists/step-ruler/step-ruler.tsx";

/**
 * The copy of Arden Partners, the consulting home. The firm is invented; its figures agree with each other: 40 people, of whom 14
 * partners and 18 associates; one rate; 214 mandates by practice and by year; 31 of them ended with the advice not to go ahead.
 */
const firm = { founded: 2009, mandates: 214, against: 31, rate: "€3,000 a day" };

const hero = {
  strip: [`No. ${ISSUE}`, "Winter 2026", "Counsel to owners and boards", "Paris, London"],
  lines: ["Some decisions", "are taken", "only once."],
  standfirst:
    "Arden Partners advises owners and boards on succession, acquisitions and what to close. Two partners and two associates work for fourteen weeks and argue both sides in writing.",
  primary: { label: "Book an hour with a partner", href: "#booking" },
  secondary: { label: "Practices and fees", href: "#practices" },
  picture: picture("consulting-chess"),
  plate: {
    number: "Plate 1",
    caption: "Red king, undisturbed. White has lost, and has not been told yet.",
  },
};

interface Practice {
  value: PracticeArea;
  partner: string;
  mandates: number;
  text: string;
  question: string;
  length: string;
  /** Days at the firm's one rate. */
  fee: string;
}

const practiceList: readonly Practice[] = [
  {
    value: "succession",
    partner: "Claire Aumont",
    mandates: 58,
    question: "Who runs it after me, and who owns it?",
    text: "Those are two questions, and most families ask them as one. We separate the chair from the shares, hear every heir alone, and put the answer in a family charter that a notary can read.",
    length: "Sixteen weeks",
    fee: "from €780,000",
  },
  {
    value: "transactions",
    partner: "Dev Malhotra",
    mandates: 47,
    question: "Is it worth more to us than it costs?",
    text: "We value the target twice: as its seller would, and as your finance director will have to in year three. We take no success fee, so the second figure is allowed to win.",
    length: "Ten weeks",
    fee: "from €540,000",
  },
  {
    value: "strategy",
    partner: "Mateo Ferrer",
    mandates: 39,
    question: "Which of our businesses should we stop?",
    text: "Growth plans are easily found. We begin with the list of what to close, because the people and the money for the next ten years are usually inside it.",
    length: "Fourteen weeks",
    fee: "from €720,000",
  },
  {
    value: "organisation",
    partner: "Ingrid Solberg",
    mandates: 28,
    question: "Who may decide what, without asking?",
    text: "We follow twenty real decisions from the first email to the signature and count the hands. The median in a firm of 600 people is eleven. Five is enough.",
    length: "Twelve weeks",
    fee: "from €600,000",
  },
  {
    value: "operations",
    partner: "Thomas Keel",
    mandates: 24,
    question: "Where does the week go?",
    text: "Two associates spend nine shifts on your floor before anyone opens a spreadsheet. What they bring back is a map of waiting: for parts, for approvals, for each other.",
    length: "Twelve weeks",
    fee: "from €630,000",
  },
  {
    value: "pricing",
    partner: "Adaeze Obi",
    mandates: 18,
    question: "What would they have paid?",
    text: "One price, in one country, for one quarter; then we look. It is slower than a study of willingness to pay, and it has the advantage of having happened.",
    length: "Eight weeks",
    fee: "from €420,000",
  },
];

const labelOf = new Map<string, string>(practiceAreas.map(({ value, label }) => [value, label]));

const practices = {
  heading: "Practices, partners and fees",
  note: `The figures are mandates since ${firm.founded}, ${firm.mandates} in all. Open a practice for the question it answers, its length and its fee.`,
  columns: { author: "Partner", figure: "Mandates" },
  entries: practiceList.map(({ value, partner, mandates, text, question, length, fee }) => ({
    id: value,
    title: labelOf.get(value) ?? value,
    author: partner,
    figure: mandates,
    lead: question,
    text,
    facts: [
      { term: "Usual length", detail: length },
      { term: "Fixed fee", detail: fee },
    ],
    link: { label: "Book an hour on this", href: `?topic=${value}#booking` },
  })) satisfies ContentsEntry[],
};

const proof = {
  figure: String(firm.against),
  heading: "times, our advice was not to go ahead.",
  caption: [
    `All ${firm.mandates} mandates by the year they were signed, ${firm.founded} to October 2026. One square is one mandate. In the ${firm.against} filled squares we advised the client not to buy, not to sell, or not yet to hand over.`,
    "The fee is the same whichever answer we reach, which is why we can afford to reach this one. Of the 31 clients, 27 took the advice and 22 have hired us again since. Four went ahead. Two of them did well, and we have told them so.",
  ],
  chartLabel: `Column chart of mandates a year: 3 in 2009, rising to 18 in 2025 and 16 so far in 2026; ${firm.against} of ${firm.mandates} are marked.`,
  /** Mandates signed in each year, and those among them that ended with the advice not to go ahead. */
  years: (
    [
      [3, 0],
      [6, 1],
      [7, 1],
      [8, 1],
      [9, 2],
      [10, 2],
      [11, 1],
      [12, 2],
      [12, 1],
      [13, 2],
      [14, 2],
      [11, 4],
      [15, 2],
      [16, 3],
      [16, 2],
      [17, 2],
      [18, 2],
      [16, 1],
    ] as const
  ).map(([total, marked], index) => ({
    label: String(firm.founded + index),
    total,
    marked,
  })) satisfies UnitColumn[],
};

const method = {
  heading: "Our method: a paper for each\u00a0stage",
  unit: { one: "Week", many: "Weeks" },
  length: 14,
  steps: [
    {
      from: 1,
      to: 3,
      title: "Hear everyone once",
      text: "Two partners see the owners, the board and the ten people who run the place. Same six questions for all.",
      result: "Paper one: what is being asked, in four pages.",
      sheets: 4,
    },
    {
      from: 4,
      to: 7,
      title: "Count what can be counted",
      text: "Associates rebuild the figures from your ledgers, not from the management pack. We expect to disagree about one number; it is usually margin by customer.",
      result: "Paper two: the facts, twenty pages, initialled by your finance director.",
      sheets: 20,
    },
    {
      from: 8,
      to: 11,
      title: "Argue both sides",
      text: "One partner writes the case for, the other the case against. You hear both on the same morning, and are not told which of them believes it.",
      result: "Paper three: the two cases, six pages each.",
      sheets: 12,
    },
    {
      from: 12,
      to: 14,
      title: "Decide, and write it down",
      text: "You decide. We record what, by whom, and what would have to change for you to think again. Then we stop billing.",
      result: "Paper four: the minute, one page.",
      sheets: 1,
    },
  ] satisfies RulerStep[],
};

const featuredCase = {
  running: ["Case 141", "Succession and ownership"],
  heading: "Four heirs, one empty chair",
  standfirst:
    "The Verhaegens of Ghent agreed about everything in their valve works except who should run it. It took sixteen weeks to find out that none of them wanted to.",
  paragraphs: [
    "When Karel Verhaegen died in March 2022 he left 386 employees, €96 million of sales and four children, all of them on the payroll and each convinced that the other three were waiting to be asked. For five months the works was run by its production manager, who was not on the board and had not been told.",
    "We saw the four separately, in four towns, with the same six questions. Then we read them their own answers, with the names removed. The meeting had been planned for a day. It was over before lunch.",
    "A managing director came from outside in January 2023. The four sit on a family council with one vote each; the dividend is fixed at 35 per cent of net profit until 2030, so nobody has to argue about it at Christmas.",
  ],
  quote: {
    text: "We were each asked, alone, who should not run it. All four of us had written our own name.",
    by: "Lieve Verhaegen, chair of the family council",
  },
  facts: [
    { figure: "€121m", text: "sales in 2025, from €96m in 2022" },
    { figure: "4 of 4", text: "heirs still hold their shares" },
    { figure: "1 day", text: "of the sixteen weeks with all of them in one room" },
  ],
  picture: picture("boardroom"),
  caption:
    "The long table at the works. The chair at the window end was empty from March 2022 to January 2023. Told with the family’s permission.",
} satisfies CaseSpreadContent;

/** In the order in which they stand in the masthead. */
const people: readonly Counsellor[] = [
  {
    name: "Claire Aumont",
    role: "Managing partner, succession",
    text: "Sold her own family’s printing works in 2006 and has since sat with fifty-eight families while they decided whether to do the same.",
  },
  {
    name: "Mateo Ferrer",
    role: "Corporate strategy",
    text: "Closed eleven business units as an executive, two of them his own, and is good company for anyone about to close their first.",
  },
  {
    name: "Adaeze Obi",
    role: "Pricing and growth",
    text: "Set fares for a railway before she set anything for us, and still tests each price on a commuter, on a wet Tuesday morning.",
  },
  {
    name: "Dev Malhotra",
    role: "Mergers and acquisitions",
    text: "Has read 340 data rooms, and keeps a list of the sentences that made him stop; the longest-serving is “normalised for one-off effects”.",
  },
];

const partners = {
  heading: "Our people, all at one rate",
  intro: `Fourteen partners and eighteen associates, all at ${firm.rate}: we have no reason to send you juniors. There is no Mr Arden; the firm is named after the forest in “As You Like It”, where everyone changes their mind.`,
  people,
  groups: [
    {
      title: "Partners in Paris",
      names: [
        "Claire Aumont",
        "Sofia Brandão",
        "Margaux Delorme",
        "Mateo Ferrer",
        "Paul Hérault",
        "Thomas Keel",
        "Adaeze Obi",
        "Étienne Roussel",
        "Jonas Weil",
      ],
    },
    {
      title: "Partners in London",
      names: ["Fiona Laird", "Dev Malhotra", "Owen Prys", "Ingrid Solberg", "Hannah Stern"],
    },
  ],
};

const insights = {
  heading: "Essays we send to clients",
  intro: "By guests of the firm; each is sent on the evening before a board meeting.",
};

const booking = {
  heading: "Book an hour with a partner",
  intro:
    "It costs nothing. Bring the decision you have been putting off, and the people who will have to live with it.",
  next: [
    {
      term: "Within two working days",
      detail: "a partner writes to confirm the time, or to offer you two others.",
    },
    {
      term: "Before we speak",
      detail: "we check for conflicts of interest, and say so if we act for the other side.",
    },
    {
      term: "The day after",
      detail: "you get two pages on what we heard. They are yours, whether or not you hire us.",
    },
  ],
  zone: `${placeOf(site.timeZone, site)} time`,
  submit: "Request appointment",
  confirmation: { heading: formWords.received, text: formWords.next },
};

const end = {
  number: "Plate 2",
  caption: "White has been told.",
  picture: picture("consulting-resigned"),
};

const demos = {
  before: "An invented firm, a real website template",
  after: ": free, tested and yours to take.",
  link: "See all demos",
};

const told = forMachines(business, {
  type: "ProfessionalService",
  since: firm.founded,
  more: { knowsAbout: practiceAreas.map(({ label }) => label) },
  place: { priceRange: firm.rate },
});

/** The words of the page, by section. */
export const content = {
  hero,
  practices,
  proof,
  method,
  featuredCase,
  partners,
  insights,
  booking,
  demos,
  end,
  organisation: told,
};
