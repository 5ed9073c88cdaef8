import * as styles from "#app/elements/text/columns/columns.module.css";
import { Columns, TextColumns } from "#app/elements/text/columns/columns.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import { picture } from "#content/media.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "balanced", title: "Text, balanced" },
  { id: "ruled", title: "Text with a rule" },
  { id: "thirds", title: "Three alike" },
  { id: "wide-start", title: "Two thirds and one" },
  { id: "halves", title: "Two halves" },
];

const houseByTheSea = picture("architecture-house");

const workdays = [
  {
    title: "Listen",
    text: "Two afternoons in your shop, one of them behind the counter. We write down the questions people ask, in their words.",
  },
  {
    title: "Draw",
    text: "Three drawings on paper, of which you keep one and cut up another. The third goes into the drawer with the date on it.",
  },
  {
    title: "Build",
    text: "Four weeks. Every Friday there is something you can open on your own telephone and show to your mother.",
  },
];

export default function ColumnsPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Columns"
      intro="Text that flows through columns, and things that stand beside each other. How many there are follows from the room they have, not from the screen."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="balanced"
        title="Text, balanced"
        when="For one text of a screen's height at most; its heading goes across, its columns end together."
        layout="wide"
      >
        <TextColumns>
          <h3 className={`${styles.spansColumns} display text-display-2`}>The lamp on the pier</h3>
          <p>
            Until 1961 somebody lit it by hand. The list of names hangs in the harbour office, forty
            of them, in ink that gets darker towards the end because the later ones had better pens.
            Nobody was paid. You put your name down in October, and in winter you walked out every
            evening with a can and a rag.
          </p>
          <p>
            The rag was for the glass. Salt makes it blind in a single night, and a blind lamp is
            worse than none, since the boats slow down for a light they expect and cannot find. It
            says so in the list, in the margin, next to a date in February 1938 and two names that
            do not appear again.
          </p>
          <p>
            Then the cable came. The lamp has had a switch in the office ever since, and the list
            ends with the words “not needed”. In the storm of last December the cable broke. Someone
            found the can in the shed. By six there were eleven people on the pier, each with a rag.
          </p>
        </TextColumns>
      </Demo>
      <Demo
        id="ruled"
        title="Text with a rule"
        when="For notices and programmes, where a hairline between the columns keeps short lines apart."
        layout="wide"
      >
        <TextColumns flow="ruled">
          <p>
            <b>Doors.</b> The hall opens at six, the balcony at half past. Coats are kept for
            nothing; umbrellas are kept for ever unless you ask for them.
          </p>
          <p>
            <b>Music.</b> Three quartets with one break of twenty minutes. The bar pours during the
            last bars of the second, so that nobody has to wait.
          </p>
          <p>
            <b>Children.</b> Welcome from four, on the left, near the door. They may leave and come
            back as often as they like, and so may whoever brought them.
          </p>
          <p>
            <b>Home.</b> The last bus waits for us. The driver has a seat in the back row and has
            heard more Haydn than most.
          </p>
        </TextColumns>
      </Demo>
      <Demo
        id="thirds"
        title="Three alike"
        when="For three parts of equal weight. If one matters more, give it the room: see the next."
        layout="wide"
      >
        <Columns split="thirds">
          {workdays.map(({ title, text }) => (
            <div key={title} className="border-t-2 border-ink pt-4">
              <h3 className="display text-display-4">{title}</h3>
              <p className="mt-3 text-soft">{text}</p>
            </div>
          ))}
        </Columns>
      </Demo>
      <Demo
        id="wide-start"
        title="Two thirds and one"
        when="For a main thing and what belongs to it: a picture and its facts, a text and its notes."
        layout="wide"
      >
        <Columns split="wide-start">
          <Picture
            picture={houseByTheSea}
            sizes="(min-width: 62rem) 60vw, 92vw"
            ratio="16 / 10"
            className="w-full rounded-card"
          />
          <div className="self-end">
            <h3 className="display text-display-3">House for a geologist</h3>
            <p className="mt-4 text-soft">
              184 m² on one floor. The concrete was mixed with sand from the site, so the house has
              the colour of the ground it stands on, and changes it in the rain.
            </p>
          </div>
        </Columns>
      </Demo>
      <Demo
        id="halves"
        title="Two halves"
        when="For two sides of one matter that readers should weigh: before and after, ours and yours."
      >
        <Columns split="halves">
          <div>
            <h3 className="display text-display-4">You bring</h3>
            <p className="mt-3 text-soft">
              The seeds, two afternoons a month, and boots. Gloves we have, in every size except the
              one you need.
            </p>
          </div>
          <div>
            <h3 className="display text-display-4">We bring</h3>
            <p className="mt-3 text-soft">
              Forty square metres, water, the greenhouse in spring, and someone who knows why it did
              not come up.
            </p>
          </div>
        </Columns>
      </Demo>
    </DemoPage>
  );
}
