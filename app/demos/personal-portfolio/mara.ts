/** The facts of the page: stated here once, sentences are made from them. Mara Okafor is invented; so are her clients. */
export const mara = {
  name: "Mara Okafor",
  trade: "product designer",
  town: "Sheffield",
  address: ["Unit 4, Old Brush Works", "Sheffield S3"],
  email: "mara@okafor.example",
  phone: { display: "+44 114 496 0468", href: "tel:+441144960468" },
  openingHours: [{ days: "Tuesday to Friday", hours: "10 to 18, and nights by arrangement" }],
};
