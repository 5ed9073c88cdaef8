/** How to reach Oda Home: its header and its structured data share it. */
export const contactPoint = {
  email: "hei@odahome.example",
  phone: { display: "+47 77 00 04 11", href: "tel:+4777000411" },
} as const;
