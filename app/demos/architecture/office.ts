/** The facts of the office that its copy, its header, its footer and the structured data share. */
export const office = {
  name: "Studio Plinth",
  email: "desk@plinth.example",
  street: "Ersis 14",
  town: "Athens",
} as const;
