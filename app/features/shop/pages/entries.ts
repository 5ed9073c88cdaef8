import {
  CART,
  CHECKOUT,
  customerOrderPath,
  FEATURED_PRODUCT,
  productPath,
  SHOP_CATEGORIES,
  SHOP_FILTERS_FIRST,
  SHOP_FILTERS_LAST,
  SHOP_WIDE,
} from "#content/addresses.ts";
import { counted } from "#shared/counted.ts";
import { featuredProduct, shopPages } from "#content/shop-pages.ts";
import { shop as terms } from "#content/shop.ts";
import { type ExtraRoute, officePage, pageGroup } from "#registry/page.ts";
import { orderPath, ORDERS, STOCK } from "#shared/shop/office-addresses.ts";
import { arden } from "#app/skins/arden.ts";
import { kindling } from "#app/skins/kindling.ts";
import { quarterly } from "#app/skins/quarterly.ts";
import * as words from "#shared/shop/words.ts";

/** Where the featured article stands. */
export const featuredPath = FEATURED_PRODUCT ?? productPath(featuredProduct.slug);

export const pages = pageGroup("shop", { footer: "footer-style-07" }, [
  {
    path: SHOP_WIDE,
    label: "Shop wide",
    title: shopPages.wide.title,
    description: shopPages.wide.description,
    module: "features/shop/pages/shop-wide.tsx",
    isPaged: true,
    stock: "availability",
    header: "header-with-top-bar",
  },
  {
    path: SHOP_FILTERS_FIRST,
    label: "Left sidebar",
    title: shopPages.filtersFirst.title,
    description: shopPages.filtersFirst.description,
    module: "features/shop/pages/left-sidebar.tsx",
    isPaged: true,
    stock: "availability",
    header: "center-logo",
    footer: "footer-style-06",
    skin: arden,
  },
  {
    path: SHOP_FILTERS_LAST,
    label: "Right sidebar",
    title: shopPages.filtersLast.title,
    description: shopPages.filtersLast.description,
    module: "features/shop/pages/right-sidebar.tsx",
    isPaged: true,
    stock: "availability",
    header: "white-header",
    footer: "footer-style-03",
    skin: kindling,
  },
  {
    path: SHOP_CATEGORIES,
    label: "Only categories",
    title: shopPages.categories.title,
    description: shopPages.categories.description,
    module: "features/shop/pages/only-categories.tsx",
    header: "center-navigation",
    footer: "footer-style-10",
    skin: quarterly,
  },
  {
    path: featuredPath,
    label: "Single product",
    title: featuredProduct.title,
    description: featuredProduct.description,
    module: "features/shop/pages/product.tsx",
    stock: "quantities",
    header: "header-reverse-scroll",
    footer: "footer-style-01",
  },
  {
    path: CART,
    label: "Shopping cart",
    title: "Your cart",
    description: `What you have chosen, how many of each, vouchers, and the whole total before you order. Kept for ${counted("one day | {count} days", terms.cartDays)} without an account.`,
    module: "features/shop/pages/shopping-cart.tsx",
    header: "white-header",
    footer: "footer-style-09",
    prerender: false,
  },
  {
    path: CHECKOUT,
    label: "Checkout",
    title: "Checkout",
    description:
      "Order as a guest: who you are, where your order goes and how you pay, with the whole total in sight before anything is paid.",
    module: "features/shop/pages/checkout.tsx",
    header: "header-disable-fixed",
    footer: "footer-style-09",
    prerender: false,
  },
]);

export const others: readonly ExtraRoute[] = [
  {
    path: productPath(":slug"),
    reason: "every article of the shop; the featured one has an address of its own",
    module: "features/shop/pages/product.tsx",
    frame: { header: "header-reverse-scroll", footer: "footer-style-01" },
  },
  {
    path: customerOrderPath(":token"),
    title: "Your order",
    reason: "where a buyer comes after ordering, and the mails about the order lead",
    module: "features/shop/pages/order.tsx",
    frame: { header: "header-disable-fixed", footer: "footer-style-09" },
  },
  officePage({
    path: ORDERS,
    title: words.orders,
    reason: "every order, to be packed and sent",
    module: "features/shop/pages/office/orders.tsx",
  }),
  officePage({
    path: orderPath(":number"),
    title: "Order",
    reason: "one order and its next step",
    module: "features/shop/pages/office/order.tsx",
  }),
  officePage({
    path: STOCK,
    title: words.stock,
    reason: "what is on the shelf, to be counted",
    module: "features/shop/pages/office/stock.tsx",
  }),
];
