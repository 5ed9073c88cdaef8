/** The facts of the page: stated here once, sentences are made from them. Jun Abe is invented; so is the yard. */
export const jun = {
  name: "Jun Abe",
  address: ["Accordion Yard 3", "9000 Ghent"],
  email: "jun@abe.example",
  phone: { display: "+32 9 000 00 43", href: "tel:+3290000043" },
  openingHours: [
    {
      days: "Monday to Friday",
      hours: "9 to 12 drawing, 13\u00a0to\u00a017\u00a0on\u00a0the\u00a0phone",
    },
  ],
};
