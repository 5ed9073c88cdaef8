import * as page from "./baseline-page/baseline-page.module.css";
import { Fragment } from "react";
import { Section } from "#app/sections/section.tsx";

interface NameParagraphProps {
  id: string;
  heading: string;
  intro: string;
  names: readonly string[];
}

/** Clients without their logos: their names as one paragraph in the display size, each on one line where it fits and every other in the second colour, which is the only honour that costs nobody a licence. */
export function NameParagraph({ id, heading, intro, names }: NameParagraphProps) {
  return (
    <Section
      id={id}
      width="wide"
      space="none"
      aria-labelledby={`${id}-heading`}
      className="grid grid-cols-1 gap-6 lg:grid-cols-12"
    >
      <h2 id={`${id}-heading`} className="font-semibold lg:col-span-3">
        {heading}
      </h2>
      <p className="max-w-[48ch] text-soft lg:col-span-6 lg:col-start-7">{intro}</p>
      <p
        className={`${page.onBaseline} display text-display-1 text-pretty lg:col-span-12 lg:pt-12`}
      >
        {names.map((name, index) => (
          <Fragment key={name}>
            <span
              className={`inline-block ${index % 2 === 1 ? "text-brand-ink" : ""}`}
            >{`${name}${index < names.length - 1 ? "," : "."}`}</span>{" "}
          </Fragment>
        ))}
      </p>
    </Section>
  );
}
