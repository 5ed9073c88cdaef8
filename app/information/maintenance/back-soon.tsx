import { site } from "#content/site.ts";
import { formatMoment } from "#app/lib/format-moment.ts";
import { StreetNotice } from "#app/sections/street-notice.tsx";

interface BackSoonProps {
  /** When the site is expected back, in ms since 1970; null when nobody can say. */
  until: number | null;
}

/** What every page answers while MAINTENANCE is set (`app/routes/closed.tsx`), and its demonstration page shows. */
export function BackSoon({ until }: BackSoonProps) {
  return (
    <StreetNotice
      scene="papered"
      note={
        until === null ? (
          "Closed for a moment"
        ) : (
          <>
            Back on{" "}
            <time dateTime={new Date(until).toISOString()}>
              {formatMoment(until, site.timeZone)}
            </time>
          </>
        )
      }
      heading="We are changing the window."
      text="The site is being worked on and takes nothing in. If you were sending a form, it did not arrive: your browser’s Back key brings it back with your words in it. Keep it and send it when we are open again."
    >
      <p className="flex flex-wrap gap-x-8 gap-y-3">
        <a
          href={`mailto:${site.email}`}
          className="font-semibold underline underline-offset-4 [overflow-wrap:anywhere]"
        >
          {site.email}
        </a>
        <a href={site.phone.href} className="font-semibold underline underline-offset-4">
          {site.phone.display}
        </a>
      </p>
    </StreetNotice>
  );
}
