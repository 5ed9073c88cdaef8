import * as styles from "./savings-calculator.module.css";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "#app/elements/actions/button.tsx";
import { formatMoney, formatPlanPrice, inWhole } from "#app/lib/money.ts";
import { useFirstRead } from "#app/lib/use-first-read.ts";
import { SavingsChart } from "./savings-chart.tsx";
import {
  defaultPlan,
  growSavings,
  onStep,
  readPlan,
  savingsLimits,
  type SavingsPlan,
} from "../../savings.ts";
import { SavingsSteps } from "./savings-steps.tsx";

interface SavingsCalculatorProps {
  /** The plan in the address when the page was rendered. */
  plan: SavingsPlan;
  /** What else the address asks for: the account a visitor came for. */
  account: string | null;
  /** In hundredths of a per cent a year. */
  rate: number;
  currency: string;
  sign: FieldUnit;
  /** What to do with the fields. */
  prompt: string;
  /** What this is an example of, and that it is no offer. */
  note: string;
  /** The claim that the calculator proves. */
  children: ReactNode;
}

/**
 * What regular saving comes to: two amounts, each as a field and as a slider, the result as text and as a chart. The fields are a plain
 * form that asks the page for `?monthly=…&years=…`; with script the answer comes at once and the address follows.
 */
export function SavingsCalculator({
  plan: rendered,
  account,
  rate,
  currency,
  sign,
  prompt,
  note,
  children,
}: SavingsCalculatorProps) {
  const { pathname } = useLocation();
  const [typed, setTyped] = useState(() => asTyped(rendered));
  const plan = readPlan({ get: (name) => typed[name] });
  const course = growSavings(plan, rate, currency);
  const { balance, paidIn, year } = course.at(-1)!;
  const money = (amount: number) => formatMoney({ amount, currency });
  const percent = `${(rate / 100).toFixed(2)}%`;
  const span = year === 1 ? "1 year" : `${year} years`;
  const summary = `After ${span}: ${money(balance)}. Deposits ${money(paidIn)}, interest ${money(balance - paidIn)}.`;
  const announced = useSettled(summary);
  useAddress(plan);

  const field = (name: keyof SavingsPlan) => ({
    name,
    typed: typed[name],
    value: plan[name],
    onType: (text: string) => setTyped((before) => ({ ...before, [name]: text })),
    onSettle: () => setTyped(asTyped(plan)),
  });

  return (
    <div className={styles.savings}>
      <div className={styles.claim}>{children}</div>
      <form
        action={`${pathname}#calculator`}
        aria-label="Savings calculator"
        onSubmit={(event) => {
          event.preventDefault();
          setTyped(asTyped(plan));
        }}
        className={styles.form}
      >
        {account && <input type="hidden" name="account" value={account} />}
        <p className="col-span-full font-medium">{prompt}</p>
        <Amount
          label="Monthly deposit"
          unit={sign}
          spoken={`${formatPlanPrice(inWhole(plan.monthly, currency))} a month`}
          {...field("monthly")}
        />
        <Amount label="Savings period" unit={{ text: "years" }} spoken={span} {...field("years")} />
        <Button type="submit" className="without-script justify-self-start">
          Calculate
        </Button>
      </form>
      <div className={styles.result}>
        <p className="font-medium">
          After {span}, at {percent} a year
        </p>
        <p className={`${styles.figure} figures`}>{money(balance)}</p>
        <dl
          className={styles.parts}
          style={{ "--paid": `${((paidIn / balance) * 100).toFixed(2)}%` } as React.CSSProperties}
        >
          <div data-part="paid-in">
            <dt>Deposits</dt>
            <dd className="figures">{money(paidIn)}</dd>
          </div>
          <div data-part="interest">
            <dt>Interest</dt>
            <dd className="figures">{money(balance - paidIn)}</dd>
          </div>
        </dl>
        <p className="max-w-[52ch] text-small text-soft">{note}</p>
        <p role="status" className="sr-only">
          {announced}
        </p>
      </div>
      <SavingsChart
        course={course}
        currency={currency}
        label={`Area chart of the balance over ${span}. ${summary}`}
        className={styles.chart}
      />
      <SavingsSteps course={course} currency={currency} percent={percent} />
    </div>
  );
}

/** What stands beside a field: the sign of a currency on the side on which it is written, or a word after it. */
export interface FieldUnit {
  text: string;
  isBefore?: boolean;
}

interface AmountProps {
  name: keyof SavingsPlan;
  label: string;
  unit: FieldUnit;
  /** The amount in words. */
  spoken: string;
  /** What stands in the field, perhaps half typed. */
  typed: string;
  /** What it counts as. */
  value: number;
  onType: (text: string) => void;
  onSettle: () => void;
}

/** One amount twice: a field for those who know it, a slider for those who look for it. */
function Amount({ name, label, unit, spoken, typed, value, onType, onSettle }: AmountProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useFirstRead(box, (fields) => {
    const changed = [...fields.querySelectorAll("input")].find(
      (input) => input.value !== input.defaultValue,
    );
    if (changed) onType(changed.value);
  });
  const limits = savingsLimits[name];
  const { min, max } = limits;
  const share = (value - min) / (max - min);
  return (
    <div ref={box} className={styles.amount}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <span className={`${styles.field} figures`} data-sign={unit.isBefore ? "before" : undefined}>
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={typed}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          onBlur={onSettle}
        />
        <span aria-hidden>{unit.text}</span>
      </span>
      <input
        type="range"
        {...limits}
        // Elsewhere the browser moves it, and the first read would take that for the visitor's choice.
        value={onStep(value, limits)}
        aria-label={`${label}, slider`}
        aria-valuetext={spoken}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        className={`${styles.range} needs-script`}
        style={{ "--share": `${(share * 100).toFixed(2)}%` } as React.CSSProperties}
      />
    </div>
  );
}

function asTyped({ monthly, years }: SavingsPlan): Record<keyof SavingsPlan, string> {
  return { monthly: String(monthly), years: String(years) };
}

/** How long hands rest before the result is read out, and the address follows: a slider passes many values that nobody asked for. */
const REST = 900;

/** A text once it has stayed the same for a while; empty until it first changes. */
function useSettled(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    if (text === first && settled === "") return;
    const timer = setTimeout(() => setSettled(text), REST);
    return () => clearTimeout(timer);
  }, [text, first, settled]);
  return settled;
}

/** Writes the plan into the address, so that it can be shared and Back finds it again. Not a step of the history. */
function useAddress({ monthly, years }: SavingsPlan): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const url = new URL(window.location.href);
      const isDefault = monthly === defaultPlan.monthly && years === defaultPlan.years;
      if (isDefault && !url.searchParams.has("monthly") && !url.searchParams.has("years")) return;
      url.searchParams.set("monthly", String(monthly));
      url.searchParams.set("years", String(years));
      window.history.replaceState(window.history.state, "", url);
    }, REST);
    return () => clearTimeout(timer);
  }, [monthly, years]);
}
