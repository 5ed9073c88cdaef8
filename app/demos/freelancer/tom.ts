/** The facts of the page: stated here once, sentences are made from them. Tom Reyes is invented; so is the hill. */
export const tom = {
  name: "Tom Reyes",
  trade: "copywriter",
  address: ["3 Semicolon Steps", "Bristol BS8"],
  email: "tom@reyes.example",
  phone: { display: "+44 117 496 0731", href: "tel:+441174960731" },
  openingHours: [{ days: "Monday to Friday", hours: "9 to 17, less lunch" }],
  /** Whose clock decides which week it is. */
  zone: "Europe/London",
};
