import { Icon } from "#app/elements/media/icon.tsx";
import { IconText } from "#app/elements/text/icon-text/icon-text.tsx";
import { IconRow } from "./icon-row.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "between-hairlines", title: "Between hairlines" },
  { id: "as-a-list", title: "As a list" },
  { id: "as-cards", title: "As cards" },
  { id: "on-the-axis", title: "On the axis" },
];

const threeReasons = [
  {
    icon: "/drawings/kindling.svg#icon-spark",
    title: "Forty interviews first",
    content: "The idea that survives them is rarely the one that went in.",
  },
  {
    icon: "/drawings/kindling.svg#icon-target",
    title: "One number to watch",
    content: "The second channel comes when the first one pays for it.",
    link: { label: "How we count", href: "/page/our-process" },
  },
  {
    icon: "/drawings/kindling.svg#icon-circle",
    title: "A hundred names",
    content: "Your first customers know yours, and you know theirs.",
  },
];

export default function IconWithTextPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Icon with text"
      intro="A sign, a title, a sentence. The sign helps to find the place again; the title has to make sense without it."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="between-hairlines"
        title="Between hairlines"
        when="Right below a hero: three or four reasons that are read as one row."
        layout="wide"
        stage="bare"
      >
        <IconRow items={threeReasons} />
      </Demo>
      <Demo
        id="as-a-list"
        title="As a list"
        when="For contact lines, conditions and advantages: many short entries that are scanned down."
      >
        <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          <IconText
            look="beside"
            mark={<Icon name="map-pin" />}
            title="Rua da Palma 14"
            content="Ring twice. The bell on the first floor is the dentist."
          />
          <IconText
            look="beside"
            mark={<Icon name="clock" />}
            title="Tuesday to Saturday"
            content="From nine to six, on Saturdays until one."
          />
          <IconText
            look="beside"
            mark={<Icon name="mail" />}
            title="Letters are answered"
            content="By a person, within two working days."
          />
          <IconText
            look="beside"
            mark={<Icon name="truck" />}
            title="Delivery in the city"
            content="By cargo bicycle, every Thursday, for nothing."
          />
        </div>
      </Demo>
      <Demo
        id="as-cards"
        title="As cards"
        when="When every entry leads somewhere and has to stand alone, in a grid or a row that scrolls."
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <IconText
            look="badge"
            mark={<Icon name="ruler" />}
            title="Measured at your place"
            content="An hour with a laser and a pencil. We draw the room as it is, not as it was built."
            link={{ label: "Book a visit", href: "/page/contact-classic" }}
          />
          <IconText
            look="badge"
            mark={<Icon name="hammer" />}
            title="Made by two people"
            content="Whoever draws it also builds it. Their names are on the underside."
            link={{ label: "Meet them", href: "/page/our-team" }}
          />
        </div>
      </Demo>
      <Demo
        id="on-the-axis"
        title="On the axis"
        when="For ceremony: a guarantee, a promise, the end of an order. Never for more than three."
      >
        <div className="grid gap-12 md:grid-cols-3 md:gap-8">
          <IconText
            look="centred"
            mark={<Icon name="shield-check" />}
            title="Ten years"
            content="On every joint, whatever you did to it."
          />
          <IconText
            look="centred"
            mark={<Icon name="leaf" />}
            title="One felled, two planted"
            content="In the forest it came from, by the same forester."
          />
          <IconText
            look="centred"
            mark={<Icon name="undo-2" />}
            title="Taken back"
            content="After fifty years, too. We know what is in it."
          />
        </div>
      </Demo>
    </DemoPage>
  );
}
