import { data } from "react-router";
import { requestContext } from "#app/engine/request-context.server.ts";
import { EmptyWindow } from "./empty-window.tsx";
import { BackSoon } from "./back-soon.tsx";
import { SiteMark } from "#app/elements/text/site-mark.tsx";
import type { Route } from "./+types/closed.ts";

/**
 * The server shows this page in the place of every other while MAINTENANCE is set, with status 503. It has no menu, because every link
 * would lead back here, and runs no script. At any other time the address is none.
 */
export function loader({ context }: Pick<Route.LoaderArgs, "context">) {
  const { maintenance } = context.get(requestContext);
  return maintenance
    ? data({ isClosed: true, until: stillAhead(maintenance.until) })
    : data({ isClosed: false, until: null }, { status: 404 });
}

/** Work takes longer than was said: then nobody can say how long. */
function stillAhead(until: number | null): number | null {
  return until !== null && until > Date.now() ? until : null;
}

export default function Closed({ loaderData: { isClosed, until } }: Route.ComponentProps) {
  return (
    <div className="relative">
      <p data-tone="night" className="bg-transparent! absolute start-0 top-0 px-gutter py-7">
        <SiteMark />
      </p>
      <main id="main">{isClosed ? <BackSoon until={until} /> : <EmptyWindow />}</main>
    </div>
  );
}
