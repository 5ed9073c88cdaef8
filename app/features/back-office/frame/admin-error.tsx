import * as styles from "../lists/admin-lists.module.css";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { OFFICE } from "#shared/back-office/addresses.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Phrase } from "#app/lib/phrase.tsx";
import { PageHead } from "./page-head.tsx";
import * as words from "../words.ts";

/** A page of the back office whose thing is not there: its order, its message. Every other error goes up. */
export function NothingHere() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <>
      <PageHead heading={words.pageNotFound} />
      <p className="max-w-text">
        <Phrase
          of={words.pageNotFoundText}
          overview={
            <Link href={OFFICE} className={styles.link}>
              {words.backToOverview}
            </Link>
          }
        />
      </p>
    </>
  );
}
