/** How to reach Uprank: its copy, its header and its structured data share it. */
export const contactPoint = { email: "desk@uprank.example" } as const;
