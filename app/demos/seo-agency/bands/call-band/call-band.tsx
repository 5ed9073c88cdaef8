import * as styles from "./call-band.module.css";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";
import {
  ResultsPage,
  SearchResult,
} from "#app/demos/seo-agency/bands/results-page/results-page.tsx";

interface CallBandProps {
  heading: string;
  text: string;
  query: string;
  /** The best first. */
  results: readonly { place: string; title: string; text: string }[];
}

/** The last word: on the sun's half what to send, and the page of results on which this agency ranks itself; on the other the form. */
export function CallBand({ heading, text, query, results }: CallBandProps) {
  return (
    <section id="call" aria-labelledby="call-heading" className={styles.band}>
      <div className={styles.words}>
        <div data-tone="accent" className="grid gap-[inherit]">
          <h2 id="call-heading" className="display text-display-1">
            {heading}
          </h2>
          <p className="max-w-[44ch] text-lead">{text}</p>
        </div>
        <ResultsPage query={query}>
          {results.map(({ text: snippet, ...result }, index) => (
            <li key={result.place}>
              <SearchResult position={index + 1} {...result}>
                {snippet}
              </SearchResult>
            </li>
          ))}
        </ResultsPage>
      </div>
      <div className={styles.form}>
        <ContactForm id="uprank-contact" layout="columns" label="Write to Uprank" />
      </div>
    </section>
  );
}
