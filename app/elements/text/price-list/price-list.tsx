import * as styles from "./price-list.module.css";

export interface PricedService {
  title: string;
  /** How long it takes, what is in it. */
  text: string;
  price: string;
}

/** Services with a price each, as on a menu: the eye runs along the dots. */
export function PriceList({
  heading,
  items,
}: {
  heading: string;
  items: readonly PricedService[];
}) {
  return (
    <section className="grid content-start gap-6">
      <h3 className="display text-display-3">{heading}</h3>
      <dl className={styles.list}>
        {items.map(({ title, text, price }) => (
          <div key={title}>
            <dt className={`${styles.title} font-semibold`}>{title}</dt>
            <dd className={`${styles.price} tabular-nums`}>{price}</dd>
            <dd className={`${styles.text} text-small text-soft`}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
