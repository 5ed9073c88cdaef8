import { type ESTree, parseSync, Visitor } from "vite";

/** Words that a component shows or reads out and that stand in no catalogue. */
interface LiteralWords {
  /** Counted from 1. */
  line: number;
  text: string;
}

/**
 * Finds what the linter's `react/jsx-no-literals` does not see, as it looks at plain text and plain attributes only: words among the
 * children of an element and in one of `attributes` that are chosen by a condition or put together, and those that a prop of such a
 * name has by default. Strings that come by another way, as in tables, are not followed.
 */
export function literalWords(
  name: string,
  source: string,
  attributes: ReadonlySet<string>,
): LiteralWords[] {
  const found: ESTree.Expression[] = [];
  const lookAt = (value: ESTree.Node | null) => {
    if (value?.type === "JSXExpressionContainer") found.push(...wordsIn(value.expression));
  };
  new Visitor({
    JSXElement: ({ children }) => children.forEach(lookAt),
    JSXFragment: ({ children }) => children.forEach(lookAt),
    JSXAttribute({ name, value }) {
      if (name.type === "JSXIdentifier" && attributes.has(name.name)) lookAt(value);
    },
    Property({ key, value }) {
      if (
        value.type === "AssignmentPattern" &&
        key.type === "Identifier" &&
        attributes.has(key.name)
      )
        found.push(...wordsIn(value.right));
    },
  }).visit(parseSync(name, source).program);
  return placed(found, source);
}

/** Properties whose texts are read. */
const readProperties: ReadonlySet<string> = new Set([
  "description",
  "heading",
  "intro",
  "label",
  "summary",
  "title",
]);

/** Finds words that are the value of a property which is read, in what modules without components hand to pages, feeds and search engines. */
export function propertyWords(name: string, source: string): LiteralWords[] {
  const found: ESTree.Expression[] = [];
  new Visitor({
    Property({ key, value }) {
      if (key.type === "Identifier" && readProperties.has(key.name)) found.push(...wordsIn(value));
    },
  }).visit(parseSync(name, source).program);
  return placed(found, source);
}

/** Finds strings that are put together of words and values. What an error says is none, nor is what a tag reads (`sql`). */
export function joinedWords(name: string, source: string): LiteralWords[] {
  const found: ESTree.Expression[] = [];
  const unread: ESTree.Node[] = [];
  new Visitor({
    NewExpression: (error) => unread.push(error),
    TaggedTemplateExpression: (text) => unread.push(text),
    TemplateLiteral(text) {
      if (text.quasis.some(({ value }) => /\p{Letter}{2}[.:]? | \p{Letter}{2}/u.test(value.raw)))
        found.push(text);
    },
  }).visit(parseSync(name, source).program);
  const isRead = ({ start, end }: ESTree.Node) =>
    !unread.some((node) => node.start <= start && end <= node.end);
  return placed(found.filter(isRead), source);
}

function placed(found: readonly ESTree.Expression[], source: string): LiteralWords[] {
  return found.map(({ start, end }) => ({
    line: source.slice(0, start).split("\n").length,
    text: source.slice(start, end),
  }));
}

/** Operators whose outcome may be one of their sides. The strings of a comparison are never shown. */
const joinsText: ReadonlySet<string> = new Set(["&&", "||", "??", "+"]);

/** The strings with letters in them that an expression may turn out to be. */
function wordsIn(expression: ESTree.Node): ESTree.Expression[] {
  switch (expression.type) {
    case "Literal":
      return typeof expression.value === "string" && hasLetters(expression.value)
        ? [expression]
        : [];
    case "TemplateLiteral":
      return expression.quasis.some(({ value }) => hasLetters(value.raw)) ? [expression] : [];
    case "ConditionalExpression":
      return [...wordsIn(expression.consequent), ...wordsIn(expression.alternate)];
    case "LogicalExpression":
    case "BinaryExpression":
      return joinsText.has(expression.operator)
        ? [...wordsIn(expression.left), ...wordsIn(expression.right)]
        : [];
    case "ParenthesizedExpression":
      return wordsIn(expression.expression);
    default:
      return [];
  }
}

function hasLetters(text: string): boolean {
  return /\p{Letter}/u.test(text);
}
