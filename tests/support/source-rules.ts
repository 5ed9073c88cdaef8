import * as addresses from "#content/addresses.ts";
import { OFFICE } from "#shared/back-office/addresses.ts";

interface Rule {
  /** Which files it concerns, by their path in the project. */
  files: RegExp;
  /** What may not stand in a line. */
  pattern: RegExp;
  message: string;
}

/** The addresses that `content/addresses.ts` has names for, and the beginning of those of the back office. */
const named = [
  ...Object.values<unknown>(addresses).filter(
    (value) => typeof value === "string" && value.startsWith("/"),
  ),
  `${OFFICE}(?:/[^"\`]*)?`,
];

/** One of the values of a CSS property, as far as it stands in one line. */
const value = String.raw`(?:auto|-?[\d.][\w.%]*|[a-z]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))`;

/** What may stand in no line of a source; `tests/check-sources.ts` looks. */
export const sourceRules: readonly Rule[] = [
  {
    // The examples of the showcase are shown as code: there a name would say nothing.
    files:
      /^(?!content\/(?:addresses|moved)\.ts|shared\/back-office\/addresses\.ts|app\/showcase\/)(?:app|content|forms|registry|server|shared)\/.*(?<!\.(?:spec|test))\.tsx?$/,
    pattern: new RegExp(`(?<!^\\s*(?:\\*|//|/\\*).*)["\`](?:${named.join("|")})(?=["\`?#/])`),
    message:
      "is an address that has a name: see content/addresses.ts, shared/*/office-addresses.ts",
  },
  {
    files: /^app\/.*\.tsx?$/,
    pattern:
      /(?<![\w/-])-?(?:(?:[mp][lr]|scroll-[mp][lr]|left|right)-(?:\d|\[|\(|px\b|auto\b|full\b|gutter\b)|text-(?:left|right)\b|float-(?:left|right)\b|(?:rounded|border)-(?:[lr]|tl|tr|bl|br)(?![a-z]))/,
    message:
      "names a side; write the logical class (ms-, pe-, start-, text-start, rounded-s-, border-e-)",
  },
  {
    files: /^app\/.*\.css$/,
    pattern:
      /(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|text-align:\s*(?:left|right)|float:\s*(?:left|right)|(?:^|[{;\s])(?:left|right)\s*:/,
    message: "names a side; write the logical property (margin-inline-start, inset-inline-end …)",
  },
  {
    files: /^(?:app|server)\/.*\.(?:css|tsx?)$/,
    pattern: new RegExp(
      `(?<![\\w-])(?:scroll-)?(?:padding|margin):\\s*(?:${value}) (${value}) (?:${value}) (?!\\1(?:["\`;]|$))${value}`,
    ),
    message:
      "names sides, as the second value is the right one's and the fourth the left one's; write -block and -inline",
  },
  {
    files: /^(?:app|content)\/.*(?<!\.spec)\.(?:css|tsx?)$/,
    pattern:
      /(?<!@container[^{]*)\((?:(?:min|max)-)?width\s*[:<>=]+\s*(?!(?:36|48|62|75|87\.5|35\.99|47\.99|61\.99|74\.99|87\.49)rem|768px)[\d.]+\w+/,
    message:
      "is none of the five widths at which pages change (app/styles/theme.css); a picture that stops growing is as wide as min() says",
  },
  {
    files: /^app\/.*\.tsx$/,
    pattern: /\bempty:hidden\b/,
    message:
      "takes a live region out of the page until its message comes, and what comes together with its region is not read out; write empty:absolute, which leaves no gap either",
  },
  {
    files: /^app\/.*\.css$/,
    pattern: /prefers-reduced-motion.*48rem|48rem.*prefers-reduced-motion/,
    message:
      "asks whether motion is welcome otherwise than script does: from 768 px on, in whatever size one reads (app/lib/motion.ts)",
  },
  {
    files: /^app\/.*(?<!\.(?:spec|test))\.tsx?$/,
    pattern:
      /(?:(?<![\w.])fetch|location\.(?:assign|replace)|sendBeacon|window\.open)\((?!withBase\(|absolute[,)]|`\$\{(?:BASE_PATH|API_BASE)\}|\))|Path=\/|location\.href = /,
    message:
      "gives the browser an address that may lack the path below which the site stands; see app/engine/base-path/base-path.ts",
  },
  {
    files: /^app\//,
    pattern: /decodeURI(?:Component)?\((?:\w+\.)*location\b/,
    message: "throws at an address with a stray %, which anybody can write; ask hashTarget()",
  },
  {
    // Demos count on calendars of their own, from midnight to midnight in UTC.
    files:
      /^(?!shared\/forms\/calendar\.ts|app\/demos\/)(?:app|content|forms|registry|server|shared)\/.*(?<!\.(?:spec|test))\.tsx?$/,
    pattern: /toISOString\(\)\.(?:slice\(0, 10\)|split\("T"\))/,
    message:
      "is the day in Greenwich; an instant's day is localMoment() (shared/forms/calendar.ts), written by formatDay()",
  },
  {
    files: /./,
    pattern: /(?:Intl\.\w+|\.toLocale\w+|[Ff]ormat\w*|localeCompare)\([^()]*\bsite\.language\b/,
    message: "writes dates, numbers or names as no locale does: the owner's is site.locale",
  },
  {
    files: /./,
    pattern: /(?:ox|es)lint-disable(?:-next-line|-line)?(?![\w-])(?!.* -- \S)/,
    message: "switches a lint rule off without saying why (`-- reason`)",
  },
  {
    files: /./,
    pattern: /(?<![\w.])\/(?:home|Users)\/[\w.-]+\/|(?<![\w.])\/root\/|\b[A-Z]:\\\\?Users/,
    message: "names a folder of one machine",
  },
  {
    // Who looks for such words in a site has to name them.
    files: /^(?!scripts\/lib\/check-mine\/)/,
    pattern: /\b(?:TO(?:DO)|FIX(?:ME)|X{3})\b/,
    message: "leaves work for later: do it or write it down elsewhere",
  },
  {
    files: /\.ts$/,
    pattern: /\bvi\.wait(?:For|Until)\((?!.*\btimeout\b)/,
    message:
      "gives up after a second, which a busy machine needs: ask with expect.poll, or say `timeout` in the same line",
  },
  {
    files: /\.(?:ts|mjs|mts)$/,
    pattern: /\bimport\.meta\.url\)\.pathname|["'`]file:\/\/\$\{/,
    message:
      "takes a file's name for an address, or the other way round: blanks, umlauts and drives are written otherwise (fileURLToPath, pathToFileURL)",
  },
  {
    files: /^(?:app|forms|server)\/.*(?<!\.(?:spec|test)|\/fixture)\.tsx?$/,
    pattern:
      /\b(?:words\.\w+|(?:\w+L|l)abel|heading|title|name|colour|role|level)(?:\([^()]*\))?(?:\.charAt\(0\))?\.to(?:Locale)?LowerCase\(/,
    message:
      "is written small as English does inside a sentence, and other languages do not: word the message so that it can stand as it is",
  },
  { files: /./, pattern: /lorem\s+ip(?:sum)/i, message: "is filler text" },
];
