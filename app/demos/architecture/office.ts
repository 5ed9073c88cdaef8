/** What the office's copy and the page's header share. */
export const office = { name: "Studio Plinth", email: "desk@plinth.example" } as const;
