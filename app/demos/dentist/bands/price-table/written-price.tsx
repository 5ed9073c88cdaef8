import * as styles from "./price-table.module.css";

export interface WrittenPriceProps {
  title: string;
  lines: readonly { name: string; price: string }[];
  total: { name: string; price: string };
  /** Who signs it. */
  signed: string;
}

/** A sheet as patients take it home: what is done, what it comes to, and a signature under it. */
export function WrittenPrice({ title, lines, total, signed }: WrittenPriceProps) {
  return (
    <div className={styles.written}>
      <p className="display text-display-4">{title}</p>
      <dl>
        {[...lines, total].map(({ name, price }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figures">{price}</dd>
          </div>
        ))}
      </dl>
      <svg viewBox="0 0 220 60" aria-hidden className={styles.signature}>
        <path d="M8 42C20 8 46 2 44 22S18 54 16 36 58 20 60 32s-10 16-8 4 18-12 18 0 12 2 16-6-2 18 10 10 8-18 14-8-6 20 8 10 14-26 22-26-14 14-4 16 20-8 30-10 14 12 38-2" />
      </svg>
      <p className="text-small text-soft">{signed}</p>
    </div>
  );
}
