import { HtmlValidate } from "html-validate";

/**
 * The HTML standard and its accessibility rules. Left out are matters of taste, React's way of writing attributes, and unique
 * landmarks: only axe in a browser knows which dialogs are closed.
 */
const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    "void-style": "off",
    "attribute-boolean-style": "off",
    "doctype-style": "off",
    "no-inline-style": "off",
    "unique-landmark": "off",
  },
});

/** Validates a whole document; answers one line for each mistake. */
export async function validateHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const lines = html.split("\n");
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => {
      const excerpt = lines[line - 1]?.slice(Math.max(0, column - 30), column + 120);
      return `${ruleId}: ${message}: …${excerpt}…`;
    }),
  );
}
