import { listHref } from "#shared/back-office/addresses.ts";
import { SUBSCRIBERS } from "#shared/newsletter/office-addresses.ts";
import { Link } from "#app/elements/actions/link.tsx";

/** How many get the letter, as a sentence of the overview. */
export function SubscriberCount({ confirmedSubscribers }: { confirmedSubscribers: number }) {
  return (
    <>
      {confirmedSubscribers === 1
        ? "1 subscriber gets"
        : `${confirmedSubscribers.toLocaleString("en")} subscribers get`}{" "}
      <Link href={listHref(SUBSCRIBERS, { state: "confirmed" })} className="admin-link">
        the newsletter
      </Link>
      .
    </>
  );
}
