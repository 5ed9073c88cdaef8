import { picture } from "#content/media.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { business } from "./business.tsx";
import { office } from "./office.ts";
import { planId } from "./bands/works-band/scale-sheet/scale-sheet.tsx";
import { type Work, works } from "./works.server.ts";

/** The copy of Studio Plinth, the architecture home. Office and buildings are invented; the towns are where they would stand. */
const SINCE = 2009;
const PEOPLE = 7;
/** A work whose year is later than this is still being built. */
const LAST_FINISHED = 2024;

const PLANS = "/drawings/architecture-plans.svg";

const list: readonly Work[] = Object.values(works);
const onSite = list.filter(({ year }) => year > LAST_FINISHED);
const builtArea = list.reduce((sum, { area }) => sum + area, 0);

const hero = {
  name: office.name,
  picture: picture("architecture-house"),
  caption: works.house.name,
  facts: [
    { term: "Architects", detail: `${office.name}, ${office.town}` },
    { term: "Built", detail: `${works.house.place}, Laconia, ${works.house.year}` },
    { term: "Area", detail: square(works.house.area) },
    { term: "Material", detail: "Concrete, one oak door" },
    { term: "Kept", detail: "The tree" },
  ],
  plan: {
    href: `${PLANS}#house`,
    label:
      "Ground plan: two living rooms behind glass, a closed bedroom, a porch on four columns, and the wall, fourteen metres long.",
  },
};

const statement = {
  text: "Houses, schools and public rooms in concrete, brick and daylight. One colour. What needs explaining is drawn again.",
  notes: [
    {
      term: "Plinthos",
      detail: "Greek: brick. English: the block beneath a statue or a column. It carries the load.",
    },
    {
      term: "One colour",
      detail: "Vermilion. The only one we paint, to show the way. One client insisted on oak.",
    },
    {
      term: "One picture",
      detail: "Taken on the first clear day after the scaffolding comes down. No staging.",
    },
  ],
  detail: {
    caption: "Base of a wall, 1:5",
    parts: [
      "Concrete, cast against boards, 250 mm",
      "Cork, 220 mm",
      "Joint, 60 mm, vermilion",
      "Plinth, cast in one piece",
      "Gravel, as found",
    ],
  },
};

const projects = [
  sheet("chapel", works.chapel, picture("architecture-chapel"), [
    "Way in",
    "Nave",
    "Court without a roof",
    "Stone",
    "Basin",
  ]),
  sheet("school", works.school, picture("architecture-arcade"), [
    "Arcade",
    "Refectory",
    "Five classrooms",
    "Corridor",
    "Yard",
    "Kitchen",
  ]),
  sheet("bath", works.bath, picture("architecture-bath"), [
    "Desk",
    "Cabins",
    "Showers",
    "Water, 26°",
    "Opening above",
    "Down to the boiler",
  ]),
  sheet("brothers", works.brothers, picture("architecture-stairs"), [
    "Court",
    "The only stair",
    "Elder, kitchen",
    "Elder, bed",
    "Younger, kitchen",
    "Younger, bed",
  ]),
  sheet(
    "registry",
    works.registry,
    picture("studio-brutal"),
    ["Arch", "Counter", "Reading room", "Maps", "Shelves, 2.4 km", "Drum: rainwater"],
    "62% 50%",
  ),
];

const reel = {
  heading: "Projects, in plan",
  intro: `${numberWord(projects.length)} buildings with their ground plans. Rooms are numbered on the plan and listed below it.`,
  label: "Projects",
  switchLabel: "Show the plan",
  roomsLabel: "Rooms",
  projects,
};

const index = {
  heading: "All works",
  intro: `${list.length} works since ${SINCE}, ${square(builtArea)} in all, drawn at one scale. The garden wall is entered as 0.`,
  sheet: {
    label: "Ground plans, at one scale",
    scale: "10 m",
    plans: Object.entries(works).map(([key, { name, year, place, area, now, size }]) => ({
      key,
      name,
      href: sheetOf(key),
      area: square(area),
      made: [String(year), place],
      now,
      size,
    })),
  },
  caption: "All works with year, place, area and present state",
  columns: ["Work", "Year", "Place", "m²", "Now"].map((head) => ({
    head,
    isNumber: head === "Year" || head === "m²",
  })),
  comesBy: { column: 1, isDescending: true },
  rows: Object.entries(works).map(([key, { name, year, place, area, now }]) => ({
    key,
    href: sheetOf(key) ?? `#${planId(key)}`,
    cells: [
      { text: name, value: name },
      { text: String(year), value: year },
      { text: place, value: place },
      { text: count(area), value: area },
      { text: now, value: now },
    ],
  })),
};

const studio = {
  heading: "Studio, Athens",
  text: [
    `${numberWord(PEOPLE)} people at one table. It is six metres long and came in through the window in ${SINCE}. A project that does not fit on it at 1:50 is declined. Two have been.`,
    "A model is made before the first drawing and another after the last. If they match, the work was done properly. If not, the first is kept.",
  ],
  facts: [
    {
      term: "On site now",
      detail: onSite.map(({ name, place }) => `${name}, ${place}`).join("; "),
    },
    { term: "Models kept", detail: "66" },
    { term: "Competitions entered", detail: "3, a long time ago" },
  ],
  picture: picture("architecture-model"),
  position: "32% 50%",
};

const books = [
  { title: "Plinth: Works", year: 2025, pages: 368, height: 320, tone: "ink" },
  { title: "A Room at Noon", year: 2023, pages: 144, height: 240, tone: "paper" },
  { title: "Eleven Walls", year: 2022, pages: 208, height: 270, tone: "brand" },
  { title: "Against Captions", year: 2020, pages: 64, height: 200, tone: "accent" },
  { title: "A School and its Shadow", year: 2020, pages: 176, height: 300, tone: "paper" },
  { title: "Details, One to Five", year: 2018, pages: 412, height: 297, tone: "accent" },
  { title: "Salt", year: 2015, pages: 96, height: 210, tone: "ink" },
] as const;

const publications = {
  heading: "Books, to scale",
  text: `${numberWord(books.length)} books, ${count(books.reduce((sum, { pages }) => sum + pages, 0))} pages, mostly plans. Height as printed, thickness by pages. All can be read at the table. Salt and Eleven Walls are still sold there.`,
  label: "Publications",
  books,
};

const plate = {
  heading: `${works.saltMuseum.name}, ${works.saltMuseum.place}`,
  facts: [String(works.saltMuseum.year), square(works.saltMuseum.area), works.saltMuseum.now],
  picture: picture("architecture-salt"),
};

const contact = {
  line: `Write to ${office.email}`,
  mail: office.email,
  note: `Visits on Tuesdays from 17:00. ${office.street}, ${office.town}. Ring the bell.`,
};

const told = forMachines(business, { type: "ProfessionalService", since: SINCE });

/** The words of the page, by section. */
export const content = {
  hero,
  statement,
  reel,
  index,
  studio,
  publications,
  plate,
  contact,
  business: told,
};

/** One sheet of the reel: facts from the list of works, rooms in the order of their numbers on the plan. */
function sheet(
  id: string,
  { name, place, year, area }: Work,
  render: ReturnType<typeof picture>,
  rooms: readonly string[],
  position?: string,
) {
  return {
    id,
    name,
    facts: [place, String(year), square(area)],
    picture: render,
    position,
    plan: `${PLANS}#${id}`,
    rooms,
  };
}

/** Where a work hangs in the reel, if it does. */
function sheetOf(key: string): string | undefined {
  return projects.some(({ id }) => id === key) ? `#${key}` : undefined;
}

function square(area: number): string {
  return `${count(area)} m²`;
}

function count(value: number): string {
  return value.toLocaleString("en");
}

function numberWord(value: number): string {
  return (
    ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"][value] ?? count(value)
  );
}
