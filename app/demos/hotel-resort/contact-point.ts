/** How to reach Casa Marisma: its copy, its header and its structured data share it. */
export const contactPoint = {
  email: "hola@marisma.example",
  phone: { display: "+34 956 000 411", href: "tel:+34956000411" },
} as const;
