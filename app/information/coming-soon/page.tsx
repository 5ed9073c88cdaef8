import * as styles from "./coming-soon.module.css";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Countdown } from "#app/elements/figures/countdown/countdown.tsx";
import { SubscribeForm } from "#app/features/newsletter/subscribe-form.tsx";
import { Section } from "#app/sections/section.tsx";
import type { Route } from "./+types/page.ts";
import { Until } from "../until.tsx";
import { content } from "./content.server.ts";

export const handle: PageHandle = { header: { over: "dark" } };

export function loader() {
  return content;
}

/** One screen: a sentence, a number as large as the paper, one field. */
export default function ComingSoonPage({ loaderData: { opening, letter } }: Route.ComponentProps) {
  const { until, finished } = opening;
  return (
    <Section tone="brand" width="wide" space="none" className={styles.soon}>
      <div className="grid grid-cols-1 items-end gap-x-8 gap-y-4 lg:grid-cols-[7fr_5fr]">
        <h1 className="display max-w-[18ch] text-display-2">
          <Until moment={until} after={finished.title}>
            {opening.heading}
          </Until>
        </h1>
        <p className="max-w-[48ch]">
          <Until moment={until} after={finished.intro}>
            {opening.intro}
          </Until>
        </p>
      </div>
      <Countdown
        look="poster"
        label={opening.timer}
        until={until}
        finished={
          <div className="grid justify-items-start gap-6">
            <p className="display text-[length:min(26vw,22rem)] leading-[0.8] tracking-tighter">
              {finished.heading}
            </p>
            <p className="text-lead">{finished.text}</p>
            <ButtonLink href={finished.link.href} tone="inverse">
              {finished.link.label}
            </ButtonLink>
          </div>
        }
      />
      <div className="grid grid-cols-1 items-end gap-x-8 gap-y-6 border-t border-line pt-8 lg:grid-cols-[7fr_5fr]">
        <div className="grid gap-2">
          <h2 className="display text-display-4">
            <Until moment={until} after={letter.finished}>
              {letter.heading}
            </Until>
          </h2>
          <p className="max-w-[56ch] text-small">{letter.text}</p>
        </div>
        <SubscribeForm id="subscribe" layout="inline" buttonTone="inverse" />
      </div>
    </Section>
  );
}
