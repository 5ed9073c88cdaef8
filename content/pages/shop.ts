import { pageGroup, unbuilt } from "./page.ts";

export const shopPages = pageGroup("shop", {}, [
  unbuilt("/shop/shop-wide", "Shop wide"),
  unbuilt("/shop/left-sidebar", "Left sidebar"),
  unbuilt("/shop/right-sidebar", "Right sidebar"),
  unbuilt("/shop/only-categories", "Only categories"),
  unbuilt("/shop/single-product", "Single product"),
  unbuilt("/shop/shopping-cart", "Shopping cart"),
  unbuilt("/shop/checkout", "Checkout"),
  unbuilt("/shop/login-register", "Login register"),
]);
