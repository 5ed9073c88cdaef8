import * as styles from "./coming-soon-v2.module.css";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Countdown } from "#app/elements/figures/countdown/countdown.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { SubscribeForm } from "#app/features/newsletter/subscribe-form.tsx";
import type { Route } from "./+types/page.ts";
import { Until } from "../until.tsx";
import { content } from "./content.server.ts";

export const handle: PageHandle = { header: { over: "dark" } };

export function loader() {
  return content;
}

/** An invitation: the door over the whole screen, and a ticket that counts and takes an address. */
export default function ComingSoonV2Page({
  loaderData: { invitation, ticket },
}: Route.ComponentProps) {
  const { until, finished } = ticket;
  return (
    <section data-tone="night" className={styles.invitation}>
      <Picture
        picture={invitation.picture}
        alt=""
        sizes="100vw"
        position="52% 50%"
        priority
        className={styles.picture}
      />
      <div className={styles.body}>
        <div className="grid max-w-[34rem] gap-5 self-start lg:self-end">
          <h1 className="display text-display-1">
            <Until moment={until} after={invitation.finished.heading}>
              {invitation.heading}
            </Until>
          </h1>
          <p className="text-lead">
            <Until moment={until} after={invitation.finished.intro}>
              {invitation.intro}
            </Until>
          </p>
        </div>
        <div className={styles.ticket}>
          <div className="grid grid-cols-1 gap-5">
            <p className="flex flex-wrap justify-between gap-x-6 text-small text-soft">
              <span>{ticket.head}</span>
              <span>{ticket.place}</span>
            </p>
            <Countdown
              label={ticket.timer}
              until={until}
              finished={
                <div className="grid justify-items-start gap-4">
                  <p className="display text-display-2">{finished.heading}</p>
                  <p>{finished.text}</p>
                  <ButtonLink href={finished.link.href}>{finished.link.label}</ButtonLink>
                </div>
              }
            />
          </div>
          <div className="grid grid-cols-1 gap-4">
            <h2 className="font-semibold">
              <Until moment={until} after={ticket.askAfterwards}>
                {ticket.ask}
              </Until>
            </h2>
            <SubscribeForm id="subscribe" layout="stacked" />
          </div>
        </div>
      </div>
    </section>
  );
}
