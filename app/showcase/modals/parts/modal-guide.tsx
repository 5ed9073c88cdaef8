import { Icon } from "#app/elements/media/icon.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

interface ModalGuideProps {
  heading: string;
  /** When a modal of this kind is right, one sentence each. */
  right: readonly string[];
  /** When something else is better, and what. */
  wrong: readonly string[];
}

const keys = [
  { keys: ["Enter"], does: "on the trigger opens it; the focus moves inside" },
  { keys: ["Tab", "Shift Tab"], does: "walk through it and never reach the page behind" },
  { keys: ["Esc"], does: "closes it; the focus returns to the trigger" },
  { keys: ["Back"], does: "closes it too, and takes #open out of the address" },
  { keys: ["Reload"], does: "keeps it open: what is open is written in the address" },
] as const;

/** When a modal of this kind is right and when not, and what keys and the address do: the end of every page of modals. */
export function ModalGuide({ heading, right, wrong }: ModalGuideProps) {
  return (
    <Section ground="sunken" width="wide" space="normal">
      <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
        <SectionHeader size="medium" heading={heading} className="lg:col-span-4" />
        <div className="grid grid-cols-1 gap-10 sm:grid-cols-2 lg:col-span-8">
          <Reasons title="Right for" icon="check" reasons={right} />
          <Reasons title="Better without" icon="x" reasons={wrong} />
        </div>
        <h3 className="display text-display-4 lg:col-span-4">By keys, and by its address</h3>
        <dl className="border-t border-line lg:col-span-8">
          {keys.map(({ keys: names, does }) => (
            <div
              key={does}
              className="grid grid-cols-1 gap-x-8 gap-y-1 border-b border-line py-3 sm:grid-cols-[11rem_1fr]"
            >
              <dt className="flex flex-wrap gap-2">
                {names.map((name) => (
                  <kbd
                    key={name}
                    className="rounded-small border border-edge bg-paper px-2 py-0.5 font-text text-label font-semibold"
                  >
                    {name}
                  </kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

function Reasons({
  title,
  icon,
  reasons,
}: {
  title: string;
  icon: "check" | "x";
  reasons: readonly string[];
}) {
  return (
    <div>
      <h3 className="text-small font-semibold text-soft">{title}</h3>
      <ul className="mt-3 grid gap-4">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-3">
            <Icon name={icon} className="mt-1 size-5 text-brand-ink" />
            <span className="min-w-0">{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
