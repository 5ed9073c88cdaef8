import * as styles from "./client-notes.module.css";
import { ClientMark, type ClientName } from "#app/elements/media/client-mark.tsx";

export interface ClientNote {
  client: ClientName;
  /** What was done, in one sentence. */
  text: string;
  years: string;
}

/** Clients with what was done for them: a mark proves nothing, a sentence does. */
export function ClientNotes({ notes }: { notes: readonly ClientNote[] }) {
  return (
    <div className="@container">
      <ul className={styles.notes}>
        {notes.map(({ client, text, years }) => (
          <li key={client}>
            <p className={styles.mark}>
              <ClientMark name={client} />
            </p>
            <p className="text-lead">{text}</p>
            <p className="text-small text-soft tabular-nums">{years}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
