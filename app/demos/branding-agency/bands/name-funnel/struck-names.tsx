import * as styles from "./name-funnel.module.css";
import { useState } from "react";
import { focusWhenGone } from "#app/lib/focus-goes-on.ts";

/** So few names are no crowd: they need not be folded. */
const FEW = 10;

const toNames = focusWhenGone((button) => button.previousElementSibling);

/** The names of one round, struck out. On phones with script a crowd of them shows its first lines only, until all are asked for. */
export function StruckNames({ names, all }: { names: readonly string[]; all: string }) {
  const [isOpen, setOpen] = useState(names.length < FEW);
  return (
    <div className={styles.crowd} data-folded={!isOpen || undefined}>
      <p tabIndex={-1} className={styles.names}>
        {names.map((name, index) => (
          <span key={name}>
            {index > 0 && " "}
            <del>{name}</del>
          </span>
        ))}
      </p>
      {!isOpen && (
        <button ref={toNames} type="button" onClick={() => setOpen(true)} className={styles.unfold}>
          {all} {names.length}
        </button>
      )}
    </div>
  );
}
