import { SocialLinks } from "#app/elements/actions/social-links.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "outlined", title: "Outlined" },
  { id: "plain", title: "Plain" },
  { id: "filled", title: "Filled" },
  { id: "brand", title: "The networks' colours" },
  { id: "labelled", title: "With names" },
  { id: "sizes", title: "Sizes and shapes" },
];

export default function SocialIconsPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Social icons"
      intro="Where else people find you. Networks, addresses and colours are stated once, with the owner's other facts; header, footer and these rows take them from there."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="outlined"
        title="Outlined"
        when="For footers and panels: visible, and never louder than what stands beside it."
      >
        <SocialLinks />
      </Demo>
      <Demo
        id="plain"
        title="Plain"
        when="For tight rows, such as a strip above the header or the end of a line of text."
      >
        <SocialLinks look="plain" />
      </Demo>
      <Demo
        id="filled"
        title="Filled"
        when="For pages with few colours that want a firm end: a portfolio, a menu, a card."
      >
        <SocialLinks look="filled" shape="round" />
      </Demo>
      <Demo
        id="brand"
        title="The networks' colours"
        when="For pages about being found there, where readers look for the colour before the shape."
      >
        <SocialLinks look="brand" shape="square" />
      </Demo>
      <Demo
        id="labelled"
        title="With names"
        when="For contact pages and readers who do not know every mark, which is most of them."
      >
        <SocialLinks look="brand" size="small" labelled />
      </Demo>
      <Demo
        id="sizes"
        title="Sizes and shapes"
        when="Small beside small print, large where nothing else is asked of the reader. The shape follows the skin unless you say otherwise."
      >
        <div className="grid gap-6">
          <SocialLinks size="small" />
          <SocialLinks shape="square" />
          <SocialLinks size="large" shape="round" />
        </div>
      </Demo>
    </DemoPage>
  );
}
