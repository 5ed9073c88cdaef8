import * as styles from "./departments.module.css";
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
    <Section id="departments" width="wide" space="tight" aria-labelledby="departments-heading">
      <h2 id="departments-heading" className="font-semibold">
        {heading}
      </h2>
      <ul className={`${styles.departments} display`}>
        {departments.map(({ label, href, count, picture }) => (
          <li key={href}>
            <Link href={href} className={styles.department}>
              <span className={styles.departmentPicture}>
                <Picture picture={picture} alt="" sizes="9rem" />
              </span>
              <span className={styles.departmentName}>{label}</span>{" "}
              <span className={styles.departmentCount}>
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
