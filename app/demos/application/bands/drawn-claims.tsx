import type { ReactNode } from "react";
import { Section } from "#app/sections/section.tsx";

interface DrawnClaimsProps {
  id: string;
  heading: string;
  /** Three or four. The drawing makes the claim a second time, without words: it is decorative. */
  claims: readonly { title: string; text: string; drawing: ReactNode }[];
}

/** What a product holds to, as ruled lines: each claim with a drawing as wide as half the page that shows what it means. */
export function DrawnClaims({ id, heading, claims }: DrawnClaimsProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="display max-w-[18ch] text-display-2">
        {heading}
      </h2>
      <ul className="mt-8 lg:mt-12">
        {claims.map(({ title, text, drawing }) => (
          <li
            key={title}
            className="grid grid-cols-1 items-center gap-x-8 gap-y-4 border-t border-line py-6 lg:grid-cols-12 lg:py-14"
          >
            <div aria-hidden className="lg:col-span-7">
              {drawing}
            </div>
            <div className="lg:col-span-4 lg:col-start-9">
              <h3 className="display text-display-3">{title}</h3>
              <p className="mt-3 max-w-[44ch] text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
