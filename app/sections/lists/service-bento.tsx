import type { OptionalLink } from "#content/navigation.ts";
import { clsx } from "clsx";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Drawing } from "#app/elements/media/drawing.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

/** One service (specification, point 3) with its drawing. */
export interface ServiceTile {
  title: string;
  content: string;
  /** A symbol of a drawings file, 320 × 200: see `Drawing`. */
  drawing: string;
}

interface ServiceBentoProps {
  id: string;
  heading: string;
  intro: string;
  tiles: readonly ServiceTile[];
  link: OptionalLink;
}

/** Six services in tiles of different size, each with a drawing in the skin's colours. */
export function ServiceBento({ id, heading, intro, tiles, link }: ServiceBentoProps) {
  return (
    <Section id={id} ground="tint" width="wide" aria-labelledby={`${id}-heading`}>
      <div className="mb-12 flex flex-wrap items-end justify-between gap-8">
        <SectionHeader
          id={`${id}-heading`}
          heading={heading}
          intro={intro}
          className="max-w-[46rem]"
        />
        <ButtonLink href={link.href} tone="quiet">
          {link.label}
        </ButtonLink>
      </div>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-12">
        {tiles.map(({ title, content, drawing }, index) => (
          <li
            key={title}
            data-reveal
            style={{ "--reveal-order": index % 3 } as React.CSSProperties}
            className={clsx(
              "grid grid-cols-[30vw_minmax(0,1fr)] items-center overflow-hidden rounded-card bg-raised sm:grid-cols-1 sm:grid-rows-[auto_1fr] sm:items-start",
              spans[index % spans.length],
            )}
          >
            <Drawing href={drawing} className="h-full min-h-32 w-full bg-paper sm:h-52 lg:h-60" />
            <div className="p-5 sm:p-7">
              <h3 className="display text-display-4">{title}</h3>
              <p className="mt-2 text-small text-soft">{content}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Two rows whose seams never meet. */
const spans = [
  "lg:col-span-4",
  "lg:col-span-5",
  "lg:col-span-3",
  "lg:col-span-3",
  "lg:col-span-4",
  "lg:col-span-5",
];
