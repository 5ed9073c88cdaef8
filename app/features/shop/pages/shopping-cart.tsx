import { catalogue } from "../catalogue/catalogue.server.ts";
import { shop } from "#content/shop.ts";
import { counted } from "#shared/counted.ts";
import { FullCart } from "../cart/cart-view.tsx";
import { EmptyCart } from "../cart/empty-cart.tsx";
import { productCard } from "../catalogue/product-cards.server.ts";
import { RelatedProducts } from "../catalogue/related-products.tsx";
import { RemovedLine } from "../cart/removed-line.tsx";
import { ShopBar } from "../shop-bar/shop-bar.tsx";
import { insideShopTrail } from "../shop-trail.ts";
import { useCart } from "../cart/use-cart.ts";
import { visitorCart } from "../cart/visitor-cart.server.ts";
import * as words from "../words.ts";
import { MiniPageTitle } from "#app/sections/page-titles/mini-page-title.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import type { Route } from "./+types/shopping-cart.ts";

/** Articles offered below an empty cart. */
const OFFERED = 4;

/** What the visitor has put in, priced and checked against stock at this moment. */
export async function loader({ context }: Route.LoaderArgs) {
  const { cart, shop: services } = await visitorCart(context);
  const isEmpty = cart.lines.length === 0;
  return {
    cart,
    freeDeliveryFrom: shop.freeDeliveryFrom,
    cartDays: shop.cartDays,
    newest: isEmpty
      ? catalogue(await services.stockLevels())
          .slice(0, OFFERED)
          .map((item) => productCard(item))
      : [],
  };
}

export default function ShoppingCart({ loaderData }: Route.ComponentProps) {
  const { cart: loaded, freeDeliveryFrom, cartDays, newest } = loaderData;
  const live = useCart(loaded);
  const { count, lines } = live.cart;
  return (
    <>
      <MiniPageTitle
        heading={words.yourCart}
        note={count === 0 ? undefined : counted(words.items, count)}
        crumb={words.cart}
        trail={insideShopTrail}
      />
      <ShopBar count={count} />
      <Section width="wide" space="tight" aria-label={words.cart}>
        <RemovedLine live={live} />
        {lines.length > 0 ? (
          <FullCart live={live} freeDeliveryFrom={freeDeliveryFrom} cartDays={cartDays} />
        ) : (
          <EmptyCart cart={live.cart} cartDays={cartDays} />
        )}
      </Section>
      {newest.length > 0 && lines.length === 0 && (
        <Section width="wide" space="tight" ground="sunken" aria-labelledby="newest-heading">
          <SectionHeader
            id="newest-heading"
            heading={words.newArrivals}
            size="medium"
            className="mb-10"
          />
          <RelatedProducts products={newest} />
        </Section>
      )}
    </>
  );
}
