import * as page from "./baseline-page/baseline-page.module.css";
import { Section } from "#app/sections/section.tsx";

interface ClaimListProps {
  id: string;
  heading: string;
  claims: readonly { title: string; text: string }[];
}

/** What a house holds to, on the brand's ground: each claim across the page in the display size, its reason half way in. */
export function ClaimList({ id, heading, claims }: ClaimListProps) {
  return (
    <Section id={id} tone="brand" width="wide" space="tight" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="font-semibold">
        {heading}
      </h2>
      <ol>
        {claims.map(({ title, text }) => (
          <li key={title} className="grid grid-cols-1 gap-6 pt-12 lg:grid-cols-12 lg:pt-24">
            <h3 className={`${page.onBaseline} display text-display-1 lg:col-span-12`}>{title}</h3>
            <p className="max-w-[48ch] lg:col-span-6 lg:col-start-7">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
