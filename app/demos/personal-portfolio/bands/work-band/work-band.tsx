import * as styles from "./work-band.module.css";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { CaseWords, type CaseWordsProps } from "./case-words.tsx";
import { FoundDesk, type FoundDeskProps } from "../../tools/found-desk.tsx";
import { HandoverScreen, type HandoverScreenProps } from "../../tools/handover-screen.tsx";
import { LabelPrinter, type LabelPrinterProps } from "../../tools/label-printer.tsx";
import { RosterBoard, type RosterBoardProps } from "../../tools/roster-board.tsx";

export interface WorkBandProps {
  heading: string;
  intro: string;
  handover: CaseWordsProps & { screen: HandoverScreenProps };
  roster: CaseWordsProps & { screen: RosterBoardProps };
  printer: CaseWordsProps & { screen: LabelPrinterProps };
  found: CaseWordsProps & { screen: FoundDeskProps };
}

/** Four tools, each as large and as coloured as it is where it stands. No two are composed alike. */
export function WorkBand({ heading, intro, handover, roster, printer, found }: WorkBandProps) {
  return (
    <Section id="work" width="wide" aria-labelledby="work-heading" className={styles.work}>
      <SectionHeader id="work-heading" heading={heading} intro={intro} layout="split" />
      <article className={styles.handover}>
        <CaseWords {...handover} />
        <HandoverScreen {...handover.screen} className={styles.screen} />
      </article>
      <article className={styles.roster}>
        <CaseWords {...roster} />
        <RosterBoard {...roster.screen} />
      </article>
      <article className={styles.printer}>
        <LabelPrinter {...printer.screen} />
        <CaseWords {...printer} />
      </article>
      <article data-tone="accent" className={styles.found}>
        <CaseWords {...found} />
        <FoundDesk {...found.screen} />
      </article>
    </Section>
  );
}
