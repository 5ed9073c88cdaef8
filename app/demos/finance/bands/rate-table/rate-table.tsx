import * as styles from "./rate-table.module.css";
import { AccountDrawing } from "./account-drawing.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { changeOnly } from "#app/lib/change-only.ts";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface RatedProduct {
  /** Goes into the form it is asked for with: `?account=key`. */
  key: string;
  name: string;
  text: string;
  /** As people read it: "3.10%". */
  rate: string;
  /** Whether the rate may change. */
  kind: string;
  /** One cell for each of the table's other columns. */
  terms: readonly string[];
}

interface RateTableProps {
  id: string;
  heading: string;
  intro: string;
  /** Heads of the columns after the name and the rate. */
  columns: readonly string[];
  products: readonly RatedProduct[];
  /** Where a product is asked for. */
  action: { label: string; hash: string };
  /** What the address asks for already: the way to a product keeps it, with the product's key added. */
  query: string;
  /** Date of the rates, and what they are not. */
  note: string;
}

/** A few products and what each pays, costs and asks for, as one table; a card for each on small screens. */
export function RateTable({
  id,
  heading,
  intro,
  columns,
  products,
  action,
  query,
  note,
}: RateTableProps) {
  const hrefOf = (key: string) => {
    const asked = new URLSearchParams(query);
    asked.set("account", key);
    return `?${asked}${action.hash}`;
  };
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`} className={styles.band}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
      <table className={styles.table}>
        <thead className="max-lg:sr-only">
          <tr className="text-small text-soft">
            <th scope="col">Account</th>
            <th scope="col">Interest a year</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">{action.label}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map(({ key, name, text, rate, kind, terms }) => (
            <tr key={key}>
              <th scope="row">
                <span className={styles.account}>
                  <AccountDrawing account={key} className={styles.drawing} />
                  <span className="min-w-0">
                    <span className="display block text-display-4">{name}</span>
                    <span className="mt-1 block max-w-[34ch] text-small text-soft">{text}</span>
                  </span>
                </span>
              </th>
              <td data-head="Interest a year" className={styles.rate}>
                <span className="display block leading-none tabular-nums">{rate}</span>
                <span className="mt-2 block text-small text-soft">{kind}</span>
              </td>
              {terms.map((term, index) => (
                <td key={columns[index]} data-head={columns[index]}>
                  {term}
                </td>
              ))}
              <td>
                <a
                  href={hrefOf(key)}
                  onClick={changeOnly("account")}
                  className="-mt-2 inline-flex min-h-11 items-center gap-2 font-semibold whitespace-nowrap text-brand-ink underline decoration-1 underline-offset-6 hover:decoration-2"
                >
                  {action.label}
                  <span className="sr-only"> {name}</span>
                  <Icon name="arrow-right" className="size-4 rtl:rotate-180" />
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-6 max-w-[80ch] text-small text-soft">{note}</p>
    </Section>
  );
}
