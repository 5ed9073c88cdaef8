import type { ReactNode } from "react";
import { AccountForm } from "./account-form.tsx";

interface AccountBandProps {
  heading: string;
  /** What follows, in order. */
  steps: readonly string[];
  submit: string;
  confirmation: { heading: string; text: string };
  account: string | null;
  /** Fills the end of the band. */
  children: ReactNode;
}

/** Opening an account: what happens and the three fields it takes, and to the edge of the page what one gets. */
export function AccountBand({ heading, steps, children, ...form }: AccountBandProps) {
  return (
    <section
      id="open"
      aria-labelledby="open-heading"
      className="grid grid-cols-1 bg-tint lg:grid-cols-[7fr_5fr]"
    >
      <div className="grid w-full content-center gap-10 justify-self-end px-gutter py-normal lg:max-w-[56rem] lg:grid-cols-2 lg:gap-16">
        <div className="grid content-start gap-8">
          <h2 id="open-heading" className="display text-display-2">
            {heading}
          </h2>
          <ol className="grid gap-4">
            {steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[2rem_minmax(0,1fr)] text-soft">
                <span aria-hidden className="figures text-brand-ink">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </div>
        <AccountForm {...form} />
      </div>
      {children}
    </section>
  );
}
