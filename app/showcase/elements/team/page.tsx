import { Byline } from "#app/elements/people/byline.tsx";
import { PersonCard } from "#app/elements/people/person-card/person-card.tsx";
import { PersonProfile } from "#app/elements/people/person-profile/person-profile.tsx";
import { PersonSpread } from "#app/elements/people/person-spread/person-spread.tsx";
import { member } from "#app/showcase/elements/team-members.ts";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "spread", title: "Spread" },
  { id: "profile", title: "Profile" },
  { id: "card", title: "Card" },
  { id: "captioned", title: "Captioned" },
  { id: "byline", title: "Byline" },
];

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Team"
      intro="One member, in five sizes: from the opening of an article about them to the line below one that they wrote."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="spread"
        title="Spread"
        when="For the person a page is about: a founder, a speaker, an interview."
        layout="wide"
        stage="bare"
      >
        <PersonSpread
          person={member("June Castellano")}
          quote="Leaving things out is most of the work."
        />
      </Demo>
      <Demo
        id="profile"
        title="Profile"
        when="For a contact one should be able to judge and to reach: an adviser, a doctor, an agent."
      >
        <PersonProfile
          person={member("Walter Eriksen")}
          facts={[
            { term: "Before this", detail: "Probate solicitor, 31 years" },
            { term: "Worked in", detail: "Bergen and Bristol" },
            { term: "Writes about", detail: "Estates, drawers, labels" },
          ]}
          links={[
            { label: "Write to Walter", href: "mailto:hello@vitrine.example" },
            { label: "Everyone else", href: "/page/our-team" },
          ]}
        />
      </Demo>
      <Demo
        id="card"
        title="Card"
        when="For two to four people who are introduced side by side, each with a few sentences."
      >
        <div className="mx-auto max-w-[23rem]">
          <PersonCard person={member("Mei Tanaka")} look="raised" />
        </div>
      </Demo>
      <Demo
        id="captioned"
        title="Captioned"
        when="For rows in which the face matters most; the name stands on the picture and takes no room below it."
      >
        <div className="mx-auto max-w-[23rem]">
          <PersonCard person={member("Kofi Mensah")} look="captioned" />
        </div>
      </Demo>
      <Demo
        id="byline"
        title="Byline"
        when="For authors, speakers and whoever said the sentence above: a person in one line of text."
      >
        <p className="max-w-[60ch] text-lead">
          A bank needs the death certificate, a mail provider needs the court order, and a photo
          library needs nothing at all, if the password was in the drawer.
        </p>
        <Byline
          name="Nadia Rahmani"
          detail="Security engineer, 4 minutes to read"
          picture={member("Nadia Rahmani").picture}
          className="mt-8"
        />
      </Demo>
    </DemoPage>
  );
}
