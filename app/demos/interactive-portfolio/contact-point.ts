/** How to reach Field Notes Lab: its copy, its header and its structured data share it. */
export const contactPoint = { email: "hello@fieldnoteslab.example" } as const;
