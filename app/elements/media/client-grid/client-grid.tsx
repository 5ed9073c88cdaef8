import * as styles from "./client-grid.module.css";
import { ClientMark, type ClientName } from "#app/elements/media/client-mark.tsx";

const looks = {
  /** Hairlines between the marks, as in a register: for many clients, all of equal weight. */
  ruled: `${styles.grid} ${styles.ruled}`,
  /** One quiet line: below a hero, where it must not compete. */
  line: `${styles.grid} ${styles.line}`,
  /** Cards that rise to the pointer: for a page of references. */
  cards: `${styles.grid} ${styles.cards}`,
} as const;

interface ClientGridProps {
  clients: readonly ClientName[];
  look?: keyof typeof looks;
}

/** The marks of clients in one colour and one optical size. */
export function ClientGrid({ clients, look = "ruled" }: ClientGridProps) {
  return (
    <div className="@container">
      <ul className={looks[look]}>
        {clients.map((name) => (
          <li key={name}>
            <ClientMark name={name} />
          </li>
        ))}
      </ul>
    </div>
  );
}
