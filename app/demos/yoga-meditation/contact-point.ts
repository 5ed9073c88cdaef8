/** How to reach Stillwater: its copy, its header and its structured data share it. */
export const contactPoint = { email: "hello@stillwater.example" } as const;
