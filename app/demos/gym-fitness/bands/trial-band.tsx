import { type Topic, TopicForm, type TopicFormWords } from "#app/features/messages/topic-form.tsx";
import { Section } from "#app/sections/section.tsx";

interface TrialBandProps {
  heading: string;
  text: string;
  /** What happens, in order. */
  steps: readonly string[];
  form: TopicFormWords & { label: string; topics: readonly Topic[] };
}

/** The end of the page: a first session, what comes of asking for it, and the form. */
export function TrialBand({ heading, text, steps, form }: TrialBandProps) {
  return (
    <Section
      id="trial"
      width="wide"
      ground="raised"
      aria-labelledby="trial-heading"
      className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-12"
    >
      <div className="grid grid-cols-1 content-start gap-5 lg:gap-6 lg:col-span-5">
        <h2 id="trial-heading" className="display text-display-1 leading-[0.9]">
          {heading}
        </h2>
        <p className="max-w-[40ch] text-lead">{text}</p>
        <ol className="border-t border-ink">
          {steps.map((step) => (
            <li key={step} className="border-b border-line py-3">
              <p className="max-w-[46ch]">{step}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="[--display-case:none] lg:col-span-6 lg:col-start-7">
        <TopicForm id="trial-request" {...form} />
      </div>
    </Section>
  );
}
