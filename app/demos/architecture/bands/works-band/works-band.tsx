import type { ComponentProps } from "react";
import { SortableTable } from "./sortable-table.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

interface WorksBandProps extends ComponentProps<typeof SortableTable> {
  id: string;
  heading: string;
  intro: string;
}

/** Everything that was built, in a table that can be put in another order. */
export function WorksBand({ id, heading, intro, ...table }: WorksBandProps) {
  return (
    <Section id={id} ground="raised" width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader
        id={`${id}-heading`}
        heading={heading}
        intro={intro}
        layout="split"
        className="mb-10"
      />
      <SortableTable {...table} />
    </Section>
  );
}
