import { ButtonLink } from "#app/elements/actions/button.tsx";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/center-alignment.ts";
import code from "./center-alignment.tsx?demos";
import { TitleDemo, TitleDemoPage } from "./title-demo.tsx";
import { showcaseTrail } from "./trail.ts";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const schoolTrail = [{ label: "Harbour School of Music", href: "/" }];

const facts = [
  {
    term: "On a phone",
    text: "Still centred: at that width two or three lines make a shape of their own.",
  },
  {
    term: "Right to left",
    text: "Nothing to mirror except the order of the breadcrumbs.",
  },
  {
    term: "Long titles",
    text: "Lines are balanced, so that the last one is never a word alone.",
  },
];

export default function CenterAlignmentPage({ loaderData }: Route.ComponentProps) {
  return (
    <TitleDemoPage
      data={loaderData}
      title={
        <TitleDemo
          id="this-page"
          heading="One statement, with room on both sides."
          about="A centred head asks for attention and then has nothing more to say. It wants short lines and a page below that changes to another edge soon, or everything starts to float."
          when="Use it for pages with one message: an offer, a thank-you, a price list, a plan."
          facts={facts}
        >
          <PageTitle
            align="center"
            ground="tint"
            trail={showcaseTrail}
            heading="Center alignment"
            intro="The head for pages with one thing to say."
          />
        </TitleDemo>
      }
    >
      <Demo
        id="with-two-ways"
        title="With two ways on"
        when="When visitors come in two kinds, and each should find their button without reading the other's."
        layout="wide"
        stage="bare"
      >
        <PageTitle
          align="center"
          trail={schoolTrail}
          heading="Lessons begin on the first Monday in September"
          crumb="Enrolment"
          intro="Thirty minutes a week, an instrument to take home, and two concerts a year that parents may leave early."
        >
          <p className="flex flex-wrap justify-center gap-3">
            <ButtonLink href="/page/contact-simple">Enrol a child</ButtonLink>
            <ButtonLink href="/page/contact-classic" tone="quiet">
              Enrol yourself
            </ButtonLink>
          </p>
        </PageTitle>
      </Demo>
      <Demo
        id="name-only"
        title="The name alone"
        when="For a page whose first paragraph says the rest, or that everyone knows already."
        layout="wide"
        stage="bare"
      >
        <PageTitle align="center" ground="night" trail={schoolTrail} heading="Concert calendar" />
      </Demo>
    </TitleDemoPage>
  );
}
