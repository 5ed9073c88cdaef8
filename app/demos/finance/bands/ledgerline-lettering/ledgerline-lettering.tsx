import * as styles from "./ledgerline-lettering.module.css";

/** The bank's name for a line as wide as the page: its ink reaches from margin to margin. */
export function LedgerlineLettering() {
  return <span className={styles.lettering}>Ledgerline</span>;
}
