import * as styles from "./treatment-menu.module.css";
import { formatDuration } from "#app/lib/format-duration.ts";
import { formatPlanPrice } from "#app/lib/money.ts";
import type { Treatment } from "../../visit.ts";

interface TreatmentRowProps extends Treatment {
  currency: string;
  isChosen: boolean;
  /** Why the visit cannot be had with it. */
  refusal: string | null;
  onToggle: () => void;
}

/** One line of the menu: the whole of it can be pressed. */
export function TreatmentRow({
  id,
  name,
  text,
  minutes,
  price,
  currency,
  isChosen,
  refusal,
  onToggle,
}: TreatmentRowProps) {
  const refusalId = `treatment-${id}-refusal`;
  return (
    <>
      <label className={styles.menuRow}>
        <input
          id={`treatment-${id}`}
          type="checkbox"
          name="treatment"
          value={id}
          checked={isChosen}
          onChange={onToggle}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal ? refusalId : undefined}
        />
        <span className={styles.menuName}>{name}</span>{" "}
        <span className={styles.menuFacts}>
          <span className="text-soft">{formatDuration(minutes)}</span>{" "}
          <span>{formatPlanPrice({ amount: price, currency })}</span>
        </span>{" "}
        <span className={`${styles.menuText} text-small text-soft`}>{text}</span>
      </label>
      {refusal && (
        <p id={refusalId} role="alert" className={`${styles.menuError} text-small text-danger`}>
          {refusal}
        </p>
      )}
    </>
  );
}
