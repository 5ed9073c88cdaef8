import { picture } from "#content/media.ts";
import { PictureTextBox } from "#app/elements/media/picture-text-box/picture-text-box.tsx";
import { TextBox } from "#app/elements/text/text-box/text-box.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "rising-words", title: "Rising words" },
  { id: "sheet-over-a-corner", title: "Sheet over a corner" },
  { id: "strip", title: "Strip of picture" },
  { id: "giant-numeral", title: "Giant numeral" },
];

const terrace = picture("hotel-terrace");
const bedroom = picture("interior-bedroom");
const arcade = picture("architecture-arcade");
const stairs = picture("architecture-stairs");
const candle = picture("spa-candle");

export default function FancyTextBoxPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Fancy text boxes"
      intro="Words that share their place with a picture, or with a figure large enough to be one. For the moments between two quiet parts of a page."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="rising-words"
        title="Rising words"
        when="For places and rooms that sell themselves. The name is always there; the rest rises under the pointer or the focus, and stands open where there is neither."
        layout="wide"
      >
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <PictureTextBox
            look="rising"
            picture={arcade}
            sizes="(min-width: 62rem) 30vw, (min-width: 36rem) 45vw, 90vw"
            title="The arcade"
            content="Breakfast until eleven, in the shade. The figs are from the tree you sit under."
            link={{ label: "See the menu", href: "/page/what-we-offer" }}
          />
          <PictureTextBox
            look="rising"
            picture={stairs}
            sizes="(min-width: 62rem) 30vw, (min-width: 36rem) 45vw, 90vw"
            title="The stairs"
            content="Ninety-one steps to the sea. There is a rope to hold, and a bench after forty."
            link={{ label: "How to get here", href: "/page/contact-classic" }}
          />
          <PictureTextBox
            look="rising"
            picture={bedroom}
            sizes="(min-width: 62rem) 30vw, (min-width: 36rem) 45vw, 90vw"
            title="The rooms"
            content="Fourteen, all to the west. No television, and a radio that finds two stations."
            link={{ label: "Prices and dates", href: "/page/pricing-packages" }}
          />
        </div>
      </Demo>
      <Demo
        id="sheet-over-a-corner"
        title="Sheet over a corner"
        when="For one place of a page where picture and text say the same. The overlap ties them together."
        layout="wide"
      >
        <PictureTextBox
          look="overlapping"
          picture={terrace}
          sizes="(min-width: 48rem) 60vw, 90vw"
          title="From five o'clock the terrace is yours"
          content="The day guests leave with the bus at ten to five. What follows is the reason why people come back: an hour of low sun, and nobody in the water."
          link={{ label: "Stay for the evening", href: "/page/contact-classic" }}
        />
      </Demo>
      <Demo
        id="strip"
        title="Strip of picture"
        when="For a short notice with a mood: a voucher, an opening, an evening."
      >
        <PictureTextBox
          look="bookmark"
          picture={candle}
          sizes="(min-width: 62rem) 20vw, 30vw"
          title="Thursdays after dark"
          content="The baths stay open until midnight, lit by candles only. Bring nothing: towels, tea and silence are there."
          link={{ label: "Reserve an evening", href: "/page/contact-classic" }}
        />
      </Demo>
      <Demo
        id="giant-numeral"
        title="Giant numeral"
        when="For ranks, rules and chapters, where the order is the point. The figure is behind the words, not before them."
      >
        <div className="grid gap-10 md:grid-cols-3 md:gap-8">
          <TextBox title="Nobody eats alone" look="numeral" numeral="1">
            <p>One table, twenty-two chairs. Whoever arrives last sits at the head.</p>
          </TextBox>
          <TextBox title="One menu a day" look="numeral" numeral="2">
            <p>It is written at four, when the boats are in and the garden has been walked.</p>
          </TextBox>
          <TextBox title="The cook sits down, too" look="numeral" numeral="3">
            <p>After the main course. Ask her anything but the recipe of the bread.</p>
          </TextBox>
        </div>
      </Demo>
    </DemoPage>
  );
}
