/** How to reach Oh! Studio: its copy, its header and its structured data share it. */
export const contactPoint = { email: "hey@ohstudio.example" } as const;
