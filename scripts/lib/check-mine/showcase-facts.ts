/** What only the template says of itself: a site of one's own that says it invites visitors to somebody else. */
export const showcaseFacts = [
  "vitrine.example",
  "vitrine-example",
  "mastodon.example/@vitrine",
  "12 Passage des Marchands",
  "+33199001234",
] as const;
