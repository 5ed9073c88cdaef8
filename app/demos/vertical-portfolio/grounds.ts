/** The ground of each page, taken from its picture, and the colour of what is read on it. The same by day and by night, as the pictures are. */
export const grounds = {
  "one-circle-four-boards": { ground: "#c6d91a", ink: "#14170a" },
  "nine-rings-of-light": { ground: "#060001", ink: "#ffe7dc" },
  "slow-orbit": { ground: "#e08e10", ink: "#2a1103" },
  "four-seasons-in-a-shop-window": { ground: "#0b4a4c", ink: "#fdebd3" },
  "pebbles-for-a-bathroom-shelf": { ground: "#cfb4d9", ink: "#36123d" },
  "a-sprig-for-every-tin": { ground: "#ea4520", ink: "#1b0903" },
} as const;
