import { Link } from "#app/elements/actions/link.tsx";
import { counted } from "#shared/counted.ts";
import * as words from "../words.ts";

interface SubjectIndexProps {
  heading: string;
  subjects: readonly { label: string; href: string; count: number }[];
}

/** Subjects of the blog set as a paragraph of large words, each with the number of its posts. */
export function SubjectIndex({ heading, subjects }: SubjectIndexProps) {
  if (subjects.length === 0) return null;
  return (
    <nav aria-labelledby="subject-index" className="bg-sunken py-tight">
      <div className="mx-auto grid w-full max-w-wide grid-cols-1 gap-x-8 gap-y-6 px-gutter lg:grid-cols-[1fr_3fr]">
        <h2 id="subject-index" className="pt-2 text-small font-semibold text-soft">
          {heading}
        </h2>
        <ul className="flex flex-wrap gap-x-10 gap-y-3">
          {subjects.map(({ label, href, count }) => (
            <li key={href}>
              <Link
                href={href}
                className="display inline-flex items-start text-display-2 decoration-2 underline-offset-[0.14em] hover:text-brand-ink hover:underline"
              >
                {label}
                <span className="figures ms-1.5 pt-[0.5em] text-label text-soft">
                  {count}
                  <span className="sr-only"> {counted(words.postsAfterCount, count)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
