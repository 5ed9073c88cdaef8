import type { PictureName } from "../media.ts";

/** A department of the shop. */
export interface ProductDepartment {
  /** Lower-case word: `?category={id}`, and the name of the file that its articles may stand in. */
  id: string;
  label: string;
  /** One sentence at its door and above its list. */
  text: string;
  /** On its door. */
  picture: PictureName;
  /** Beside its name in small; left out: the same picture. */
  small?: PictureName;
}

/** Categories of the shop, in the order of menus (specification, point 2: footer category links). One that has no article is not shown. */
export const productCategories = [
  {
    id: "men",
    label: "Men",
    text: "Shirts, knits and trainers that are bought to be worn out.",
    picture: "sneakers-clay",
    small: "coat-hanger",
  },
  {
    id: "women",
    label: "Women",
    text: "Coats, bags and hats with a reason for every seam.",
    picture: "coat-hanger",
    small: "handbag",
  },
  {
    id: "accessories",
    label: "Accessories",
    text: "What leaves the house with you: bags, watches, umbrellas.",
    picture: "umbrella-navy",
    small: "wrist-watch",
  },
  {
    id: "collections",
    label: "Collections",
    text: "Small editions for the table, the desk and the quiet end of the sofa.",
    picture: "vase",
  },
] as const satisfies readonly ProductDepartment[];

export type ProductCategory = (typeof productCategories)[number]["id"];
