import { isRouteErrorResponse, useRouteError } from "react-router";
import { OFFICE } from "#shared/back-office/addresses.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { PageHead } from "./page-head.tsx";

/** A page of the back office whose thing is not there: its order, its message. Every other error goes up. */
export function NothingHere() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <>
      <PageHead heading="Page not found" />
      <p className="max-w-text">
        It may have been deleted, or the address may be mistyped.{" "}
        <Link href={OFFICE} className="admin-link">
          Back to overview
        </Link>
      </p>
    </>
  );
}
