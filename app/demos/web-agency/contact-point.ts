/** How to reach Stackhaus: its copy, its header and its structured data share it. */
export const contactPoint = { email: "root@stackhaus.example" } as const;
