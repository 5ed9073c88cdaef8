/** The facts of Atelier Nord that its copy, its header and its structured data share. */
export const house = {
  name: "Atelier Nord",
  town: "Tromsø",
  founded: 2014,
  people: 4,
  email: "page@ateliernord.example",
  phone: { display: "+47 77 01 04 90", href: "tel:+4777010490" },
} as const;
