import * as styles from "#app/features/accounts/account-view.module.css";
import { useEffect } from "react";
import { AccountOrders } from "#app/features/accounts/account-orders.tsx";
import { accountPage } from "#app/features/accounts/account-page.server.ts";
import { AccountSettings } from "#app/features/accounts/account-settings.tsx";
import { readCart } from "#app/features/shop/cart/cart-api.ts";
import { ShopBar } from "#app/features/shop/shop-bar/shop-bar.tsx";
import { insideShopTrail } from "#app/features/shop/shop-trail.ts";
import { MiniPageTitle } from "#app/sections/page-titles/mini-page-title.tsx";
import { Section } from "#app/sections/section.tsx";
import { fill } from "#shared/words.ts";
import * as words from "#app/features/accounts/words.ts";
import type { Route } from "./+types/account.ts";

/** Orders and settings of whoever is signed in. */
export function loader({ context, request }: Route.LoaderArgs) {
  return accountPage(context, new URL(request.url));
}

export default function Account({ loaderData: page }: Route.ComponentProps) {
  // Signing in may have made another cart of the one that this browser knew.
  useEffect(() => void readCart().catch(() => undefined), []);
  return (
    <>
      <MiniPageTitle
        heading={words.yourAccount}
        note={fill(words.greeting, { name: page.name })}
        trail={insideShopTrail}
      />
      <ShopBar />
      <Section width="wide" space="tight" aria-label={words.yourAccount}>
        <div className={styles.account}>
          <AccountOrders orders={page.orders} />
          <AccountSettings name={page.name} email={page.email} contact={page.contact} />
        </div>
      </Section>
    </>
  );
}
