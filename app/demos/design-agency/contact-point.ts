/** How to reach Parallel: its copy, its header and its structured data share it. */
export const contactPoint = { email: "office@parallel.example" } as const;
