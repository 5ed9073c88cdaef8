import { Link } from "#app/elements/actions/link.tsx";
import { SearchForm } from "#app/features/search/site-search.tsx";
import { StreetNotice } from "./street-notice/street-notice.tsx";

/** What stands at an address that is none, for real (`app/frame/errors/not-found.tsx`) and on its demonstration page. */
export function EmptyWindow() {
  return (
    <StreetNotice
      scene="empty"
      note="Error 404: page not found"
      heading="This window is empty."
      text="There is no page at this address. It may have moved, or the address has a typo."
    >
      <SearchForm label="Search for the page" className="w-full max-w-[30rem]" />
      <p className="flex flex-wrap gap-x-8 gap-y-3">
        <Link className="font-semibold underline underline-offset-4" href="/">
          Go to the home page
        </Link>
        <Link className="font-semibold underline underline-offset-4" href="/#demos">
          See all demos
        </Link>
      </p>
    </StreetNotice>
  );
}
