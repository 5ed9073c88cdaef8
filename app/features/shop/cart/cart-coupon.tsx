import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { CartView } from "#shared/shop/cart.ts";
import * as sharedWords from "#shared/shop/words.ts";
import { Button } from "#app/elements/actions/button.tsx";
import { useSiteData } from "#app/engine/site-data.ts";
import { focusIfLost } from "#app/lib/focus-goes-on.ts";
import { Phrase } from "#app/lib/phrase.tsx";
import * as words from "../words.ts";
import { problemOf } from "./cart-api.ts";
import type { LiveCart } from "./use-cart.ts";

/** A voucher's code: taken, refused in words, or taken out again. */
export function CartCoupon({ live }: { live: LiveCart }) {
  const { pathname } = useLocation();
  const { formState } = useSiteData();
  const [returned] = useState(formState?.form === "coupon" && !live.isChanged ? formState : null);
  const [error, setError] = useState<string | null>(returned?.errors.code ?? null);
  const { coupon } = live.cart.quote;
  const form = useRef<HTMLFormElement>(null);
  const [taken, setTaken] = useState(0);

  // What was pressed is gone: the focus goes to what stands in its place.
  useEffect(() => {
    if (taken > 0)
      focusIfLost(form.current?.querySelector<HTMLElement>("[name=remove], [name=code]"));
  }, [taken]);

  async function send(code: string) {
    const result = await live.setCoupon(code);
    if (result.cart) setTaken((times) => times + 1);
    setError(result.cart ? null : problemOf(result));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get("code");
    void send(typeof code === "string" ? code : "");
  }

  return (
    <form
      ref={form}
      id="coupon"
      method="post"
      action={pathname}
      aria-label={words.voucher}
      onSubmit={submit}
      className="grid gap-2"
    >
      <input type="hidden" name="form" value="coupon" />
      {coupon ? (
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-small">
          <span>
            <Phrase
              of={words.voucherNamed}
              code={<span className="font-semibold">{coupon.code}</span>}
            />
          </span>
          <button
            type="submit"
            name="remove"
            value="yes"
            className="py-1 underline underline-offset-4 hover:decoration-2"
            onClick={(event) => {
              event.preventDefault();
              void send("");
            }}
          >
            {words.remove}
          </button>
        </p>
      ) : (
        <>
          <label htmlFor="coupon-code" data-no-print className="text-small font-semibold">
            {sharedWords.voucherCode}
          </label>
          <div data-no-print className="flex gap-2">
            <input
              id="coupon-code"
              name="code"
              defaultValue={taken > 0 ? undefined : returned?.values.code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? "coupon-error" : undefined}
              className="field"
            />
            <Button type="submit" tone="quiet">
              {words.apply}
            </Button>
          </div>
        </>
      )}
      <CouponMessage error={error} problem={live.cart.couponProblem} />
    </form>
  );
}

function CouponMessage({
  error,
  problem,
}: {
  error: string | null;
  problem: CartView["couponProblem"];
}) {
  return (
    <div role="status" className="empty:absolute">
      {(error ?? problem) && (
        <p id="coupon-error" className="text-small text-danger">
          {error ?? problem}
        </p>
      )}
    </div>
  );
}
