/** Categories of the shop, in the order of menus (specification, point 2: footer category links). */
export const productCategories = [
  { id: "men", label: "Men", text: "Shirts, knits and trainers that are bought to be worn out." },
  { id: "women", label: "Women", text: "Coats, bags and hats with a reason for every seam." },
  {
    id: "accessories",
    label: "Accessories",
    text: "What leaves the house with you: bags, watches, umbrellas.",
  },
  {
    id: "collections",
    label: "Collections",
    text: "Small editions for the table, the desk and the quiet end of the sofa.",
  },
] as const;

export type ProductCategory = (typeof productCategories)[number]["id"];
