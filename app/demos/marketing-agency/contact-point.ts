/** How to reach Brightside: its copy, its header and its structured data share it. */
export const contactPoint = { email: "hello@brightside.example" } as const;
