import { Odometer } from "#app/elements/figures/odometer/odometer.tsx";
import { Section } from "#app/sections/section.tsx";
import * as words from "#app/sections/words.ts";

export interface Figure {
  value: number;
  suffix: string;
  label: string;
  detail: string;
}

/** Rolling figures on a dark band: one leads, the others stand beside it. */
export function FigureRow({ items }: { items: readonly Figure[] }) {
  return (
    <Section tone="night" width="wide" aria-label={words.inFigures}>
      <dl className="grid gap-x-12 gap-y-14 lg:grid-cols-[7fr_5fr]">
        {items.map(({ value, suffix, label, detail }, index) => (
          <div
            key={label}
            className={
              index === 0
                ? "flex flex-col-reverse justify-end gap-8 lg:row-span-2 lg:self-center"
                : "flex flex-col-reverse justify-end gap-4 border-line lg:border-s lg:ps-12"
            }
          >
            <dt className="grid gap-1">
              <span className="text-lead font-semibold">{label}</span>
              <span className="max-w-[42ch] text-soft">{detail}</span>
            </dt>
            <dd
              className={
                index === 0
                  ? "text-[length:min(clamp(5.5rem,17vw,15rem),26vw)]"
                  : "text-[length:min(clamp(3.5rem,8vw,6.5rem),26vw)]"
              }
            >
              <Odometer value={value} suffix={suffix} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
