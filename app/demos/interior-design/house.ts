/** The facts of the house that its copy, its header and its structured data share. */
export const house = {
  name: "Maison Verre",
  founded: 1998,
  street: "14 rue des Tanneurs",
  town: "Lyon",
  email: "odile@maisonverre.example",
  phone: { display: "+33 4 65 71 03 19", href: "tel:+33465710319" },
  openingHours: [{ days: "Tuesday to Friday", hours: "10 to 18" }],
} as const;
