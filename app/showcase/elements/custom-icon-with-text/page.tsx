import { picture } from "#content/media.ts";
import { Drawing } from "#app/elements/media/drawing.tsx";
import { IconText } from "#app/elements/text/icon-text/icon-text.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "own-drawings", title: "Own drawings" },
  { id: "medallions", title: "Medallions" },
  { id: "letters", title: "Letters" },
];

const olives = picture("project-oliveoil-1");
const chocolate = picture("project-choco-1");
const tea = picture("project-tea-1");
const bowls = picture("project-ceramics-1");

export default function CustomIconWithTextPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Custom icon with text"
      intro="Marks that nobody else has: a drawing in your colours, a picture, a letter. The words around them stay the same component."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="own-drawings"
        title="Own drawings"
        when="When the business has a hand of its own. A drawing is one symbol in a file and takes the colours of whatever skin it stands in."
        layout="wide"
      >
        <div className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          <IconText
            look="plate"
            mark={<Drawing href="/drawings/workshop.svg#joint" />}
            title="Joined, not glued"
            content="Dovetails hold by their shape. Glue only keeps out the dust."
          />
          <IconText
            look="plate"
            mark={<Drawing href="/drawings/workshop.svg#plane" />}
            title="Planed by hand"
            content="The last tenth of a millimetre, because a hand feels it."
          />
          <IconText
            look="plate"
            mark={<Drawing href="/drawings/workshop.svg#oil" />}
            title="Oiled four times"
            content="With a week between the coats. It can be renewed at home."
          />
          <IconText
            look="plate"
            mark={<Drawing href="/drawings/workshop.svg#van" />}
            title="Brought by the makers"
            content="They carry it in, level it, and take the blankets away."
          />
        </div>
      </Demo>
      <Demo
        id="medallions"
        title="Medallions"
        when="When the thing itself is the best sign: products, places, people. Cut round, so that it is a mark and not yet a gallery."
      >
        <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
          <IconText
            look="medallion"
            mark={<Picture picture={olives} sizes="7rem" ratio="1" alt="" />}
            title="Sera"
            content="Olive oil from one hill near Izmir, pressed within four hours."
          />
          <IconText
            look="medallion"
            mark={<Picture picture={chocolate} sizes="7rem" ratio="1" alt="" />}
            title="Quarter"
            content="Chocolate in tiles. A tile is a portion, a bar is a fortnight."
          />
          <IconText
            look="medallion"
            mark={<Picture picture={tea} sizes="7rem" ratio="1" alt="" />}
            title="Second Flush"
            content="Tea by post in May, when the second leaves are picked."
          />
          <IconText
            look="medallion"
            mark={<Picture picture={bowls} sizes="7rem" ratio="1" alt="" />}
            title="Kiln Room"
            content="Bowls for soup, not for shelves. Seconds cost half."
          />
        </div>
      </Demo>
      <Demo
        id="letters"
        title="Letters"
        when="When there is nothing to draw: principles, chapters, years. The display face is the drawing."
      >
        <div className="grid gap-10 md:grid-cols-3 md:gap-8">
          <IconText
            look="letter"
            mark="I."
            title="Ask before you draw"
            content="Half of the answers are in the first hour, if nobody holds a pencil."
          />
          <IconText
            look="letter"
            mark="V."
            title="Five days, one version"
            content="Whatever is there on Friday is shown. It has never been too early."
          />
          <IconText
            look="letter"
            mark="X."
            title="Ten years later"
            content="We go back and look. That is where we learnt most."
          />
        </div>
      </Demo>
    </DemoPage>
  );
}
