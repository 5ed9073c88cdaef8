import { demos as demoGroups } from "virtual:demos";
import { TEMPLATE } from "#content/addresses.ts";
import { latestPosts } from "#content/blog.ts";
import { listedArticle } from "#app/features/blog/lists/listed-article.server.ts";
import { bookingRange } from "#forms/booking/schema.ts";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { ArticleList } from "./bands/article-list/article-list.tsx";
import { CaseSpread } from "./bands/case-spread/case-spread.tsx";
import { ContentsTable } from "./bands/contents-table/contents-table.tsx";
import { EndPlate } from "./bands/end-plate/end-plate.tsx";
import { FigureStatement } from "./bands/figure-statement/figure-statement.tsx";
import { StepRuler } from "#app/sections/lists/step-ruler/step-ruler.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import { UnitChart } from "./bands/unit-chart/unit-chart.tsx";
import type { Route } from "./+types/page.ts";
import { BookingBand } from "./bands/booking-band/booking-band.tsx";
import { ConsultingHero } from "./bands/consulting-hero/consulting-hero.tsx";
import { content } from "./content.server.ts";
import { Masthead } from "./bands/masthead/masthead.tsx";
import { DemosBand } from "./bands/demos-band.tsx";

/** The page's words, three posts for "insights", the days that can be booked now, and the practice a visitor came from. */
export function loader({ request }: Route.LoaderArgs) {
  return {
    ...content,
    posts: latestPosts({ category: "consulting", limit: 3 }).map(listedArticle),
    firstDay: bookingRange().first,
    topic: new URL(request.url).searchParams.get("topic"),
  };
}

export const handle: PageHandle = {
  business,
  header: {
    sections: [
      { label: "Practices", href: "#practices" },
      { label: "Method", href: "#method" },
      { label: "Case", href: "#case" },
      { label: "People", href: "#people" },
      { label: "Essays", href: "#insights" },
      { label: "Book an hour", href: "#booking" },
      { label: "All demos", href: `${TEMPLATE}#demos` },
    ],
  },
};

export default function ConsultingHome({
  loaderData: {
    booking,
    demos,
    end,
    featuredCase,
    firstDay,
    hero,
    insights,
    method,
    organisation,
    partners,
    posts,
    practices,
    proof,
    topic,
  },
}: Route.ComponentProps) {
  return (
    <>
      <StructuredData business={organisation} />
      <ConsultingHero {...hero} />
      <DemosBand {...demos} count={demoGroups.flatMap(({ links }) => links).length} />
      <ContentsTable id="practices" {...practices} />
      <FigureStatement
        id="proof"
        figure={proof.figure}
        heading={proof.heading}
        label="Fig. 1"
        caption={proof.caption}
      >
        <UnitChart columns={proof.years} label={proof.chartLabel} />
      </FigureStatement>
      <StepRuler id="method" {...method} />
      <CaseSpread id="case" {...featuredCase} />
      <Masthead id="people" {...partners} />
      <ArticleList id="insights" {...insights} articles={posts} />
      <BookingBand {...booking} firstDay={firstDay} topic={topic} />
      <EndPlate {...end} />
    </>
  );
}
