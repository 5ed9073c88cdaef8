import { Carousel } from "#app/elements/motion/carousel/carousel.tsx";
import { PersonCard } from "#app/elements/people/person-card/person-card.tsx";
import { PersonProfile } from "#app/elements/people/person-profile/person-profile.tsx";
import { Rail } from "#app/elements/motion/rail/rail.tsx";
import { members } from "#app/showcase/elements/team-members.ts";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "by-hand", title: "By hand" },
  { id: "passing", title: "Passing by" },
  { id: "one-by-one", title: "One by one" },
];

export default function TeamCarouselPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Team carousel"
      intro="More people than a screen holds. It waits while the pointer or the focus is on it, stops by its first button, and never starts by itself where motion is reduced."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="by-hand"
        title="By hand"
        when="For visitors who look for somebody: nothing moves unless they move it, and the next card looks in."
        layout="wide"
        stage="bare"
      >
        <div className="bg-sunken py-tight">
          <Rail
            label="The founders in their own words"
            header={<h3 className="display max-w-[18ch] text-display-3">In their own words</h3>}
            items={members.map((person) => ({
              key: person.name,
              content: <PersonCard person={person} look="raised" level={4} />,
            }))}
          />
        </div>
      </Demo>
      <Demo
        id="passing"
        title="Passing by"
        when="For a glance at everybody on a page that is about something else; it moves every three seconds."
        layout="wide"
        stage="bare"
      >
        <div className="py-tight">
          <Carousel
            label="The nine founders"
            header={
              <h3 className="display max-w-[16ch] text-display-3">Nine desks, one company</h3>
            }
            slides={members.map((person) => ({
              key: person.name,
              content: <PersonCard person={person} look="captioned" level={4} />,
            }))}
          />
        </div>
      </Demo>
      <Demo
        id="one-by-one"
        title="One by one"
        when="For three to five people who are worth a paragraph: one at a time, portrait and text side by side."
        layout="wide"
        stage="bare"
      >
        <div className="py-tight">
          <Carousel
            label="Four founders, one by one"
            view="one"
            header={<h3 className="display max-w-[18ch] text-display-3">Who decides what</h3>}
            slides={members.slice(5, 9).map((person) => ({
              key: person.name,
              content: <PersonProfile person={person} level={4} />,
            }))}
          />
        </div>
      </Demo>
    </DemoPage>
  );
}
