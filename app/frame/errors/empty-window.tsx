import { TEMPLATE } from "#content/addresses.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { searchForms } from "#app/slots/search.ts";
import { Slot } from "#app/slots/slot.tsx";
import * as words from "#app/frame/words.ts";
import { StreetNotice } from "./street-notice/street-notice.tsx";

/** What stands at an address that is none, for real (`app/frame/errors/not-found.tsx`) and on its demonstration page. */
export function EmptyWindow() {
  return (
    <StreetNotice
      scene="empty"
      note={words.notFound}
      heading={words.emptyWindow}
      text={words.emptyWindowText}
    >
      <Slot of={searchForms} label={words.searchForPage} className="w-full max-w-[30rem]" />
      <p className="flex flex-wrap gap-x-8 gap-y-3">
        <Link className="font-semibold underline underline-offset-4" href="/">
          {words.toHomePage}
        </Link>
        <Link className="font-semibold underline underline-offset-4" href={`${TEMPLATE}#demos`}>
          {words.seeDemos}
        </Link>
      </p>
    </StreetNotice>
  );
}
