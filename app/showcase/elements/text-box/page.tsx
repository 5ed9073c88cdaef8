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
  { id: "ruled-columns", title: "Ruled columns" },
  { id: "on-a-tint", title: "On a tint" },
  { id: "on-the-brand", title: "On the brand" },
  { id: "aside", title: "Aside" },
  { id: "framed", title: "Framed" },
];

export default function TextBoxPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Text boxes"
      intro="A title and what belongs to it, set apart from the text around it. How far apart is the only question."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="ruled-columns"
        title="Ruled columns"
        when="For two or three texts of the same rank. The lines align them, whatever their length."
        layout="wide"
      >
        <div className="grid gap-x-8 gap-y-10 md:grid-cols-3">
          <TextBox title="Before">
            <p>
              You send a letter, by post or as a file. We read it twice and call you, usually on the
              same day.
            </p>
          </TextBox>
          <TextBox title="During">
            <p>
              One of us is there every Tuesday. Between two Tuesdays you can call; most people do it
              once and then no more.
            </p>
          </TextBox>
          <TextBox title="After">
            <p>
              The drawings, the keys and a list of everybody who worked on it. The list is the part
              that is used.
            </p>
          </TextBox>
        </div>
      </Demo>
      <Demo
        id="on-a-tint"
        title="On a tint"
        when="For what a reader may skip: a recipe within a story, the terms beside an offer."
      >
        <TextBox title="What you need for six" look="panel">
          <p>
            A kilo of leeks, 200 grams of butter, four eggs, flour, and a tart tin of 28
            centimetres. An hour and ten minutes, half of it in the oven.
          </p>
        </TextBox>
      </Demo>
      <Demo
        id="on-the-brand"
        title="On the brand"
        when="For the one sentence that should be remembered. Once a page."
      >
        <TextBox title="We tell you when to stop" look="filled">
          <p>
            If after four weeks the interviews say that nobody will pay, we say so and give half of
            the fee back. It has happened nine times.
          </p>
        </TextBox>
      </Demo>
      <Demo
        id="aside"
        title="Aside"
        when="For a remark to the paragraph before it, in the middle of a long text."
      >
        <div className="grid max-w-text gap-6">
          <p>
            The oak is sawn in winter, when the sap is low, and stacked with a finger's breadth of
            air between the boards. Then nothing is done to it for three years.
          </p>
          <TextBox title="Why not a kiln?" look="note">
            <p>
              It would take six weeks instead. The boards would be dry outside and not quite inside,
              and your table would tell you in its second winter.
            </p>
          </TextBox>
        </div>
      </Demo>
      <Demo
        id="framed"
        title="Framed"
        when="For rules and conditions that somebody agrees to. The title stands in the frame, as on a deed."
      >
        <TextBox title="House rules" look="framed">
          <ul className="grid list-disc gap-2 ps-5">
            <li>Arrive from four o'clock, leave until eleven.</li>
            <li>The kitchen is for everyone; what is in the blue bowl is for the children.</li>
            <li>Whoever takes the last log brings in the next basket.</li>
          </ul>
        </TextBox>
      </Demo>
    </DemoPage>
  );
}
