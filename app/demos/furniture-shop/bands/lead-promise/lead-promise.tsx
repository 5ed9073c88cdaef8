import { Section } from "#app/sections/section.tsx";
import * as styles from "./lead-promise.module.css";

interface LeadPromiseProps {
  id: string;
  /** Set as large as the band allows; reads on into `heading`: "100" and "days to sit on it". */
  figure: string;
  heading: string;
  text: string;
  others: readonly { title: string; text: string }[];
}

/** The terms of a shop on its own colour: the strongest as one giant figure, the others in a ruled list beside it. */
export function LeadPromise({ id, figure, heading, text, others }: LeadPromiseProps) {
  return (
    <Section id={id} tone="brand" width="wide" space="tight" aria-labelledby={`${id}-heading`}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <h2 id={`${id}-heading`} className="display">
            <span className={`${styles.promise} figures block leading-[0.8]`}>{figure}</span>{" "}
            <span className="mt-8 block text-display-2">{heading}</span>
          </h2>
          <p className="mt-4 max-w-[42ch] text-lead">{text}</p>
        </div>
        <dl className="lg:col-span-4 lg:col-start-9">
          {others.map((other) => (
            <div key={other.title} className="border-t border-line py-5">
              <dt className="display text-display-4">{other.title}</dt>
              <dd className="mt-1.5 max-w-[40ch] text-small">{other.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
