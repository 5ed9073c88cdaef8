/** How long a new password may be, in characters as people see them written. Pages say it without carrying the rules. */
export const PASSWORD_LENGTH = { least: 10, most: 128 } as const;
