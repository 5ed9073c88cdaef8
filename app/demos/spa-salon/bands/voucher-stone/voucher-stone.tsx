import * as styles from "./voucher-stone.module.css";
import { ButtonLink } from "#app/elements/actions/button.tsx";

interface VoucherStoneProps {
  id: string;
  heading: string;
  text: string;
  action: { label: string; href: string };
  /** What is printed on the voucher. */
  card: { title: string; line: string; price: string };
}

/** The voucher as it lies on the water, with rings going out from it that end before the words. */
export function VoucherStone({ id, heading, text, action, card }: VoucherStoneProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} data-tone="accent" className={styles.water}>
      <div className={styles.words}>
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        <p className="max-w-[44ch]">{text}</p>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </div>
      <div className={styles.float}>
        <span aria-hidden className={styles.rings} />
        <div className={styles.card}>
          <p className={`${styles.title} display`}>{card.title}</p>
          <p className="text-small">{card.line}</p>
          <p className="figures text-display-4">{card.price}</p>
        </div>
      </div>
    </section>
  );
}
