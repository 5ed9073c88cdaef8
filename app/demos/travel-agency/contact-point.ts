/** How to reach Faraway: its copy, its header and its structured data share it. */
export const contactPoint = { email: "counter@faraway.example" } as const;
