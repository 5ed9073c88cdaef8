import { Dateline } from "#app/sections/statements/dateline/dateline.tsx";
import { Section } from "#app/sections/section.tsx";
import { EyeMark } from "./eye-mark/eye-mark.tsx";

interface EyeNameplateProps {
  name: string;
  date: string;
  parts: readonly string[];
}

/** The head of the paper: its name where the header has no room for it, and the line with day, number and price. */
export function EyeNameplate({ name, date, parts }: EyeNameplateProps) {
  return (
    <Section width="wide" space="none" className="pt-(--header-overlap) lg:mt-3">
      <h1 className="pt-4 pb-1 lg:sr-only">
        <EyeMark />
        <span className="sr-only">{name}</span>
      </h1>
      <Dateline date={date} parts={parts} />
    </Section>
  );
}
