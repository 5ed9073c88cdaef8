import { SHOP } from "#content/addresses.ts";
import { picture, type PictureSource } from "#content/media.ts";
import type { NavigationLink } from "#content/navigation.ts";
import { productCategories, type ProductDepartment } from "#content/products/categories.ts";
import { products } from "#content/products.ts";
import { advantages } from "#content/shop-promises.ts";
import { shop } from "#content/shop.ts";
import { site } from "#content/site.ts";
import { formatRoundMoney } from "#shared/shop/money.ts";

/** What every page of the shop, and its footer, show of it. Browsers get extracts of it (`extracts.server.ts`). */

/** What the shop promises, with its amounts as buyers read them. */
export const promises = advantages((amount) =>
  formatRoundMoney(amount, shop.currency, site.locale),
);

/** The categories in which something is sold. */
export function departmentsOf<Department extends ProductDepartment>(
  categories: readonly Department[],
  sold: readonly { categories: readonly string[] }[],
): Department[] {
  return categories.filter(({ id }) => sold.some((product) => product.categories.includes(id)));
}

/** A department in the footer. */
export interface FooterDepartment extends NavigationLink {
  picture: PictureSource;
}

/** Departments with a thing from each: all lead to the same list (specification, point 2). */
export function footerDepartmentsOf(
  departments: readonly ProductDepartment[],
): readonly FooterDepartment[] {
  return departments.map(({ label, picture: door, small = door }) => ({
    label,
    href: SHOP,
    picture: picture(small),
  }));
}

/** Those of this shop. */
export const departments = departmentsOf(productCategories, products);
