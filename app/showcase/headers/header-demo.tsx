import * as styles from "./header-demo.module.css";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { CodeDisclosure } from "#app/showcase/parts/code-disclosure.tsx";
import { Neighbours } from "#app/showcase/parts/neighbours.tsx";
import type { ShowcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import { Section } from "#app/sections/section.tsx";

/** What the demonstration of one header says and shows. */
export interface HeaderDemoContent {
  heading: string;
  /** One sentence: when to use this header. */
  when: string;
  /** The first band: what the header stands over, or beside. */
  hero: { picture: PictureSource; look: keyof typeof heroes };
  /** What a visitor does, and what the header does then. */
  behaviour: readonly { action: string; answer: string }[];
  /** Read on the way down: what to watch for, each with a picture. */
  watch: readonly { text: string; picture: PictureSource }[];
  /** Kinds of pages it suits, and those it does not. */
  suits: string;
  avoid: string;
}

/** Where the first band has its picture, seen from the words. */
const heroes = {
  under: `${styles.hero} ${styles.heroUnder}`,
  beside: `${styles.hero} ${styles.heroBeside}`,
  below: `${styles.hero} ${styles.heroBelow}`,
} as const;

interface HeaderDemoProps {
  /** File name in `app/frame/headers/`, as the page registry spells it. */
  name: string;
  content: HeaderDemoContent;
  data: ShowcaseData;
  children?: ReactNode;
}

/** The demonstration of one header: the header itself is the page's own, and there is enough below to see what it does. */
export function HeaderDemo({ name, content, data, children }: HeaderDemoProps) {
  return (
    <>
      <Hero {...content} group={data.group} />
      <Section id="behaviour" width="wide" aria-labelledby="behaviour-heading">
        <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
          <div className="grid content-start gap-5 lg:col-span-4">
            <h2 id="behaviour-heading" className="display text-display-3">
              What it does
            </h2>
            <p className="max-w-[34ch] text-soft">{content.suits}</p>
            <p className="max-w-[34ch] text-soft">{content.avoid}</p>
          </div>
          <dl className="lg:col-span-8">
            {content.behaviour.map(({ action, answer }) => (
              <div
                key={action}
                className="grid gap-x-8 gap-y-1 border-t border-line py-5 last:border-b sm:grid-cols-[2fr_3fr]"
              >
                <dt className="font-semibold">{action}</dt>
                <dd className="text-soft">{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
      {children}
      <section id="scroll" aria-label="To scroll through">
        {content.watch.map(({ text, picture }, index) => (
          <div key={text} className={clsx(styles.watch, index % 2 === 1 && styles.watchTurned)}>
            <Picture
              picture={picture}
              alt=""
              sizes="(min-width: 62rem) 58vw, 100vw"
              className={styles.picture}
            />
            <p className="display text-display-3">{text}</p>
          </div>
        ))}
      </section>
      <Section id="code" width="wide" aria-labelledby="code-heading">
        <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-12">
          <div className="grid content-start gap-4 lg:col-span-4">
            <h2 id="code-heading" className="display text-display-3">
              Put it on a page
            </h2>
            <p className="max-w-[34ch] text-soft">
              Name it in the page’s <code className="text-small">entry.ts</code>. Every header takes
              the same menu, so nothing else changes.
            </p>
          </div>
          <div className="grid min-w-0 grid-cols-1 content-start gap-6 lg:col-span-8">
            <p className="w-fit max-w-full rounded-small bg-sunken px-4 py-3 font-mono text-small wrap-anywhere">
              header: "{name}"
            </p>
            <a
              href={`/try/${name}/footer-style-01`}
              className="w-fit py-1 font-semibold underline underline-offset-4"
            >
              Try it with every footer
            </a>
            {data.code[name] !== undefined && (
              <CodeDisclosure
                html={data.code[name]}
                label={content.heading}
                summary={`app/frame/headers/${name}.tsx`}
              />
            )}
          </div>
        </div>
      </Section>
      <Neighbours {...data} />
    </>
  );
}

function Hero({
  heading,
  when,
  hero: { picture, look },
  group,
}: Pick<HeaderDemoContent, "heading" | "when" | "hero"> & { group: string }) {
  return (
    <div className={heroes[look]}>
      <div className={styles.heroText}>
        <p className="text-small">{group}</p>
        <h1 className="display text-display-1">{heading}</h1>
        <p className="max-w-[46ch] text-lead">{when}</p>
      </div>
      {/* Inside <picture> React writes no preload for it. The phone of a mobile menu's page shows the page once more, at another width:
          the browser takes the file that it has, and a preload would fetch a second one for nothing. */}
      <picture className="contents">
        <Picture
          picture={picture}
          alt=""
          priority
          sizes={look === "beside" ? "(min-width: 62rem) 50vw, 100vw" : "100vw"}
          className={styles.picture}
        />
      </picture>
    </div>
  );
}
