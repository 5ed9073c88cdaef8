import type { Route } from "./+types/calendar.ts";
import { calendarFiles } from "./calendar-files.server.ts";

/** The programme's calendar files, written when the site is built (`scripts/lib/prerender.ts`). */
export function loader({ url }: Route.LoaderArgs) {
  const file = calendarFiles.get(url.pathname);
  return file === undefined
    ? new Response("There is no such calendar file.", { status: 404 })
    : new Response(file, { headers: { "Content-Type": "text/calendar; charset=utf-8" } });
}
