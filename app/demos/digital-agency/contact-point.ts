/** How to reach Voltage: its copy, its header and its structured data share it. */
export const contactPoint = { email: "brief@voltage.example" } as const;
