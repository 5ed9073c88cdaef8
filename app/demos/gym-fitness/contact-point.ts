/** How to reach Ironhaus: its copy, its header and its structured data share it. */
export const contactPoint = { email: "lift@ironhaus.example" } as const;
