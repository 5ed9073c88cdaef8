/** What a visitor can write to us about, each with the words of its choice. Who answers is the page's to say. */
export const enquiryTopics = [
  { value: "template", label: "Using the template" },
  { value: "work", label: "Work we could do for you" },
  { value: "fault", label: "Something is broken" },
  { value: "data", label: "What you know about me" },
  { value: "press", label: "Press and pictures" },
] as const;

export type EnquiryTopic = (typeof enquiryTopics)[number]["value"];
