import { useEffect } from "react";
import { readCart } from "#app/features/shop/cart/cart-api.ts";
import { ShopBar } from "#app/features/shop/shop-bar/shop-bar.tsx";
import { insideShopTrail } from "#app/features/shop/shop-trail.ts";
import { requireNobody } from "#app/features/accounts/signed-in.server.ts";
import { SignInPanels } from "#app/features/accounts/sign-in-panels/sign-in-panels.tsx";
import { useSiteData } from "#app/engine/site-data.ts";
import { MiniPageTitle } from "#app/sections/page-titles/mini-page-title.tsx";
import { Section } from "#app/sections/section.tsx";
import * as words from "#app/features/accounts/words.ts";
import type { Route } from "./+types/login-register.ts";

/** The way into the account. Whoever is signed in goes on to where they wanted to be. */
export function loader({ context, request }: Route.LoaderArgs) {
  requireNobody(context, new URL(request.url));
  return {
    reasons: [words.reasonCart, words.reasonOrders, words.reasonCheckout, words.reasonData],
  };
}

export default function LoginRegister({ loaderData: { reasons } }: Route.ComponentProps) {
  const { formReturn } = useSiteData();
  // Whoever has just signed out left the cart in the account.
  useEffect(() => {
    if (formReturn?.kind === "sent") void readCart().catch(() => undefined);
  }, [formReturn]);
  return (
    <>
      <MiniPageTitle
        heading={words.signIn}
        note={words.noAccountNeeded}
        crumb={words.signIn}
        trail={insideShopTrail}
      />
      <ShopBar />
      <Section width="wide" space="tight" aria-label={words.signInOrCreate}>
        <SignInPanels reasons={reasons} />
      </Section>
    </>
  );
}
