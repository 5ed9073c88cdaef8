/** How to reach Duo: its copy, its header and its structured data share it. */
export const contactPoint = {
  email: "both@duo.example",
  phone: { display: "+32 9 555 01 12", href: "tel:+3295550112" },
} as const;
