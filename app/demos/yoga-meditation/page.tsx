import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { DayTimetable } from "./bands/day-timetable/day-timetable.tsx";
import { HomePractice } from "./bands/home-practice/home-practice.tsx";
import { MatRing } from "./bands/mat-ring/mat-ring.tsx";
import { OneLineClaims } from "./bands/one-line-claims/one-line-claims.tsx";
import { StampPasses } from "./bands/stamp-passes/stamp-passes.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import { site } from "#content/site.ts";
import { localMoment } from "#shared/forms/calendar.ts";
import type { Route } from "./+types/page.ts";
import { BreathHero } from "./bands/breath-hero/breath-hero.tsx";
import { content } from "./content.server.ts";
import { LockEvening } from "./bands/lock-evening/lock-evening.tsx";
import { TeacherPoses } from "./bands/teacher-poses/teacher-poses.tsx";
import { RetreatBand } from "./bands/retreat-band/retreat-band.tsx";
import { retreatsAfter } from "./retreats.server.ts";
import { TrialBand } from "./bands/trial-band/trial-band.tsx";

/** Three are shown. A page that is made once has those of two years. */
const RETREATS = 6;

/** The page's words, and the retreats ahead. */
export function loader() {
  const today = localMoment(new Date(), site.timeZone).date;
  return {
    ...content,
    retreat: { ...content.retreat, rendered: today, dates: retreatsAfter(today, RETREATS) },
  };
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Classes", href: "#classes" },
      { label: "Teachers", href: "#teachers" },
      { label: "Prices", href: "#prices" },
      { label: "Retreat", href: "#retreat" },
      { label: "First class", href: "#trial" },
    ],
  },
};

export default function YogaMeditationHome({
  loaderData: {
    benefits,
    business,
    classes,
    evening,
    hero,
    passes,
    practice,
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
      <MatRing id="room" {...room} />
      <DayTimetable id="classes" {...timetable}>
        <p className="mx-auto max-w-[62ch] text-small text-soft">
          {note.before}
          <Link href={note.link.href} className="underline underline-offset-4">
            {note.link.label}
          </Link>
          {note.after}
        </p>
      </DayTimetable>
      <TeacherPoses id="teachers" {...teachers} />
      <OneLineClaims id="benefits" {...benefits} />
      <StampPasses id="prices" {...passes} />
      <RetreatBand {...retreat} />
      <HomePractice id="practice" {...practice} />
      <TrialBand {...trial} />
      <LockEvening id="way" {...evening} />
    </>
  );
}
