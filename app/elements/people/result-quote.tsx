import type { ReactNode } from "react";
import { Quote } from "./quote/quote.tsx";

interface ResultQuoteProps {
  /** The figure that the words explain: "11 days". */
  figure: string;
  /** What the figure counts. */
  measure: string;
  text: string;
  source: ReactNode;
  /** The client's mark. */
  mark?: ReactNode;
}

/** A quotation that is led by its result: the figure first, then who vouches for it. */
export function ResultQuote({ figure, measure, text, source, mark }: ResultQuoteProps) {
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[fit-content(70%)_1fr]">
      <div className="grid content-between gap-8">
        <p>
          <span className="display block text-[length:min(24vw,9rem)] leading-none text-brand-ink">
            {figure}
          </span>
          <span className="mt-3 block max-w-[24ch] text-small text-soft">{measure}</span>
        </p>
        {mark}
      </div>
      <Quote text={text} source={source} look="pulled" className="self-end" />
    </div>
  );
}
