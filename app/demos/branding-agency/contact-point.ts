/** How to reach Sigil: its copy, its header and its structured data share it. */
export const contactPoint = {
  email: "ink@sigil.example",
  phone: { display: "+351 22 555 01 12", href: "tel:+351225550112" },
} as const;
