import { BigPageTitle } from "#app/sections/page-titles/big-page-title/big-page-title.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/big-typography.ts";
import code from "./big-typography.tsx?demos";
import { TitleDemo, TitleDemoPage } from "./title-demo.tsx";
import { showcaseTrail } from "./trail.ts";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const officeTrail = [{ label: "Office for Type and Signs", href: "/" }];
const orchardTrail = [
  { label: "Landkreis Ahrental", href: "/" },
  { label: "Verordnungen", href: "/" },
];

const facts = [
  {
    term: "The size",
    text: "Estimated from the letters in CSS, so that the word stands at once, then fitted to the edge without moving the page.",
  },
  {
    term: "Short words",
    text: "Stop at a height that still leaves the page below in sight.",
  },
  {
    term: "Long words",
    text: "Shrink to the screen, and below the size of a heading they break.",
  },
];

export default function BigTypographyPage({ loaderData }: Route.ComponentProps) {
  return (
    <TitleDemoPage
      data={loaderData}
      title={
        <TitleDemo
          id="this-page"
          heading="No picture, no ornament: the name is both."
          about="The longest word of the title is exactly as wide as the page, on every screen, in every typeface. What else there is to say stands small below a rule, because next to this nothing can be medium."
          when="Use it for journals, portfolios and collections with a name worth saying loudly."
          facts={facts}
        >
          <BigPageTitle
            trail={showcaseTrail}
            lines={["Big", "typography"]}
            intro="The head for pages whose name is the picture."
          />
        </TitleDemo>
      }
    >
      <Demo
        id="one-word"
        title="One word"
        when="For a section that everyone calls by one name; figures stand at the other end of the rule."
        layout="wide"
        stage="bare"
      >
        <BigPageTitle
          trail={officeTrail}
          lines={["Wayfinding"]}
          intro="Signs for stations, hospitals and one very large library."
        >
          <p className="text-small text-soft">23 places, 1998 to today</p>
        </BigPageTitle>
      </Demo>
      <Demo
        id="a-long-word"
        title="A very long word"
        when="When the name is what it is: thirty-two letters still stand in one line, or break with grace on a phone."
        layout="wide"
        stage="bare"
      >
        <div lang="de">
          <BigPageTitle
            trail={orchardTrail}
            lines={["Streuobstwiesenschutzverordnung"]}
            intro="Was auf alten Obstwiesen erlaubt ist, wer sie pflegt und wann gemäht wird."
          />
        </div>
      </Demo>
    </TitleDemoPage>
  );
}
