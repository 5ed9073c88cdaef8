import * as adminTables from "#app/features/back-office/lists/admin-tables.module.css";
import * as styles from "./stock-table.module.css";
import { useEffect, useRef, useState } from "react";
import type { StockRow } from "#server/features/shop/office/ports.ts";
import { Button } from "#app/elements/actions/button.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import {
  Cell,
  type Column,
  DataTable,
  HeadCell,
  Row,
} from "#app/features/back-office/lists/data-table.tsx";
import { AdminFormFrame } from "#app/features/back-office/parts/admin-form.tsx";
import { useAdminForm } from "#app/features/back-office/parts/use-admin-form.ts";
import { Field } from "#app/features/forms/field/field.tsx";
import { counted } from "#shared/counted.ts";
import { fill } from "#shared/words.ts";
import * as words from "../words.ts";

const columns: readonly Column[] = [
  { title: words.product },
  { title: words.available, end: true },
  { title: words.newCount, end: true },
];

/** Each colour and size with the number that is left, to be counted anew. */
export function StockTable({ rows }: { rows: readonly StockRow[] }) {
  return (
    <DataTable label={words.stock} columns={columns}>
      {rows.map((row) => (
        <StockLine key={row.sku} row={row} />
      ))}
    </DataTable>
  );
}

function StockLine({ row: { sku, label, path, available, reserved } }: { row: StockRow }) {
  return (
    <Row id={rowId(sku)}>
      <HeadCell>
        {path ? (
          <Link href={path} className={adminTables.open}>
            {label}
          </Link>
        ) : (
          label
        )}
        <span className={`${adminTables.second} ${adminTables.code}`}>{sku}</span>
      </HeadCell>
      <Cell label={words.available} end place="below">
        {available === 0 ? <strong>{words.soldOut}</strong> : available}
        {reserved > 0 && (
          <span className={adminTables.second}>{counted(words.reserved, reserved)}</span>
        )}
      </Cell>
      <Cell end place="below-end">
        <CountForm sku={sku} label={label} available={available} />
      </Cell>
    </Row>
  );
}

/**
 * Sets what is left. The number that the page showed goes along: whoever buys or counts in between is not overwritten, and the row says
 * what there is now. When the page learns of it first, a field that nobody has typed into follows; what was typed stays, and the row says so.
 */
function CountForm({ sku, label, available }: Pick<StockRow, "sku" | "label" | "available">) {
  const form = useAdminForm("stock-count", rowId(sku));
  const field = useRef<HTMLInputElement>(null);
  const known = useRef(available);
  const [isOvertaken, setOvertaken] = useState(false);
  useEffect(() => {
    if (!field.current || known.current === available) return;
    const followed = [known.current, available].map(String);
    known.current = available;
    const isTyped = !followed.includes(field.current.value);
    if (!isTyped) field.current.value = String(available);
    setOvertaken(isTyped);
  }, [available]);
  const overtaken = isOvertaken ? fill(words.stockChanged, { available }) : null;
  return (
    <AdminFormFrame
      form={form}
      fields={{ sku, from: String(available) }}
      className={styles.count}
      onSubmitCapture={() => setOvertaken(false)}
    >
      <Field
        ref={field}
        form={{ ...form, errorOf: (name) => form.errorOf(name) ?? overtaken }}
        name="to"
        label={fill(words.newCountFor, { product: label })}
        hideLabel
        type="number"
        inputMode="numeric"
        min={0}
        max={99_999}
        step={1}
        required
        defaultValue={available}
        autoComplete="off"
        data-open
      />
      <Button type="submit" tone="quiet" size="small" loading={form.status !== "idle"}>
        {words.save}
        <span className="sr-only"> {fill(words.countFor, { product: label })}</span>
      </Button>
      {form.message && (
        <p role="alert" className="text-small text-danger">
          {form.message}
        </p>
      )}
    </AdminFormFrame>
  );
}

function rowId(sku: string): string {
  return `stock-${sku}`;
}
