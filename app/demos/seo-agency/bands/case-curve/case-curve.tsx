import * as styles from "./case-curve.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section } from "#app/sections/section.tsx";
import { RankChart } from "./rank-chart.tsx";

export interface CaseStep {
  /** Index in `places` at which it was done. */
  at: number;
  when: string;
  title: string;
  text: string;
}

interface CaseCurveProps {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  picture: PictureSource;
  position?: string;
  chart: {
    caption: string;
    places: readonly number[];
    last: number;
    ends: readonly [string, string];
  };
  /** What was done, in order; their numbers stand on the curve. */
  steps: readonly CaseStep[];
}

/** A case told along its own curve, as wide as the page: what was done stands as a number on the line and below it as a sentence. */
export function CaseCurve({
  id,
  heading,
  paragraphs,
  picture,
  position,
  chart: { caption, ...chart },
  steps,
}: CaseCurveProps) {
  return (
    <Section id={id} width="wide" space="tight" aria-labelledby={`${id}-heading`}>
      <div className={styles.opening}>
        <div className={styles.words}>
          <h2 id={`${id}-heading`} className="display text-display-2">
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-[58ch] text-soft">
              {paragraph}
            </p>
          ))}
        </div>
        <Picture
          picture={picture}
          position={position}
          sizes="(min-width: 62rem) 40vw, 100vw"
          className={styles.picture}
        />
      </div>
      <figure className="mt-8 grid grid-cols-1 gap-4 lg:mt-16">
        <figcaption className="font-semibold">{caption}</figcaption>
        <RankChart {...chart} marks={steps.map(({ at }) => at)} label={course(caption, chart)} />
      </figure>
      <ol className={styles.steps}>
        {steps.map(({ at, when, title, text }, index) => (
          <li key={at}>
            <span aria-hidden className={styles.number}>
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="text-small text-soft">
                {when}. {text}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The chart in one sentence. */
function course(
  caption: string,
  { places, ends }: Pick<CaseCurveProps["chart"], "places" | "ends">,
) {
  return `Line chart. ${caption}: position ${places[0]} in ${ends[0]}, position ${places.at(-1)} in ${ends[1]}.`;
}
