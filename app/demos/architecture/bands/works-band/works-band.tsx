import type { ComponentProps } from "react";
import { ScaleSheet } from "./scale-sheet/scale-sheet.tsx";
import { SortableTable } from "./sortable-table/sortable-table.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

interface WorksBandProps extends ComponentProps<typeof SortableTable> {
  id: string;
  heading: string;
  intro: string;
  sheet: ComponentProps<typeof ScaleSheet>;
}

/** Everything that was built: its plans at one scale, then a table that can be put in another order. */
export function WorksBand({ id, heading, intro, sheet, ...table }: WorksBandProps) {
  return (
    <Section id={id} ground="raised" width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader
        id={`${id}-heading`}
        heading={heading}
        intro={intro}
        layout="split"
        className="mb-10"
      />
      <ScaleSheet {...sheet} />
      <SortableTable {...table} />
    </Section>
  );
}
