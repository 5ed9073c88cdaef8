import { clsx } from "clsx";
import type { ComponentProps } from "react";
import type { NavigationLink } from "#content/navigation.ts";
import type { Project, ProjectPicture } from "#content/projects.ts";
import { fill } from "#shared/words.ts";
import { quoted } from "#app/elements/words.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import * as styles from "./case-parts.module.css";
import * as words from "../../words.ts";

/** What every layout of a case is given. */
export interface CaseProps {
  project: Project;
  /** The pages above this one. */
  trail: readonly NavigationLink[];
}

const factLooks = {
  /** Ruled rows, term beside value. */
  rows: `${styles.facts} grid`,
  /** Side by side on one line, where there is room. */
  line: "flex flex-wrap gap-x-12 gap-y-4",
} as const;

/** Who asked, where, when, and for what; without those that nobody is told. */
export function CaseFacts({
  project: { client, place, year, disciplines },
  look,
  className,
}: {
  project: Project;
  look: keyof typeof factLooks;
  className?: string;
}) {
  const facts = [
    { term: words.client, text: client },
    { term: words.place, text: place },
    { term: words.year, text: String(year) },
    { term: words.disciplines, text: disciplines.join(", ") },
  ].filter(({ text }) => text !== "");
  return (
    <dl className={clsx("text-small", factLooks[look], className)}>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt className="text-soft">{term}</dt>
          <dd className="font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who did it; nothing where there is nobody to name. */
export function CaseCredits({
  project: { credits },
  className,
}: {
  project: Project;
  className?: string;
}) {
  if (credits.length === 0) return null;
  return (
    <dl className={clsx("grid gap-4 text-small", className)}>
      {credits.map(({ role, name }) => (
        <div key={`${role} ${name}`}>
          <dt className="text-soft">{role}</dt>
          <dd className="font-semibold">{name}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What was said of it. The caller chooses the size. */
export function CaseQuote({
  quote,
  className,
}: {
  quote: NonNullable<Project["quote"]>;
  className: string;
}) {
  return (
    <figure className="grid grid-cols-1 gap-6">
      <blockquote className={clsx("display text-balance", className)}>
        {fill(quoted, { quote: quote.text })}
      </blockquote>
      <figcaption className="text-small">
        <span className="font-semibold">{quote.name}</span>, {quote.role}
      </figcaption>
    </figure>
  );
}

/** Three figures, each over what it counts. The caller chooses size and arrangement. */
export function CaseFigures({
  project: { figures },
  className,
  size = "text-display-2",
}: {
  project: Project;
  className: string;
  size?: "text-display-1" | "text-display-2" | "text-display-3";
}) {
  return (
    <dl className={className}>
      {figures.map(({ value, label }) => (
        <div key={`${value} ${label}`} className="flex min-w-0 flex-col-reverse justify-end gap-2">
          <dt className="text-small text-soft">{label}</dt>
          <dd className={clsx("figures leading-none", size)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A picture of the project with its caption below. An address leads to it by the picture's name. */
export function CaseFigure({
  shown: { picture, caption },
  className,
  captionClassName,
  ...props
}: {
  shown: ProjectPicture;
  captionClassName?: string;
} & Omit<ComponentProps<typeof Picture>, "picture">) {
  return (
    <figure id={picture.name} className={clsx("grid min-w-0 content-start gap-3", className)}>
      <Picture {...props} picture={picture} className="w-full rounded-card" />
      <figcaption className={clsx("text-small text-soft", captionClassName)}>{caption}</figcaption>
    </figure>
  );
}
