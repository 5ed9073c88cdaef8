import type { ReactNode } from "react";
import { paymentWays } from "virtual:shop-footer";
import type { paymentWays as allWays } from "#content/shop-promises.ts";
import * as words from "../words.ts";

/** Payment methods, each drawn inside a card of 48 by 30. */
const marks = [
  {
    name: "Card",
    drawing: (
      <>
        <path d="M1 8h46v6H1z" fill="currentColor" />
        <path d="M6 22h12" stroke="currentColor" strokeWidth="2" />
      </>
    ),
  },
  {
    name: "Bank transfer",
    drawing: (
      <path
        d="M13 12 24 6l11 6zM15 23h18M17 14v7M24 14v7M31 14v7"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
    ),
  },
  {
    name: "Invoice",
    drawing: (
      <path
        d="M17 5h14v20l-3.5-2-3.5 2-3.5-2-3.5 2zM21 11h6M21 16h6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
    ),
  },
  {
    name: "Gift voucher",
    drawing: (
      <>
        <path d="M16 1v28M1 15h46" stroke="currentColor" strokeWidth="1.75" />
        <path
          d="M16 15c-7-1-9-8-4-8 3 0 4 4 4 8 0-4 1-8 4-8 5 0 3 7-4 8z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
        />
      </>
    ),
  },
] as const satisfies readonly { name: (typeof allWays)[number]; drawing: ReactNode }[];

/** The shop's ways to pay as small cards. */
export function PaymentMarks() {
  return (
    <ul className="flex flex-wrap gap-2" aria-label={words.paymentMethods}>
      {marks
        .filter(({ name }) => paymentWays.includes(name))
        .map(({ name, drawing }) => (
          <li key={name}>
            <svg viewBox="0 0 48 30" role="img" aria-label={name} className="block w-12 text-soft">
              <rect
                x="0.5"
                y="0.5"
                width="47"
                height="29"
                rx="3"
                fill="var(--paper-raised)"
                stroke="var(--line-strong)"
              />
              {drawing}
            </svg>
          </li>
        ))}
    </ul>
  );
}
