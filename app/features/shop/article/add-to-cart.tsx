// @chunk buying
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { CART } from "#content/addresses.ts";
import type { FormState } from "#server/contract/form-state.ts";
import { readQuantity } from "#shared/shop/quantity.ts";
import { fill } from "#shared/words.ts";
import { Button, UnavailableButton } from "#app/elements/actions/button.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Quantity } from "../cart/quantity/quantity.tsx";
import { useSiteData } from "#app/engine/site-data.ts";
import { focusIfLost } from "#app/lib/focus-goes-on.ts";
import { useCartAdd } from "../cart/use-cart-add.ts";
import * as words from "../words.ts";
import { BuyOnServer } from "./buy-on-server.tsx";
import type { ShownVariant } from "./use-variant.ts";

interface AddToCartProps {
  name: string;
  variant: ShownVariant;
  /** Most pieces in one order. */
  maxQuantity: number;
}

/**
 * How many, and into the cart. Without script the form is sent to its own page; with script the answer is told in place. The server
 * decides whether there is enough.
 */
export function AddToCart(props: AddToCartProps) {
  const { name, variant } = props;
  const { formState } = useSiteData();
  const [returned, setReturned] = useState(formState?.form === "cart-add" ? formState : null);
  if (import.meta.env.IS_EXPORT) return <BuyOnServer name={name} sku={variant.sku} />;
  // Another variant is another choice: what was said about the last one is over.
  if (returned && returned.values.sku !== variant.sku) setReturned(null);
  return <AddForm key={variant.sku} {...props} returned={returned} />;
}

function AddForm({
  name,
  variant,
  maxQuantity,
  returned,
}: AddToCartProps & { returned: FormState | null }) {
  const { pathname, search } = useLocation();
  const { addition, add } = useCartAdd();
  const { revalidate } = useRevalidator();

  async function addTyped(pieces: number) {
    const answer = await add(variant.sku, pieces);
    // There are fewer than the page knows.
    if (answer.state === "refused" && answer.at === "quantity") void revalidate();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const pieces = readQuantity(new FormData(event.currentTarget).get("quantity")) ?? 1;
    if (addition.state !== "sending") void addTyped(pieces);
  }

  if (variant.available === 0) return <SoldOut isNews={addition.state === "refused"} />;

  const errors: { quantity?: string | undefined; form?: string } =
    addition.state === "refused"
      ? { [addition.at]: addition.error }
      : addition.state === "idle"
        ? { quantity: returned?.errors.quantity ?? returned?.errors.sku }
        : {};
  return (
    <form
      id="cart-add"
      data-no-print
      method="post"
      action={`${pathname}${search}`}
      aria-label={words.addToCart}
      onSubmit={submit}
      className="grid gap-4"
    >
      <input type="hidden" name="form" value="cart-add" />
      <input type="hidden" name="sku" value={variant.sku} />
      <div className="flex flex-wrap items-start gap-3">
        <Quantity
          name="quantity"
          label={fill(words.quantityOf, { name })}
          start={readQuantity(returned?.values.quantity) ?? 1}
          max={Math.min(variant.available, maxQuantity)}
          error={errors.quantity}
        />
        <Button
          type="submit"
          loading={addition.state === "sending"}
          className="min-w-0 flex-[1_1_12rem]"
        >
          {labelOf(variant.size)}
        </Button>
      </div>
      {errors.form && (
        <p role="alert" className="text-small text-danger">
          {errors.form}
        </p>
      )}
      <div role="status" className="empty:absolute">
        {addition.state === "added" && (
          <p className="rounded-small border border-success px-5 py-4 text-small">
            <span className="font-semibold text-success">{addition.added}</span> {addition.inCart}{" "}
            <Link href={CART} className="inline-block font-semibold underline underline-offset-4">
              {words.viewCart}
            </Link>
          </p>
        )}
      </div>
    </form>
  );
}

/** @param isNews it took the place of the button that was pressed, and takes the focus. */
function SoldOut({ isNews }: { isNews: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNews) focusIfLost(button.current);
  }, [isNews]);
  return (
    <UnavailableButton ref={button} reason={words.optionUnavailable}>
      {words.soldOut}
    </UnavailableButton>
  );
}

/** "Add to cart, size M", but "Add to cart, 80 cm". */
function labelOf(size: string | null): string {
  if (!size) return words.addToCart;
  return fill(size.includes(" ") ? words.addMeasure : words.addSize, { size });
}
