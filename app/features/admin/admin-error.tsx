import { isRouteErrorResponse, useRouteError } from "react-router";
import { Link } from "#app/elements/link.tsx";
import { PageHead } from "./page-head.tsx";

/** A page of the back office whose thing is not there: its order, its message. Every other error goes up. */
export function NothingHere() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <>
      <PageHead heading="Nothing is at this address." />
      <p className="max-w-text">
        It was deleted when its time was over, or the address has a typing error.{" "}
        <Link href="/admin" className="admin-link">
          Go to the overview
        </Link>
      </p>
    </>
  );
}
