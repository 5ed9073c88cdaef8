import * as styles from "./teacher-poses.module.css";
import { TextLink } from "#app/elements/actions/text-link.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { Pose, type PoseName } from "./pose.tsx";

export interface Teacher {
  /** Place on the page. */
  id: string;
  name: string;
  /** What they teach, and what else they are. */
  detail: string;
  /** In their own voice. */
  text: string;
  pose: PoseName;
  link: { label: string; href: string };
}

interface TeacherPosesProps {
  id: string;
  heading: string;
  intro: string;
  teachers: readonly Teacher[];
}

/** Who teaches, each in the pose that they are known for, all on one floor: what they say, and the days on which they can be met. On phones they stand below each other. */
export function TeacherPoses({ id, heading, intro, teachers }: TeacherPosesProps) {
  return (
    <Section
      id={id}
      width="full"
      aria-labelledby={`${id}-heading`}
      className="overflow-clip px-gutter!"
    >
      <SectionHeader
        id={`${id}-heading`}
        heading={heading}
        intro={intro}
        className="mx-auto max-w-wide"
      />
      <ul className={styles.teachers}>
        {teachers.map(({ id, name, detail, text, pose, link }) => (
          <li key={id} id={id} className={styles.teacher}>
            <Pose pose={pose} />
            <div className={styles.name}>
              <h3 className="display text-display-4">{name}</h3>
              <p className="text-small text-soft">{detail}</p>
            </div>
            <p>{text}</p>
            <p className="text-small">
              <TextLink href={link.href} className="text-brand-ink">
                {link.label}
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
