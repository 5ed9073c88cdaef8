import "./departments.css";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section } from "#app/sections/section.tsx";

interface DepartmentsProps {
  heading: string;
  departments: readonly { label: string; href: string; count: number; picture: PictureSource }[];
}

/** The departments of the shop as one line of type that runs over the page, with something from each set into it like a letter. */
export function Departments({ heading, departments }: DepartmentsProps) {
  return (
    <Section
      id="departments"
      width="wide"
      space="tight"
      aria-labelledby="departments-heading"
      className="fashion-departments-frame"
    >
      <h2 id="departments-heading" className="fashion-departments-heading text-small text-soft">
        {heading}
      </h2>
      <ul className="fashion-departments display">
        {departments.map(({ label, href, count, picture }) => (
          <li key={href}>
            <Link href={href} className="fashion-department">
              <span className="fashion-department-picture">
                <Picture picture={picture} alt="" sizes="9rem" />
              </span>
              <span className="fashion-department-name">{label}</span>{" "}
              <span className="fashion-department-count">
                {count}
                <span className="sr-only"> products</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
