import { IconBrowser } from "./icon-browser.tsx";
import { Neighbours } from "#app/showcase/parts/neighbours.tsx";
import { Section } from "#app/sections/section.tsx";
import type { Route } from "./+types/page.ts";
import { iconPageData } from "./icon-page-data.server.ts";

export function loader({ url }: Route.LoaderArgs) {
  return iconPageData(url);
}

const count = new Intl.NumberFormat("en-GB");

export default function IconPage({
  loaderData: { set, facts, page, pages, icons, showcase },
}: Route.ComponentProps) {
  return (
    <>
      <Section width="wide" space="none" className="pt-(--header-overlap)">
        <div className="grid gap-x-8 gap-y-8 pt-tight pb-10 lg:grid-cols-12">
          <div className="grid content-start gap-4 lg:col-span-7">
            <p className="text-small text-soft">{showcase.group}</p>
            <h1 className="display text-display-1">{set.name}</h1>
          </div>
          <p className="max-w-text self-end text-soft lg:col-span-5">{set.intro}</p>
        </div>
        <dl className="grid grid-cols-2 gap-x-8 gap-y-5 border-t border-line py-6 text-small lg:grid-cols-4">
          <Fact term="Icons">{count.format(facts.total)}</Fact>
          <Fact term="Drawn on">{`${set.grid} px`}</Fact>
          <Fact term="By">
            <a className="inline-block py-0.5 underline underline-offset-4" href={set.author.href}>
              {set.author.name}
            </a>
          </Fact>
          <Fact term="Licence">
            <a className="inline-block py-0.5 underline underline-offset-4" href={set.licence.href}>
              {set.licence.name}
            </a>
          </Fact>
        </dl>
        <IconBrowser key={facts.files} facts={facts} page={page} pages={pages} icons={icons} />
        <p className="border-t border-line py-8 text-small text-soft">
          From {set.packages.join(", ")}. Only what you copy ends up in your page.
        </p>
      </Section>
      <Neighbours {...showcase} />
    </>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-soft">{term}</dt>
      <dd className="mt-1 py-0.5 font-semibold">{children}</dd>
    </div>
  );
}
