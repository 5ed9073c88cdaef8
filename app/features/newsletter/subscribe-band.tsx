import { SubscribeForm } from "./subscribe-form.tsx";
import { Section } from "#app/sections/section.tsx";

interface SubscribeBandProps {
  heading: string;
  text: string;
  hideErrors?: boolean;
  /** Where two of them stand on a page, each needs its own. */
  id?: string;
}

/** The closing band of a page: one sentence, one field. Its form is the page's own (`#subscribe`). */
export function SubscribeBand({ heading, text, hideErrors, id = "subscribe" }: SubscribeBandProps) {
  return (
    <Section tone="brand" width="wide" aria-labelledby={`${id}-heading`} className="relative">
      <div className="grid items-end gap-10 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <h2 id={`${id}-heading`} className="display max-w-[16ch] text-display-2">
          {heading}
        </h2>
        <div className="grid gap-5">
          <p className="text-lead">{text}</p>
          <SubscribeForm id={id} layout="inline" hideErrors={hideErrors} buttonTone="inverse" />
        </div>
      </div>
    </Section>
  );
}
