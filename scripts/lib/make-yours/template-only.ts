import type { Tree } from "../tidy/tree.ts";

/**
 * What serves the template and no site that was made from it: programs that measure, compare and make sites, tests of the server's promises
 * on two databases and under load, tests of single parts in a browser (a site tries its own pages), tests of sample pages (their words are
 * the owner's to change), and what is written about the template.
 */
const templateOnly: readonly RegExp[] = [
  /^scripts\/(?:bench[\w-]*|compare|generate-posts|make-yours|plain-addresses|test-(?:addresses|copies|remove|samples|take-home)|thumbnails|walk)\.ts$/,
  /^scripts\/(?:bench|lib\/make-yours)\//,
  /^scripts\/lib\/tidy\/.*\.test\.ts$/,
  /^scripts\/lib\/(?:plain-addresses|check-mine\/showcase-facts\.test)\b/,
  /^scripts\/(?:documented-commands|pipelines|(?:lib\/)?upgrade)\.test\.ts$/,
  /^tests\/(?:a11y|browsers|full|load)\//,
  /^tests\/e2e\/(?!pages\.spec)/,
  /^tests\/site\/(?:build-inputs|stopping)\.spec\.ts$/,
  /^tests\/contract\/[\w-]+(?:\/|\.test\.ts$)(?<!^tests\/contract\/support\/)/,
  /^deploy\/.*\.ts$/,
  /^app\/(?:demos|information)\/.*\.(?:test|spec)\.tsx?$/,
  /^app\/(?:elements|engine|frame|lib|sections|slots)\/.*\.spec\.ts$/,
  /^app\/demos\/[\w-]+\/(?:voice|pictures)\.md$/,
  /^app\/demos\/[\w-]+\/bands\/demos-band\b/,
  /^app\/(?:rooms|styles)\.test\.ts$/,
  /^registry\/specification\.test\.ts$/,
  /^docs\/(?:decisions|images)\//,
  /^docs\/guides\/(?:(?:from-showcase-to-site|take-parts-out|make-a-home-page|add-a-feature)\.md|(?:own-site|samples-marked)\.jpg)$/,
  /^\.github\/ISSUE_TEMPLATE\//,
  /^(?:CHANGELOG|CONTRIBUTING|SECURITY)\.md$/,
];

/** Takes out what is only the template's. Changes the tree. */
export function leaveTemplate(tree: Tree): void {
  for (const file of tree.keys())
    if (templateOnly.some((pattern) => pattern.test(file))) tree.delete(file);
}
