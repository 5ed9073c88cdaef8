import * as styles from "./last-arch.module.css";
import * as viaduct from "../viaduct-hero/viaduct-hero.module.css";
import { Drawing } from "#app/elements/media/drawing.tsx";
import { SubscribeForm } from "#app/features/newsletter/subscribe-form.tsx";

interface LastArchProps {
  heading: string;
  text: string;
}

/** The end of the line: the viaduct of the first screen once more, the train on its way back, and in one wide arch the letter. */
export function LastArch({ heading, text }: LastArchProps) {
  return (
    <section aria-labelledby="subscribe-heading" className={styles.band}>
      <div className={styles.track}>
        <Drawing href="/drawings/third-rail.svg#train" viewBox="0 0 900 120" />
      </div>
      <div className={viaduct.wall}>
        <div className="mx-auto w-full max-w-wide px-gutter">
          <div className={`${viaduct.arch} ${styles.arch}`}>
            <div data-tone="night" className={`${viaduct.opening} ${styles.letter}`}>
              <h2 id="subscribe-heading" className="display text-display-2">
                {heading}
              </h2>
              <div className="grid gap-5">
                <p className="text-lead">{text}</p>
                <SubscribeForm id="subscribe" layout="inline" buttonTone="inverse" />
              </div>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
