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

/** The last word, all of it in the sun: what to send, the form as a sheet beside it, and the results on which this agency ranks itself. */
export function CallBand({ heading, text, query, results }: CallBandProps) {
  return (
    <section id="call" aria-labelledby="call-heading" className={styles.band}>
      <div className={`${styles.body} mx-auto w-full max-w-wide px-gutter`}>
        <div data-tone="accent" className={styles.words}>
          <h2 id="call-heading" className={`${styles.heading} display`}>
            {heading}
          </h2>
          <p className="max-w-[40ch] text-lead">{text}</p>
        </div>
        <div className={styles.sheet}>
          <ContactForm id="uprank-contact" layout="columns" label="Write to Uprank" />
        </div>
        <div className={styles.results}>
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
      </div>
    </section>
  );
}
