// @chunk product-card
import { useLocation } from "react-router";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { onServer } from "#app/engine/hosting.ts";
import * as words from "../words.ts";

interface BuyOnServerProps {
  /** The article. */
  name: string;
  sku: string;
  tone?: "solid" | "quiet";
}

/** In an export, in the place of what puts an article into the cart: this page on the server, which has one. Nothing where there is no server. */
export function BuyOnServer({ name, sku, tone }: BuyOnServerProps) {
  const { pathname } = useLocation();
  if (!import.meta.env.HAS_SERVER) return null;
  return (
    <ButtonLink
      href={onServer(`${pathname}?variant=${encodeURIComponent(sku)}`)}
      tone={tone}
      className="justify-self-start"
    >
      {words.buy}
      <span className="sr-only"> {name}</span>
    </ButtonLink>
  );
}
