import * as page from "./baseline-page/baseline-page.module.css";
import { Section } from "#app/sections/section.tsx";

interface ClaimListProps {
  id: string;
  heading: string;
  claims: readonly { title: string; text: string }[];
}

/**
 * What a house holds to, on the brand's ground: each claim on a rule of its own in the display size, its reason
 * standing on the same line in the last three columns.
 */
export function ClaimList({ id, heading, claims }: ClaimListProps) {
  return (
    <Section id={id} tone="brand" width="wide" space="tight" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="font-semibold">
        {heading}
      </h2>
      <ol className="pt-6 lg:pt-12">
        {claims.map(({ title, text }) => (
          <li
            key={title}
            className="grid grid-cols-1 gap-6 py-6 shadow-[inset_0_1px_currentColor] lg:grid-cols-12 lg:items-end lg:py-12"
          >
            <h3 className={`${page.onBaseline} display text-display-1 lg:col-span-9`}>{title}</h3>
            <p className={`${page.besideDisplay} max-w-[48ch] lg:col-span-3`}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
