import * as styles from "./sigil-mark.module.css";
import { Sign } from "../sign/sign.tsx";

/** Sigil's word mark: its seal, and the name in lower case. */
export function SigilMark() {
  return (
    <>
      <Sign name="seal" className={styles.mark} />
      <span aria-hidden className={`${styles.name} display text-display-3`}>
        sigil
      </span>
    </>
  );
}
