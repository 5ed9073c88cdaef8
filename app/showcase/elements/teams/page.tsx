import { PeopleLineup } from "#app/elements/people/people-lineup/people-lineup.tsx";
import { PeopleGrid, PeopleIndex, PeoplePile } from "#app/elements/people/people/people.tsx";
import { PeopleList } from "./people-list/people-list.tsx";
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
  { id: "lineup", title: "Line-up" },
  { id: "grid", title: "Staggered grid" },
  { id: "index", title: "Index" },
  { id: "pile", title: "Overlapping" },
  { id: "contributors", title: "Contributors" },
];

/** Everyone by what they look after. */
const byTrade = [
  { title: "Product", names: ["June Castellano", "Theo Lindqvist", "Nadia Rahmani"] },
  { title: "Customers", names: ["Imani Brooks", "Kofi Mensah", "Mei Tanaka", "Rosalind Hale"] },
  { title: "Law and money", names: ["Walter Eriksen", "Aoife Brennan"] },
];

export default function TeamsPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Teams"
      intro="Several people at once. Nine of them fit a line, a grid, an index or one sentence; which one depends on whether visitors look for a face, a name or a feeling."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="lineup"
        title="Line-up"
        when="For a company that wants to be seen as one: the faces stand shoulder to shoulder, and nobody is first."
        layout="wide"
      >
        <PeopleLineup people={members} />
      </Demo>
      <Demo
        id="grid"
        title="Staggered grid"
        when="For six to twelve people who are looked up by face; the step keeps the rows from turning into a wall."
      >
        <PeopleGrid people={members.slice(0, 6)} staggered />
      </Demo>
      <Demo
        id="index"
        title="Index"
        when="For firms whose names are known, or too many people for pictures: it stays readable with forty lines."
      >
        <PeopleIndex people={members.slice(0, 7)} />
      </Demo>
      <Demo
        id="pile"
        title="Overlapping"
        when="For a line of trust beside a form or a price: who is behind this, without a page about it."
      >
        <PeoplePile
          people={members}
          statement="Nine people own this company, and one of them answers your mail."
        />
      </Demo>
      <Demo
        id="contributors"
        title="Contributors"
        when="For three or four people who are introduced in a sentence each, with everyone else by name beside them."
        layout="wide"
        stage="bare"
      >
        <PeopleList
          id="team-contributors"
          heading="Nine who signed"
          intro="Three of them in their own words. All nine are listed by what they look after."
          people={members.slice(1, 4)}
          groups={byTrade}
        />
      </Demo>
    </DemoPage>
  );
}
