import * as styles from "./people-voices.module.css";
import type { OptionalLink } from "#content/navigation.ts";
import type { ReactNode } from "react";
import type { PictureSource } from "#content/media.ts";
import { TextLink } from "#app/elements/actions/text-link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface Voice {
  /** Place on the page. */
  id: string;
  name: string;
  /** Trade and town, in a line. */
  detail: string;
  /** In their own voice. */
  text: string;
  picture: PictureSource;
  link: OptionalLink;
}

interface PeopleVoicesProps {
  id: string;
  heading: string;
  intro: string;
  people: readonly Voice[];
  /** Stands at the end of the last row, in place of one more person. */
  children?: ReactNode;
}

/** People who speak for themselves, in two columns of which one steps down. Whoever was asked for by the address is marked. */
export function PeopleVoices({ id, heading, intro, people, children }: PeopleVoicesProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
      <ul className={styles.voices}>
        {people.map(({ id, name, detail, text, picture, link }) => (
          <li key={id} id={id} className={styles.voice}>
            <Picture
              picture={picture}
              sizes="(min-width: 62rem) 14rem, 40vw"
              alt=""
              ratio="4 / 5"
              className={styles.voicePicture}
            />
            <div className={styles.voiceWords}>
              <div>
                <h3 className="display text-display-4">{name}</h3>
                <p className="text-label text-soft">{detail}</p>
              </div>
              <p>{text}</p>
              <p className="text-small">
                {link.href ? (
                  <TextLink href={link.href} className="text-brand-ink">
                    {link.label}
                  </TextLink>
                ) : (
                  link.label
                )}
              </p>
            </div>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </Section>
  );
}
