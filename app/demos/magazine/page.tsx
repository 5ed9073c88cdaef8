import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { BannerFrontPage } from "./bands/banner-front-page/banner-front-page.tsx";
import { FilmStory } from "./bands/film-story/film-story.tsx";
import { LongReads } from "./bands/long-reads/long-reads.tsx";
import { Notices } from "./bands/notices/notices.tsx";
import { OpinionPage } from "./bands/opinion-page/opinion-page.tsx";
import { PhotoEssay } from "./bands/photo-essay/photo-essay.tsx";
import { SubjectPages } from "./bands/subject-pages/subject-pages.tsx";
import type { Route } from "./+types/page.ts";
import { paper } from "./content.server.ts";
import { EditionData } from "./bands/edition-data.tsx";
import { EyeNameplate } from "./bands/eye-nameplate.tsx";

export function loader() {
  return paper();
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Longest reads", href: "#long-reads" },
      { label: "By subject", href: "#subjects" },
      { label: "Opinion", href: "#opinion" },
      { label: "Photo essay", href: "#photo-essay" },
      { label: "Film", href: "#film" },
      { label: "By email", href: "#subscribe" },
    ],
  },
};

export default function MagazineHome({
  loaderData: { nameplate, front, longReads, subjects, opinions, essay, film, notices },
}: Route.ComponentProps) {
  const shown = [
    front.lead,
    ...front.seconds,
    ...front.latest.posts,
    ...longReads.posts,
    ...subjects.subjects.flatMap(({ posts }) => posts),
    ...opinions.opinions,
    ...(essay ? [essay.post] : []),
    ...(film ? [film.post] : []),
  ];
  return (
    <>
      <EditionData name={nameplate.name} date={nameplate.date} posts={shown} />
      <EyeNameplate {...nameplate} />
      <BannerFrontPage {...front} />
      <LongReads {...longReads} />
      <SubjectPages {...subjects} />
      <OpinionPage {...opinions} />
      {essay && <PhotoEssay {...essay} />}
      {film && <FilmStory {...film} />}
      <Notices {...notices} />
    </>
  );
}
