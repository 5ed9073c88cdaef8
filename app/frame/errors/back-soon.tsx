import { site } from "#content/site.ts";
import { formatMoment } from "#app/lib/format-moment.ts";
import { Phrase } from "#app/lib/phrase.tsx";
import * as words from "#app/frame/words.ts";
import { StreetNotice } from "./street-notice/street-notice.tsx";

interface BackSoonProps {
  /** When the site is expected back, in ms since 1970; null when nobody can say. */
  until: number | null;
}

/** What every page answers while MAINTENANCE is set (`app/frame/errors/closed.tsx`), and its demonstration page shows. */
export function BackSoon({ until }: BackSoonProps) {
  return (
    <StreetNotice
      scene="papered"
      note={
        until === null ? (
          words.maintenance
        ) : (
          <Phrase
            of={words.backOn}
            moment={
              <time dateTime={new Date(until).toISOString()}>
                {formatMoment(until, site.timeZone)}
              </time>
            }
          />
        )
      }
      heading={words.changingWindow}
      text={words.changingWindowText}
    >
      <p className="flex flex-wrap gap-x-8 gap-y-3">
        <a
          href={`mailto:${site.email}`}
          className="font-semibold underline underline-offset-4 [overflow-wrap:anywhere]"
        >
          {site.email}
        </a>
        <a href={site.phone.href} dir="ltr" className="font-semibold underline underline-offset-4">
          {site.phone.display}
        </a>
      </p>
    </StreetNotice>
  );
}
