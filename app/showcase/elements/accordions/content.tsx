/** Questions of a furniture maker's customers. */
export const deliveryQuestions = [
  {
    id: "delivery-time",
    title: "How long until the table stands in my kitchen?",
    content:
      "Six weeks from the day you approve the drawing. Four of them are drying time for the oil, which we do not shorten.",
  },
  {
    id: "delivery-stairs",
    title: "Do you carry it up the stairs?",
    content:
      "Yes, to any floor, with two people and blankets. Tell us about narrow turns when you order and we bring the top and legs apart.",
  },
  {
    id: "delivery-returns",
    title: "What if it does not suit the room?",
    content:
      "You have 100 days. We collect it at our cost, check it for marks and refund the price within five working days.",
  },
];

/** Terms of a subscription, in words one can keep. */
export const terms = [
  {
    id: "terms-notice",
    title: "Leaving",
    content:
      "Any day, with effect from the end of the month. What you made stays readable for a year.",
  },
  {
    id: "terms-data",
    title: "Your data",
    content:
      "Kept in Frankfurt, exported whenever you ask as plain CSV, deleted 30 days after you leave.",
  },
  {
    id: "terms-price",
    title: "The price",
    content:
      "Fixed for twelve months. A change is announced 60 days before and ends your notice period.",
  },
];

/** The way of an order through a print shop. */
export const orderSteps = [
  {
    id: "step-file",
    title: "File checked",
    content: "Fonts embedded, bleed of 3 mm, pictures at 300 dpi.",
  },
  {
    id: "step-proof",
    title: "Proof on its way to you",
    content: "One sheet on the paper you chose. Nothing is printed before you have signed it.",
  },
  {
    id: "step-press",
    title: "On the press",
    content: "Half a day for up to 2,000 copies, then a night to dry.",
  },
];
