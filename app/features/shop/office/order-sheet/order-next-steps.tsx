import * as orderSheet from "./order-sheet.module.css";
import * as adminSheets from "#app/features/back-office/sheets/admin-sheets.module.css";
import * as adminTables from "#app/features/back-office/lists/admin-tables.module.css";
import type { Minor } from "#shared/shop/money.ts";
import {
  type OrderState,
  type OwnerStep,
  type ToldState,
  toldState,
} from "#shared/shop/order-state.ts";
import { ActionButton } from "#app/features/back-office/parts/admin-form.tsx";
import { orderSteps } from "./order-steps.ts";
import { fill } from "#shared/words.ts";
import * as words from "../words.ts";

interface OrderNextStepsProps {
  number: string;
  state: OrderState;
  total: Minor;
  next: readonly OwnerStep[];
}

/** The section's id: page and focus return to it after a step. */
const NEXT_STEP = "next-step";

/** Why there may be nothing to press. */
const nothing: Partial<Record<ToldState, string>> = {
  pending: words.pendingNothing,
  placed: words.placedNothing,
  payment_failed: words.failedNothing,
  cancelled: words.cancelledNothing,
  refunded: words.refundedNothing,
  closed: words.closedNothing,
};

/** What can be done with an order now, and what each step causes. Giving money back stands apart from the usual course. */
export function OrderNextSteps({ number, state, total, next }: OrderNextStepsProps) {
  const usual = next.filter((step) => step !== "refunded" || state === "refund_due");
  const refund = next.filter((step) => !usual.includes(step));
  return (
    <section
      id={NEXT_STEP}
      tabIndex={-1}
      aria-labelledby="next-heading"
      className={`${orderSheet.block} ${orderSheet.next} ${adminSheets.box}`}
      data-no-print
    >
      <h2 id="next-heading" className={orderSheet.label}>
        {words.nextStep}
      </h2>
      {usual.map((step) => (
        <Step key={step} number={number} step={step} total={total} tone="solid" />
      ))}
      {usual.length === 0 && <p>{nothing[toldState(state, total)] ?? words.deliveredNothing}</p>}
      {refund.length > 0 && (
        <details className={orderSheet.detour}>
          <summary>{total === 0 ? words.close : words.refund}</summary>
          {refund.map((step) => (
            <Step key={step} number={number} step={step} total={total} tone="quiet" />
          ))}
        </details>
      )}
    </section>
  );
}

function Step({
  number,
  step,
  total,
  tone,
}: {
  number: string;
  step: OwnerStep;
  total: Minor;
  tone: "solid" | "quiet";
}) {
  const { label, effect } = orderSteps[toldState(step, total)];
  return (
    <div className={orderSheet.step}>
      <ActionButton
        name="order-move"
        at={NEXT_STEP}
        fields={{ number, state: step }}
        tone={tone}
        about={fill(words.ofOrder, { number })}
      >
        {label}
      </ActionButton>
      <p className={adminTables.second}>{effect}</p>
    </div>
  );
}
