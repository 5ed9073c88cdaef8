import * as styles from "./page.module.css";
import { localMoment } from "#shared/forms/calendar.ts";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { EditedTexts } from "./bands/edited-texts/edited-texts.tsx";
import { JobPrices } from "./bands/job-prices/job-prices.tsx";
import { OpenWeeks } from "./bands/open-weeks/open-weeks.tsx";
import { QuotesByLength } from "./bands/quotes-by-length/quotes-by-length.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";
import { LetterHero } from "./bands/letter-hero/letter-hero.tsx";
import { MethodBand } from "./bands/method-band/method-band.tsx";
import { ReplyBand } from "./bands/reply-band/reply-band.tsx";
import { tom } from "./tom.ts";

/** The page's words, and the day on which the weeks ahead were last counted. */
export function loader() {
  return { ...content, rendered: localMoment(new Date(), tom.zone).date };
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Edits", href: "#edits" },
      { label: "Prices", href: "#rates" },
      { label: "How I work", href: "#method" },
      { label: "Free weeks", href: "#weeks" },
      { label: "Write to me", href: "#contact" },
    ],
  },
};

export default function FreelancerHome({
  loaderData: { business, contact, edits, letter, method, rates, rendered, voices, weeks },
}: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <StructuredData business={business} />
      <LetterHero {...letter} />
      <EditedTexts id="edits" {...edits} />
      <JobPrices id="rates" {...rates} />
      <QuotesByLength id="voices" {...voices} />
      <MethodBand {...method} />
      <OpenWeeks id="weeks" {...weeks} rendered={rendered} />
      <ReplyBand {...contact} />
    </div>
  );
}
