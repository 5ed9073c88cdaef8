import { type Post, postById } from "#content/blog.ts";
import { listedPost } from "#app/features/blog/lists/listed-post.server.ts";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";
import { HourBand } from "./bands/hour-band/hour-band.tsx";
import { ItineraryBand } from "./bands/itinerary-band/itinerary-band.tsx";
import { LastPost } from "./bands/last-post/last-post.tsx";
import { PlaceCards } from "./bands/place-cards/place-cards.tsx";
import { PostcardHero } from "./bands/postcard-hero/postcard-hero.tsx";
import { PostcardStories } from "./bands/postcard-stories/postcard-stories.tsx";
import { StoryRail } from "./bands/story-rail/story-rail.tsx";
import { TripBand } from "./bands/trip-band/trip-band.tsx";
import { TripSearch } from "./bands/trip-search/trip-search.tsx";
import { useTripChoice } from "./use-trip-choice.ts";

// All trips are in the page: another choice needs nothing from the server.
export { keepOnQueryChange as shouldRevalidate } from "#app/engine/keep-on-query.ts";

/** The page's words, some stories for the way, and without script the trips that the address asks for. */
export function loader({ url }: Route.LoaderArgs) {
  return {
    ...content,
    posts: postsForTheWay().map(listedPost),
    query: url.searchParams.toString(),
  };
}

/** A balloon, a train, a house by the sea and one bag. */
function postsForTheWay(): Post[] {
  return [18, 19, 25, 23].map((id) => {
    const post = postById(id);
    if (!post) throw new Error(`There is no post ${id} any more: choose another story.`);
    return post;
  });
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Places", href: "#places" },
      { label: "Trips", href: "#trips" },
      { label: "What we do", href: "#boring" },
      { label: "Day by day", href: "#days" },
      { label: "Postcards", href: "#stories" },
    ],
  },
};

export default function TravelAgencyHome({
  loaderData: {
    boring,
    business,
    destinations,
    hero,
    itinerary,
    journal,
    letter,
    offers,
    options,
    posts,
    query,
    search,
    stories,
  },
}: Route.ComponentProps) {
  const choice = useTripChoice(query, options);
  return (
    <>
      <StructuredData business={business} />
      <PostcardHero {...hero}>
        <TripSearch {...search} options={options} choice={choice} />
      </PostcardHero>
      <PlaceCards {...destinations} />
      <TripBand id={search.list} path={search.path} {...offers} options={options} choice={choice} />
      <HourBand id="boring" {...boring} />
      <ItineraryBand {...itinerary} />
      <PostcardStories {...stories} />
      <StoryRail {...journal} posts={posts} />
      <LastPost id="subscribe" {...letter} />
    </>
  );
}
