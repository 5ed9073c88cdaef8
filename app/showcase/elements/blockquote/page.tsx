import { picture } from "#content/media.ts";
import { PictureQuote } from "#app/elements/people/picture-quote/picture-quote.tsx";
import { Quote } from "#app/elements/people/quote/quote.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "in-the-text", title: "In the text" },
  { id: "pulled", title: "Pulled out" },
  { id: "hung", title: "Hung" },
  { id: "picture", title: "On a picture" },
  { id: "poster", title: "Poster" },
];

export default function BlockquotePage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Blockquote"
      intro="Words of somebody else, marked up as such: a figure, a blockquote, and the source in its caption. Quotation marks follow the language of the page."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="in-the-text"
        title="In the text"
        when="For a passage that the text around it needs: it is read in order, and its source stands right below."
      >
        <div className="grid max-w-[62ch] grid-cols-1 gap-6">
          <p>
            The baker’s first rule is about patience, and it stands on a card above the trough. It
            was written by the woman who sold the business, in pencil, on the back of an invoice.
          </p>
          <Quote
            text="Dough is finished when it is finished. The clock on the wall is there for the customers."
            source={
              <>
                Hanne Dahl, <cite>Notes for whoever comes after</cite>, page 3
              </>
            }
          />
          <p>Nobody has taken it down, although there is an oven now that could do without it.</p>
        </div>
      </Demo>
      <Demo
        id="pulled"
        title="Pulled out"
        when="For long reads: one sentence of the article itself, lifted out to stop those who skim."
      >
        <div className="grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-[7fr_5fr]">
          <div className="grid content-start gap-4">
            <p>
              The mill has run since 1911, with a pause of four years that nobody in the valley
              likes to talk about. When the weir broke, the miller drove to the city, sold his car
              and came back by train with a bearing in his rucksack.
            </p>
            <p>
              It weighed nineteen kilograms. The conductor asked what was in the bag, and was told
              that it was the bread of next winter.
            </p>
          </div>
          <Quote
            text="He came back by train with a bearing in his rucksack."
            look="pulled"
            className="self-start"
          />
        </div>
      </Demo>
      <Demo
        id="hung"
        title="Hung"
        when="For the opening of a page about an attitude; the mark hangs above, the sentence is the heading."
        layout="wide"
      >
        <Quote
          text="A chair is a promise that somebody will stay a little longer."
          look="hung"
          source={
            <>
              Ilse Brandt in <cite>Four Legs, One Idea</cite>
            </>
          }
        />
      </Demo>
      <Demo
        id="picture"
        title="On a picture"
        when="For a story that has a place: the scrim keeps the words readable on any picture."
        layout="wide"
        stage="bare"
      >
        <PictureQuote
          layout="over"
          text="The light comes at ten past seven. Until then we carry chairs."
          picture={picture("hotel-terrace")}
          source="Marta Vidal opens the terrace at Casa Levante"
        />
      </Demo>
      <Demo
        id="poster"
        title="Poster"
        when="For a break between two long sections: one sentence, the brand’s ground, nothing else."
        layout="wide"
        stage="bare"
      >
        <Quote
          text="We stopped counting pages the day we started counting readers."
          look="poster"
          source={
            <>
              <cite>The Quarterly</cite>, letter to subscribers, no. 40
            </>
          }
        />
      </Demo>
    </DemoPage>
  );
}
