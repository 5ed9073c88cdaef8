import type { Story } from "./bands/postcard-stories/postcard-stories.tsx";
import { places } from "./places.server.ts";
import { agency } from "./words.server.ts";

const address = [agency.street, agency.harbour];

/** What travellers wrote. None of them exists. */
export const stories = {
  heading: "Postcards from our travellers",
  intro: "Typed up at our counter, word for word.",
  label: "Postcards from travellers",
  stories: [
    {
      name: "Odile Ferrant",
      trip: "FW402, Keeper for a week",
      text: "Day four. I have polished the lens, the stairs and, for want of anything else, the kettle. The whale came at ten past three. I did not take a picture, I waved.",
      address: ["The Counter", ...address],
      picture: places.skerrow.picture,
    },
    {
      name: "Bram and Josua Teel",
      trip: "FW318, A house, a boat and no plan",
      text: "The children row better than we do. On Tuesday they went for bread and came back with bread, a cat and an invitation to a wedding. We are staying for the wedding.",
      address: ["Everyone", ...address],
      picture: places.rialva.picture,
    },
    {
      name: "Mirela Stanic",
      trip: "FW104, Round the lake in no hurry",
      text: "Your note said: wave at the ferryman. I waved. He waited, we talked about plums for an hour, and now I have missed a village and gained a recipe.",
      address: ["The author of the note", ...address],
      picture: places.aurel.picture,
    },
    {
      name: "Idris Adeyemi-Holt",
      trip: "FW606, Four nights under one blanket",
      text: "It is so quiet that I can hear my watch, so I buried it. I know where. Probably.",
      address: ["Lost property", ...address],
      picture: places.ochre.picture,
    },
  ] satisfies Story[],
};
