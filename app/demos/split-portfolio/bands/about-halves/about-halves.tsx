import * as styles from "./about-halves.module.css";
import { LoudDesk, TidyDesk } from "../desk-half/desk-half.tsx";
import { SeamBand } from "#app/demos/split-portfolio/bands/seam-pair/seam-band.tsx";
import { SeamPair, type SeamTitle } from "#app/demos/split-portfolio/bands/seam-pair/seam-pair.tsx";

interface Person {
  name: string;
  text: string;
  answers: readonly { question: string; answer: string }[];
}

interface AboutHalvesProps {
  title: SeamTitle;
  halves: readonly [Person, Person];
}

/** The two of them, with the same four questions, and the desk that they share. */
export function AboutHalves({ title, halves: [hers, his] }: AboutHalvesProps) {
  return (
    <SeamBand id="about" aria-labelledby="about-heading">
      <SeamPair
        headingId="about-heading"
        title={title}
        size="poster"
        order="title"
        halves={[
          {
            words: <Answers {...hers} />,
            view: (
              <div className={styles.desk}>
                <TidyDesk />
              </div>
            ),
          },
          {
            words: <Answers {...his} />,
            view: (
              <div className={styles.desk}>
                <LoudDesk />
              </div>
            ),
          },
        ]}
      />
    </SeamBand>
  );
}

function Answers({ name, text, answers }: Person) {
  return (
    <div className={styles.about}>
      <div>
        <h3 className="text-lead font-semibold">{name}</h3>
        <p className="max-w-[44ch] text-lead">{text}</p>
      </div>
      <dl className={styles.answers}>
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
