/** What a visitor can write to us about, each with the words of its choice. Who answers is the page's to say. */
export const enquiryTopics = [
  { value: "rounds", label: "Rounds" },
  { value: "sunday-list", label: "Sunday List" },
  { value: "prices", label: "Prices and bills" },
  { value: "data", label: "What you know about me" },
  { value: "press", label: "Press and pictures" },
] as const;

export type EnquiryTopic = (typeof enquiryTopics)[number]["value"];
