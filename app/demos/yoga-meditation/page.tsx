import { listedPost } from "#app/features/blog/lists/listed-post.server.ts";
import { CleanList } from "#app/features/blog/lists/clean-list.tsx";
import type { PageHandle } from "#app/frame/headers/header-contract.tsx";
import { DayTimetable } from "./bands/day-timetable/day-timetable.tsx";
import { JournalBand } from "#app/sections/lists/journal-band.tsx";
import { OneLineClaims } from "./bands/one-line-claims/one-line-claims.tsx";
import { PeopleVoices } from "#app/sections/people/people-voices/people-voices.tsx";
import { PictureSplit } from "#app/sections/statements/picture-split.tsx";
import { StampPasses } from "./bands/stamp-passes/stamp-passes.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { BreathHero } from "./bands/breath-hero/breath-hero.tsx";
import { contactPoint } from "./contact-point.ts";
import { content, recommendedPosts } from "./content.server.ts";
import { RetreatBand } from "./bands/retreat-band/retreat-band.tsx";
import { StillwaterMark } from "./bands/stillwater-mark/stillwater-mark.tsx";
import { TrialBand } from "./bands/trial-band/trial-band.tsx";

/** The page's words, and the posts that it recommends. */
export function loader() {
  return { ...content, posts: recommendedPosts().map(listedPost) };
}

export const handle: PageHandle = {
  header: {
    brand: <StillwaterMark />,
    brandName: "Stillwater",
    contact: contactPoint,
    links: [
      { label: "Classes", href: "#classes" },
      { label: "Teachers", href: "#teachers" },
      { label: "Prices", href: "#prices" },
      { label: "Retreat", href: "#retreat" },
      { label: "First class", href: "#trial" },
    ],
    greeting: {
      heading: "One letter a month. Read it slowly.",
      text: "New classes, the dates of the retreat, and one thing to try while you wait for something. One click ends it.",
    },
  },
};

export default function YogaMeditationHome({
  loaderData: {
    benefits,
    business,
    classes,
    hero,
    journal,
    passes,
    posts,
    retreat,
    room,
    teachers,
    trial,
  },
}: Route.ComponentProps) {
  const { note, ...timetable } = classes;
  return (
    <>
      <StructuredData business={business} />
      <BreathHero {...hero} />
      <PictureSplit {...room} />
      <DayTimetable id="classes" {...timetable}>
        <p className="mt-6 max-w-[62ch] text-small text-soft">{note}</p>
      </DayTimetable>
      <PeopleVoices id="teachers" {...teachers} />
      <OneLineClaims id="benefits" {...benefits} />
      <StampPasses id="prices" {...passes} />
      <RetreatBand {...retreat} />
      <JournalBand {...journal}>
        <CleanList posts={posts} />
      </JournalBand>
      <TrialBand {...trial} />
    </>
  );
}
