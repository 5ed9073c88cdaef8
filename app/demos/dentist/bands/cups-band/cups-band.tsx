import * as styles from "./cups-band.module.css";
import type { ComponentProps } from "react";
import { VisitLink } from "../visit-link.tsx";
import { Comparison } from "#app/elements/media/comparison/comparison.tsx";

interface CupsBandProps {
  heading: string;
  text: string;
  note: string;
  /** To the visit that did it. */
  action: { label: string; visit: string; href: string };
  slider: Omit<ComponentProps<typeof Comparison>, "sizes" | "className">;
}

/** Before and after: the picture runs off the start of the page, the words stand at its end. */
export function CupsBand({ heading, text, note, action, slider }: CupsBandProps) {
  return (
    <section aria-labelledby="cups-heading" className={styles.band}>
      <div className={styles.picture}>
        <Comparison
          {...slider}
          sizes="(min-width: 62rem) 66vw, 100vw"
          className={styles.comparison}
        />
      </div>
      <div className={styles.words}>
        <h2 id="cups-heading" className="display text-display-3 lg:text-display-2">
          {heading}
        </h2>
        <p className="lg:text-lead">{text}</p>
        <p className="text-soft">{note}</p>
        <VisitLink
          visit={action.visit}
          href={action.href}
          className="w-fit py-1 font-semibold underline underline-offset-4"
        >
          {action.label}
        </VisitLink>
      </div>
    </section>
  );
}
