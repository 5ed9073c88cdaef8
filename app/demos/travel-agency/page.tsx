import { latestPosts } from "#content/blog.ts";
import { listedPost } from "#app/features/blog/lists/listed-post.server.ts";
import { OverlayList } from "#app/features/blog/lists/overlay-list/overlay-list.tsx";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { JournalBand } from "#app/sections/lists/journal-band.tsx";
import { LeadPromise } from "#app/sections/statements/lead-promise/lead-promise.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import { SubscribeSplit } from "#app/features/newsletter/subscribe-split.tsx";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";
import { ItineraryBand } from "./bands/itinerary-band/itinerary-band.tsx";
import { PlaceCards } from "./bands/place-cards/place-cards.tsx";
import { PostcardHero } from "./bands/postcard-hero/postcard-hero.tsx";
import { PostcardStories } from "./bands/postcard-stories/postcard-stories.tsx";
import { TripBand } from "./bands/trip-band/trip-band.tsx";
import { TripSearch } from "./bands/trip-search/trip-search.tsx";
import { useTripChoice } from "./use-trip-choice.ts";

// All trips are in the page: another choice needs nothing from the server.
export { keepOnQueryChange as shouldRevalidate } from "#app/engine/keep-on-query.ts";

/** The page's words, the latest stories about travel, and without script the trips that the address asks for. */
export function loader({ url }: Route.LoaderArgs) {
  return {
    ...content,
    posts: latestPosts({ category: "travel", limit: 4 }).map(listedPost),
    query: url.searchParams.toString(),
  };
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Places", href: "#places" },
      { label: "Trips", href: "#trips" },
      { label: "Boring parts", href: "#boring" },
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
      <LeadPromise id="boring" {...boring} />
      <ItineraryBand {...itinerary} />
      <PostcardStories {...stories} />
      <JournalBand {...journal} space="tight">
        <OverlayList posts={posts} />
      </JournalBand>
      <SubscribeSplit id="subscribe" {...letter} />
    </>
  );
}
