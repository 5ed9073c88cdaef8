import { picture } from "#content/media.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { InfoBanner } from "#app/elements/media/info-banner/info-banner.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import { BringBack } from "./bring-back.tsx";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "thin", title: "Thin" },
  { id: "notice", title: "Notice" },
  { id: "thick", title: "Thick" },
];

export default function InfoBannerPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Info banner"
      intro="One thing that is new, said once. Whoever puts it away does not see it again in this browser; give the next announcement another id."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="thin"
        title="Thin"
        when="For what holds on every page: it stands above the header and takes one line."
        layout="wide"
        stage="bare"
      >
        <InfoBanner id="autumn-hours" label="Autumn hours">
          From Monday we open at ten. <Link href="/page/contact-simple">All hours</Link>
        </InfoBanner>
        <BringBack id="autumn-hours" />
      </Demo>
      <Demo
        id="notice"
        title="Notice"
        when="For what concerns this page only: a change, a delay, a closed road."
        layout="wide"
        stage="bare"
      >
        <InfoBanner
          id="ferry-timetable"
          label="Winter timetable"
          look="notice"
          lead={<Icon name="info" className="size-6 text-brand-ink" />}
          action={<Link href="/page/latest-news">Read the timetable</Link>}
        >
          The last boat leaves at 17:40 until the end of March, not at 19:10.
        </InfoBanner>
        <BringBack id="ferry-timetable" />
      </Demo>
      <Demo
        id="thick"
        title="Thick"
        when="For the one event of the season: a picture, a sentence and a button, as a band of its own."
        layout="wide"
        stage="bare"
      >
        <InfoBanner
          id="open-kiln"
          label="Open kiln day"
          look="thick"
          lead={
            <Picture
              picture={picture("project-ceramics-1")}
              alt=""
              sizes="(min-width: 62rem) 34vw, 100vw"
            />
          }
          action={<ButtonLink href="/page/our-process">How we fire</ButtonLink>}
        >
          <h3 className="display text-display-3">We open the kiln on Saturday</h3>
          <p className="mt-2 max-w-[46ch]">
            Four hundred pieces, still warm. First come, first served, from nine; seconds go at half
            the price.
          </p>
        </InfoBanner>
        <BringBack id="open-kiln" />
      </Demo>
    </DemoPage>
  );
}
