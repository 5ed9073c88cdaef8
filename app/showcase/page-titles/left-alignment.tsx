import { ButtonLink } from "#app/elements/actions/button.tsx";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/left-alignment.ts";
import code from "./left-alignment.tsx?demos";
import { TitleDemo, TitleDemoPage } from "./title-demo.tsx";
import { showcaseTrail } from "./trail.ts";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const innTrail = [
  { label: "Saltmarsh Inn", href: "/" },
  { label: "Stay", href: "/" },
];

const facts = [
  {
    term: "On a phone",
    text: "One column in reading order. The facts beside the heading move below the intro.",
  },
  {
    term: "Right to left",
    text: "Start is the right edge there. Nothing in the code names a side.",
  },
  {
    term: "Long titles",
    text: "Balanced over the lines they need, at most two thirds of the page wide.",
  },
];

export default function LeftAlignmentPage({ loaderData }: Route.ComponentProps) {
  return (
    <TitleDemoPage
      data={loaderData}
      title={
        <TitleDemo
          id="this-page"
          heading="Every line begins at the same edge."
          about="Breadcrumbs, heading and intro hang from one vertical, which is also the edge of the text below. The eye returns to it without looking for it, so this is the head that can take the longest title."
          when="Use it for anything that is read: articles, terms, services, help."
          facts={facts}
        >
          <PageTitle
            trail={showcaseTrail}
            heading="Left alignment"
            intro="The head for pages that are read from the first line to the last."
          />
        </TitleDemo>
      }
    >
      <Demo
        id="with-facts"
        title="With facts beside it"
        when="For a page about one thing with two or three figures that everyone asks for first."
        layout="wide"
        stage="bare"
      >
        <PageTitle
          trail={innTrail}
          heading="Six rooms above the harbour"
          crumb="Rooms"
          intro="No two alike, all of them with a window that opens and a desk that faces it."
        >
          <dl className="grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-[min(2rem,5vw)] gap-y-2 border-s border-line ps-6 text-small">
            <dt className="text-soft">From</dt>
            <dd className="font-semibold">€ 118 a night</dd>
            <dt className="text-soft">Breakfast</dt>
            <dd className="font-semibold">7 to 11, downstairs</dd>
            <dt className="text-soft">Closed</dt>
            <dd className="font-semibold">6 to 31 January</dd>
          </dl>
        </PageTitle>
      </Demo>
      <Demo
        id="with-a-step"
        title="With the next step"
        when="Where most visitors come to do one thing and the text is for those who are not sure yet."
        layout="wide"
        stage="bare"
      >
        <PageTitle
          ground="tint"
          trail={innTrail}
          heading="Give the boat a winter berth"
          intro="Forty places under roof, lifted in October and back in the water for Easter."
        >
          <p>
            <ButtonLink href="/page/contact-simple">Reserve a berth</ButtonLink>
          </p>
          <p className="text-small text-soft">Eleven places left for boats up to nine metres.</p>
        </PageTitle>
      </Demo>
    </TitleDemoPage>
  );
}
