import { type SyntheticEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { withBase } from "#app/engine/base-path/base-path.ts";
import { htmlProblem } from "./html-input.ts";
import type { PageReport } from "./page-report.ts";

/** Where the HTML comes from: a page of this site, or the visitor's clipboard. */
export type CheckSource = "page" | "html";

export interface PageCheck {
  source: CheckSource;
  setSource: (source: CheckSource) => void;
  /** Path of the chosen page. */
  page: string;
  setPage: (path: string) => void;
  /** What is pasted. Its field has no name, so no browser ever sends it. */
  html: string;
  setHtml: (html: string) => void;
  /** Says at the field what is wrong with it; null if nothing is. */
  problem: string | null;
  isBusy: boolean;
  report: PageReport;
  /** Whether the report is that of a check, and not the sample. */
  isChecked: boolean;
  /** How many reports the visitor has pressed for: not the one that the address asks for. */
  turn: number;
  /** What is read out when a report is there; empty before the first check. */
  announcement: string;
  submit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** Query of an address that asks for the report of a page: `?check=/our-team`. */
export const CHECK_QUERY = "check";

const PASTED = "Pasted page";

/**
 * The check of one page after the other, in this browser alone: pasted HTML goes nowhere, a page of this site is fetched from it. The
 * rules are loaded with the first check. The address follows the chosen page, so that its report can be shared and Back finds it.
 */
export function usePageCheck(sample: PageReport, pages: readonly { path: string }[]): PageCheck {
  const latest = useRef(0);
  const asked = useSyncExternalStore(noChanges, askedPage, () => null);
  const [chosenSource, setSource] = useState<CheckSource | null>(null);
  const source = chosenSource ?? (asked === null ? "html" : "page");
  const [chosen, setPage] = useState<string | null>(null);
  const page = chosen ?? (pages.find(({ path }) => path === asked) ?? pages[0])?.path ?? "/";
  const [html, setHtml] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const paths = pages.map(({ path }) => path).join(" ");
  const [result, setResult] = useState({ report: sample, isChecked: false, turn: 0 });

  /**
   * What shows the outcome of the check that begins now. Of two that overlap, the later one counts.
   * @param wasPressed by the visitor, to whom the report is then brought.
   */
  function nextOutcome(wasPressed: boolean): (outcome: PageReport | string) => void {
    const check = ++latest.current;
    return (outcome) => {
      if (check !== latest.current) return;
      const isReport = typeof outcome !== "string";
      setBusy(false);
      setProblem(isReport ? null : outcome);
      if (!isReport) return;
      setResult(({ turn }) => ({
        report: outcome,
        isChecked: true,
        turn: wasPressed ? turn + 1 : turn,
      }));
    };
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = source === "html" ? htmlProblem(html) : null;
    setProblem(wrong);
    if (wrong) {
      event.currentTarget.querySelector("textarea")?.focus();
      return;
    }
    setBusy(true);
    if (source === "html") {
      void reportOn(PASTED, Promise.resolve(html)).then(nextOutcome(true));
      return;
    }
    remember(page);
    void reportOn(page, fetchPage(page)).then(nextOutcome(true));
  }

  useEffect(() => {
    const path = askedPage();
    if (!path || !paths.split(" ").includes(path)) return;
    void reportOn(path, fetchPage(path)).then(nextOutcome(false));
  }, [paths]);

  return {
    source,
    setSource: (next) => {
      setSource(next);
      setProblem(null);
    },
    page,
    setPage,
    html,
    setHtml,
    problem,
    isBusy,
    ...result,
    announcement: result.isChecked ? summary(result.report) : "",
    submit,
  };
}

/** The page that the address asks for. */
function askedPage(): string | null {
  return new URLSearchParams(window.location.search).get(CHECK_QUERY);
}

/** The address changes with what is chosen here, or with the page. */
function noChanges() {
  return () => {};
}

/** The report, or in one sentence why there is none. */
async function reportOn(subject: string, html: Promise<string>): Promise<PageReport | string> {
  try {
    const [text, { checkPage }] = await Promise.all([html, import("./check-page.ts")]);
    // Its styles are none of this page's, whose policy would refuse them.
    const unstyled = text.replaceAll(/<style[^>]*>[^]*?<\/style>/g, "");
    return checkPage(subject, text, new DOMParser().parseFromString(unstyled, "text/html"));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The HTML of a page of this site, as any visitor gets it. */
async function fetchPage(path: string): Promise<string> {
  const response = await fetch(withBase(path), { headers: { accept: "text/html" } }).catch(
    () => null,
  );
  if (!response) throw new Error("The page did not answer. Check your connection and try again.");
  if (!response.ok) {
    throw new Error(`The page answered ${response.status}. Choose another one.`);
  }
  return response.text();
}

/** Not a step of the history: Back leaves the page, it does not walk through reports. */
function remember(path: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(CHECK_QUERY, path);
  window.history.replaceState(window.history.state, "", url);
}

function summary({ subject, findings }: PageReport): string {
  const number = (verdict: string) => findings.filter((found) => found.verdict === verdict).length;
  return `Report for ${subject}: ${number("mend")} to fix, ${number("look")} to review, ${number("fine")} passed.`;
}
