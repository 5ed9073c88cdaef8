/** The facts of the firm that its copy, its header and its structured data share. */
export const firm = {
  name: "Halden & Rowe",
  founded: 1931,
  address: ["14 Melville Row", "Edinburgh EH3"],
  email: "edinburgh@halden.example",
  phone: { display: "+44 131 496 0193", href: "tel:+441314960193" },
  openingHours: [{ days: "Monday to Friday", hours: "9 to 18" }],
} as const;
