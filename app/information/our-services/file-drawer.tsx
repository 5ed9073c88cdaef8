import * as styles from "./file-drawer.module.css";
import type { OptionalLink } from "#content/navigation.ts";
import { type CSSProperties, useRef } from "react";
import type { PictureSource } from "#content/media.ts";
import { Byline } from "#app/elements/people/byline.tsx";
import { TextLink } from "#app/elements/actions/text-link.tsx";
import { List } from "#app/elements/text/list/list.tsx";
import { useOpenTarget } from "#app/lib/use-open-target.ts";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface Folder {
  /** Anchor of the folder: `#id` in an address opens it. */
  id: string;
  /** On the tab. */
  title: string;
  /** How long, in a few words; on the tab as well. */
  length: string;
  question: string;
  text: string;
  /** What is there when it is over. */
  results: readonly string[];
  person: { name: string; detail: string; picture: PictureSource };
  link: OptionalLink;
}

interface FileDrawerProps {
  id: string;
  heading: string;
  intro: string;
  /** The folder that lies open at first. */
  open: string;
  /** Four to eight: their tabs stand one beside the other. */
  folders: readonly Folder[];
}

/**
 * Services as folders in a drawer: every tab can be read, one folder lies open. Native disclosure, so it works without script, is
 * found by find-in-page and prints whole.
 */
export function FileDrawer({ id, heading, intro, open, folders }: FileDrawerProps) {
  const drawer = useRef<HTMLDivElement>(null);

  useOpenTarget(drawer);

  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
      <div
        ref={drawer}
        className={styles.fileDrawer}
        style={{ "--folders": folders.length } as CSSProperties}
      >
        {folders.map((folder, index) => (
          <details
            key={folder.id}
            id={folder.id}
            name={id}
            open={folder.id === open || undefined}
            className={styles.folder}
            style={{ "--place": index } as CSSProperties}
          >
            <summary>
              <h3 className={styles.tab}>
                <span className={`${styles.title} font-semibold`}>{folder.title}</span>{" "}
                <span className="text-label">{folder.length}</span>
              </h3>
            </summary>
            <FolderPage folder={folder} />
          </details>
        ))}
      </div>
    </Section>
  );
}

function FolderPage({ folder: { question, text, results, person, link } }: { folder: Folder }) {
  return (
    <div className={styles.page}>
      <div className="grid grid-cols-1 content-between gap-8">
        <div className="grid gap-4">
          <p className="display max-w-[20ch] text-display-3">{question}</p>
          <p className="max-w-[56ch]">{text}</p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
          <Byline {...person} />
          <TextLink href={link.href}>{link.label}</TextLink>
        </div>
      </div>
      <div className={styles.sheet}>
        <p className="text-label text-soft">In your hands at the end</p>
        <List look="check" items={results} className="text-small" />
      </div>
    </div>
  );
}
