import * as styles from "./price-table.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { WrittenPrice, type WrittenPriceProps } from "./written-price.tsx";
import { Section } from "#app/sections/section.tsx";

export interface PriceGroup {
  name: string;
  items: readonly {
    name: string;
    note?: string | undefined;
    /** How long it takes, in words. */
    takes: string;
    /** Formatted. */
    price: string;
  }[];
}

interface PriceTableProps {
  id: string;
  heading: string;
  intro: string;
  /** What the table lists; read out, not seen. */
  caption: string;
  columns: { name: string; takes: string; price: string };
  groups: readonly PriceGroup[];
  /** What a patient gets in writing, as an example; only where there is room beside the table. */
  estimate: WrittenPriceProps;
  /** Where it is done; shown round, so its subject stands in the middle. */
  picture: PictureSource;
}

/** A price list with groups as one table on a sheet; its heading stays beside it while it is read. */
export function PriceTable({
  id,
  heading,
  intro,
  caption,
  columns,
  groups,
  estimate,
  picture,
}: PriceTableProps) {
  return (
    <Section id={id} ground="sunken" width="wide" aria-labelledby={`${id}-heading`}>
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2 id={`${id}-heading`} className="display text-display-2">
            {heading}
          </h2>
          <p className="text-soft">{intro}</p>
          <Picture
            picture={picture}
            ratio="1"
            sizes="(min-width: 62rem) 40rem, 100vw"
            className={styles.picture}
          />
          <WrittenPrice {...estimate} />
        </div>
        <div className={styles.sheet}>
          <table className={styles.table}>
            <caption className="sr-only">{caption}</caption>
            <thead className="text-small text-soft">
              <tr>
                <th scope="col">{columns.name}</th>
                <th scope="col" className={styles.takes}>
                  {columns.takes}
                </th>
                <th scope="col">{columns.price}</th>
              </tr>
            </thead>
            {groups.map(({ name, items }) => (
              <tbody key={name}>
                <tr>
                  <th scope="rowgroup" colSpan={3} className="display text-display-4">
                    {name}
                  </th>
                </tr>
                {items.map((item) => (
                  <tr key={item.name}>
                    <th scope="row">
                      {item.name}
                      {item.note && <span className="block text-small text-soft">{item.note}</span>}
                    </th>
                    <td className={`${styles.takes} text-soft`}>{item.takes}</td>
                    <td className={`${styles.price} figures`}>{item.price}</td>
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </div>
      </div>
    </Section>
  );
}
