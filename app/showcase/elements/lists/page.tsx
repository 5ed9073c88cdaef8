import * as styles from "#app/elements/media/hover.module.css";
import { Link } from "#app/elements/actions/link.tsx";
import { Definitions, List, Timeline } from "#app/elements/text/list/list.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "check", title: "Checked" },
  { id: "numbered", title: "Numbered" },
  { id: "definitions", title: "Definitions" },
  { id: "timeline", title: "Timeline" },
  { id: "ruled", title: "Ruled" },
  { id: "inline", title: "In one line" },
];

const included = [
  "Two fittings, the second in daylight",
  "A lining of your choice, from forty",
  "Repairs for as long as one of us can hold a needle, also to seams that somebody else has mended before",
  "Hanger and moth paper",
];

const baking = [
  <>
    <b>Feed the leaven</b> in the evening, with water as warm as your hand.
  </>,
  <>
    <b>Fold four times</b>, every half hour, and put the dough where nobody bakes.
  </>,
  <>
    <b>Bake dark.</b> When you think it is ready, it needs six more minutes.
  </>,
];

const boat = [
  { term: "Built", text: "1938 in Camaret, of oak on oak; keel replaced in 1996" },
  { term: "Length", text: "11.40 m, and 14 m with the bowsprit" },
  { term: "Berths", text: "Five, and a hammock for whoever loses" },
  { term: "Engine", text: "28 hp diesel, used to enter harbours and to apologise" },
];

const museum = [
  {
    when: "1927",
    title: "The brickworks opens",
    text: "Nine kilns, one chimney, clay from the pit behind.",
  },
  {
    when: "1988",
    title: "The last kiln goes out",
    text: "Two families stay in the yard and keep the drying sheds from falling in.",
  },
  {
    when: "2024",
    title: "First exhibition",
    text: "In the sheds, with umbrellas. 2,100 people come.",
  },
  {
    when: "April 2027",
    title: "The ring kiln becomes a hall",
    text: "Heated by what is left of the peat.",
    ahead: true,
  },
];

const rooms = [
  <Link key="who" href="/page/who-we-are" className={`${styles.sweep} pb-0.5 font-medium`}>
    Who we are
  </Link>,
  <Link key="process" href="/page/our-process" className={`${styles.sweep} pb-0.5 font-medium`}>
    How a commission goes
  </Link>,
  <Link key="questions" href="/page/faq-s" className={`${styles.sweep} pb-0.5 font-medium`}>
    Questions that come up every week
  </Link>,
];

const markets = ["Mercado da Ribeira", "Kleinmarkthalle", "Halles de Lyon", "Torvehallerne"];

export default function ListsPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Lists"
      intro="Six ways to put things below or beside each other. Each is the native list of its kind, so that readers who listen hear how many there are."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="check"
        title="Checked"
        when="For what is included, when each entry is a promise. Not for advantages nobody would deny."
      >
        <List look="check" items={included} className="max-w-text" />
      </Demo>
      <Demo
        id="numbered"
        title="Numbered"
        when="For three to five steps or a ranking: the figure is read first, from across the room."
      >
        <List look="numbered" items={baking} className="max-w-[44rem] text-lead" />
      </Demo>
      <Demo
        id="definitions"
        title="Definitions"
        when="For facts about one thing, which readers look up rather than read."
      >
        <Definitions items={boat} />
      </Demo>
      <Demo
        id="timeline"
        title="Timeline"
        when="For a history in few dates. What is still ahead has a hollow point."
      >
        <Timeline items={museum} className="max-w-text" />
      </Demo>
      <Demo
        id="ruled"
        title="Ruled"
        when="For contents, addresses and further reading, where each line is one destination."
      >
        <List look="ruled" items={rooms} className="max-w-text" />
      </Demo>
      <Demo
        id="inline"
        title="In one line"
        when="For places, ingredients and days: few short entries that may wrap."
      >
        <List look="inline" items={markets} className="text-lead" />
      </Demo>
    </DemoPage>
  );
}
