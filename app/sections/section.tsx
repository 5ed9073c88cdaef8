import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

const spaces = { none: "", tight: "py-tight", normal: "py-normal", roomy: "py-roomy" } as const;
const grounds = {
  paper: undefined,
  sunken: "bg-sunken",
  tint: "bg-tint",
  raised: "bg-raised",
} as const;
const widths = {
  page: "max-w-page",
  wide: "max-w-wide",
  text: "max-w-prose",
  full: "max-w-none px-0!",
} as const;

type SectionProps = ComponentProps<"section"> & {
  /** Padding above and below: three steps, so that neighbouring bands keep a rhythm. */
  space?: keyof typeof spaces;
  ground?: keyof typeof grounds;
  /** `night` turns the band dark in both schemes, `brand` and `accent` fill it with that colour. */
  tone?: "night" | "brand" | "accent";
  /** How wide the content gets; `full` has no gutter of its own. */
  width?: keyof typeof widths;
  children: ReactNode;
};

/** A full-width band of a page: it alone owns ground, vertical rhythm and content width. */
export function Section({
  space = "normal",
  ground = "paper",
  tone,
  width = "page",
  className,
  children,
  ...props
}: SectionProps) {
  return (
    <section {...props} data-tone={tone} className={clsx(spaces[space], grounds[ground])}>
      <div className={clsx("mx-auto w-full px-gutter", widths[width], className)}>{children}</div>
    </section>
  );
}

const headerLayouts = {
  /** Heading over intro. */
  stacked: "grid content-start gap-5",
  /** Heading at the start, intro at the end of the same line. */
  split: "grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-[7fr_5fr] lg:items-end",
  /** On a heavy line, as the head of a newspaper's page. */
  ruled:
    "flex flex-wrap items-end justify-between gap-x-12 gap-y-4 border-b border-ink pb-6 [&>p]:max-w-[34ch]",
  /** On the axis of the page: at most one of these. */
  centred: "grid justify-items-center gap-5 text-center",
} as const;

interface SectionHeaderProps {
  id?: string;
  /** A few words above the heading; most sections need none. */
  eyebrow?: ReactNode;
  heading: ReactNode;
  intro?: ReactNode;
  size?: "large" | "medium";
  layout?: keyof typeof headerLayouts;
  className?: string;
}

/** The heading of a band, with what stands above and below it. */
export function SectionHeader({
  id,
  eyebrow,
  heading,
  intro,
  size = "large",
  layout = "stacked",
  className,
}: SectionHeaderProps) {
  return (
    <header className={clsx(headerLayouts[layout], className)}>
      <div className="grid gap-5">
        {eyebrow && <p className="text-small font-semibold text-brand-ink">{eyebrow}</p>}
        <h2
          id={id}
          className={clsx("display", size === "large" ? "text-display-2" : "text-display-3")}
        >
          {heading}
        </h2>
      </div>
      {intro && (
        <p className={clsx("text-soft", layout === "ruled" ? "text-body" : "max-w-text text-lead")}>
          {intro}
        </p>
      )}
    </header>
  );
}
