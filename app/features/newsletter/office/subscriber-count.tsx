import * as styles from "#app/features/back-office/lists/admin-lists.module.css";
import { listHref } from "#shared/back-office/addresses.ts";
import { SUBSCRIBERS } from "#shared/newsletter/office-addresses.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Phrase } from "#app/lib/phrase.tsx";
import { formOf } from "#shared/counted.ts";
import { WORDS_LANGUAGE } from "#shared/words.ts";
import * as words from "../words.ts";

/** How many get the letter, as a sentence of the overview. */
export function SubscriberCount({ confirmedSubscribers }: { confirmedSubscribers: number }) {
  return (
    <Phrase
      of={formOf(words.subscribersGet, confirmedSubscribers)}
      number={confirmedSubscribers.toLocaleString(WORDS_LANGUAGE)}
      newsletter={
        <Link href={listHref(SUBSCRIBERS, { state: "confirmed" })} className={styles.link}>
          {words.theNewsletter}
        </Link>
      }
    />
  );
}
