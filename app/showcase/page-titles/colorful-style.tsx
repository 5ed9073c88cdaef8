import { SHOP } from "#content/addresses.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { ColorfulPageTitle } from "#app/sections/page-titles/colorful-page-title/colorful-page-title.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/colorful-style.ts";
import code from "./colorful-style.tsx?demos";
import { TitleDemo, TitleDemoPage } from "./title-demo.tsx";
import { showcaseTrail } from "./trail.ts";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const festivalTrail = [{ label: "Papierfest", href: "/" }];

const facts = [
  {
    term: "Colours",
    text: "Brand, accent and what can be read on the brand: five tones, all taken from the skin.",
  },
  {
    term: "On a phone",
    text: "The tiles become a frieze under the words, from edge to edge.",
  },
  {
    term: "Weight",
    text: "One drawing of 4 kB that every page shares. No picture is loaded.",
  },
];

export default function ColorfulStylePage({ loaderData }: Route.ComponentProps) {
  return (
    <TitleDemoPage
      data={loaderData}
      title={
        <TitleDemo
          id="this-page"
          heading="The brand takes the whole band."
          about="Words on the brand's colour, and a drawing of tiles that runs off the end of the page. The tiles take their colours from the skin: change it below and they change with it, in light and in dark."
          when="Use it where a page needs a voice and has no photograph: events, campaigns, a journal's front."
          facts={facts}
        >
          <ColorfulPageTitle
            trail={showcaseTrail}
            heading="Colorful style"
            intro="The head for pages that must be heard before they are read."
          />
        </TitleDemo>
      }
    >
      <Demo
        id="with-a-step"
        title="With a step"
        when="For a page with a date: the button stands on the brand as its opposite."
        layout="wide"
        stage="bare"
      >
        <ColorfulPageTitle
          trail={festivalTrail}
          heading="Three days of paper"
          crumb="Programme"
          intro="Sixty presses, binders and folders in one hall, from the 4th to the 6th of June."
        >
          <p className="mt-3">
            <ButtonLink href={SHOP} tone="inverse">
              Get a day ticket
            </ButtonLink>
          </p>
        </ColorfulPageTitle>
      </Demo>
    </TitleDemoPage>
  );
}
