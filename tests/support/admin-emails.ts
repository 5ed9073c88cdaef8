/** Who may sign in to the back office of the tests' server: one for each worker, because a new link ends the older ones of its address. */
export const adminEmails = Array.from(
  { length: 8 },
  (_, index) => `owner-${index}@vitrine.example`,
);
