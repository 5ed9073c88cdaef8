import { Tabs } from "#app/elements/actions/tabs/tabs.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "in-one-control", title: "In one control" },
  { id: "on-a-rule", title: "On a rule" },
  { id: "at-the-side", title: "At the side" },
  { id: "with-a-sign", title: "With a sign" },
];

const menuTabs = [
  {
    key: "lunch",
    label: "Lunch",
    content: (
      <p className="max-w-text">
        Barley broth with lovage, a hot sandwich of yesterday's roast, a glass of the white. On the
        table within twelve minutes, Tuesday to Friday.
      </p>
    ),
  },
  {
    key: "dinner",
    label: "Dinner",
    content: (
      <p className="max-w-text">
        Six courses, one menu, two seatings: seven o'clock and half past nine. The kitchen asks
        about allergies by telephone on the day before.
      </p>
    ),
  },
  {
    key: "wine",
    label: "Wine",
    content: (
      <p className="max-w-text">
        Forty bottles, all from growers we have visited. The list is sorted by how heavy a wine is,
        and nothing on it costs more than 90.
      </p>
    ),
  },
];

const coatTabs = [
  {
    key: "coat-cloth",
    label: "Cloth",
    content: (
      <p className="max-w-text">
        A wool of 620 grams from Biella, woven from two threads of slightly different grey. It is
        steamed before it is cut, so that it will not shrink in the first rain.
      </p>
    ),
  },
  {
    key: "coat-cut",
    label: "Cut and sizes",
    content: (
      <p className="max-w-text">
        Straight, with room for a jacket. Seven sizes; the sleeve can be let down by 3 cm. If you
        are between two, take the smaller one.
      </p>
    ),
  },
  {
    key: "coat-care",
    label: "Care and repair",
    content: (
      <p className="max-w-text">
        Brush it, air it, clean it once a year. Buttons, linings and pockets are mended by us for
        nothing as long as you have the coat.
      </p>
    ),
  },
];

const practiceTabs = [
  {
    key: "succession",
    label: "Handing a company on",
    content: (
      <div className="grid gap-4">
        <p>
          Eighteen months before the date, we write down who decides what. Twelve months before, the
          successor decides the small things alone. On the day, nothing changes.
        </p>
        <p className="text-soft">Usually one partner and one analyst, two days a week.</p>
      </div>
    ),
  },
  {
    key: "acquisition",
    label: "Buying a competitor",
    content: (
      <div className="grid gap-4">
        <p>
          First a letter of one page that says why. If the board still agrees after a week, we look
          at the books; three times in ten we advise against it.
        </p>
        <p className="text-soft">Usually two partners, for six to ten weeks.</p>
      </div>
    ),
  },
  {
    key: "restructuring",
    label: "Closing what does not pay",
    content: (
      <div className="grid gap-4">
        <p>
          We start with the people: who stays, who goes, and what each of them is told on the first
          day. The figures come second, because they are easier.
        </p>
        <p className="text-soft">Usually one partner, on site.</p>
      </div>
    ),
  },
];

const deliveryTabs = [
  {
    key: "post",
    label: "By post",
    icon: "package",
    content: <p>Two days, 6.90. Free above 80. The parcel goes through a letter box of 25 cm.</p>,
  },
  {
    key: "courier",
    label: "By courier",
    icon: "truck",
    content: <p>On a day of your choice, in a window of two hours. 39, and stairs cost nothing.</p>,
  },
  {
    key: "collect",
    label: "At the shop",
    icon: "map-pin",
    content: <p>Ready after one hour. Bring the number of the order; we keep it for ten days.</p>,
  },
] as const;

export default function TabPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Tabs"
      intro="Several texts in one place, of which a reader needs one at a time. Arrow keys walk, an address can open one, and without script all of them stand below each other."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="in-one-control"
        title="In one control"
        when="For two or three short labels of equal rank that change what is shown below them."
      >
        <Tabs label="Menus" tabs={menuTabs} />
      </Demo>
      <Demo
        id="on-a-rule"
        title="On a rule"
        when="For the heads of one long text, such as a product's. Each has an address of its own: this page with #coat-care opens at the third."
      >
        <Tabs label="The coat" tabs={coatTabs} look="underlined" anchored />
      </Demo>
      <Demo
        id="at-the-side"
        title="At the side"
        when="For long labels, or more than four. Up and Down walk through them, as they stand above each other."
      >
        <Tabs label="Practices" tabs={practiceTabs} look="vertical" />
      </Demo>
      <Demo
        id="with-a-sign"
        title="With a sign"
        when="For a choice between things that differ in kind, where a sign is found faster than a word."
      >
        <Tabs label="Delivery" tabs={deliveryTabs} look="cards" />
      </Demo>
    </DemoPage>
  );
}
