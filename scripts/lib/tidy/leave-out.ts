import { type Edit, edited, wholeItem, wholeStatement } from "./edits.ts";
import { syntaxOf, type Span } from "./module.ts";
import {
  allOf,
  contains,
  headingsIn,
  isBinding,
  isCallOf,
  isChild,
  isElementIn,
  isLabel,
  placesIn,
  scopeOf,
  spreadOf,
  tagOf,
  type Place,
} from "./places.ts";
import { boundBy } from "./bindings.ts";
import { isNode, type Node } from "./uses.ts";

/** What a route hands the framework by name: a page without one of them is another page. */
const routeExports = new Set(["default", "loader", "action", "handle", "headers", "ErrorBoundary"]);

/**
 * A module without what uses these names of its imports: elements in a page, members of lists, fields of objects, calls that stand alone, and
 * whatever is made of those. Undefined where something is left that cannot be taken out.
 * @param isPage also fields and constants that only contain a use leave, as the words and posts of a band.
 */
export function withoutNames(
  file: string,
  source: string,
  gone: ReadonlySet<string>,
  isPage: boolean,
): string | undefined {
  const program = syntaxOf(file, source);
  const places = placesIn(program);
  const cut = new Cut(file, source, places, isPage);
  return cut.remove([...gone]) ? edited(source, cut.edits()) : undefined;
}

class Cut {
  readonly #source: string;
  readonly #places: Map<string, Place[]>;
  readonly #isPage: boolean;
  /** Settings at the top of the project: what they name by itself is a line of a list. In a page's data it may be what the page is for. */
  readonly #isSettings: boolean;
  #edits: Edit[] = [];

  constructor(file: string, source: string, places: Map<string, Place[]>, isPage: boolean) {
    this.#source = source;
    this.#places = places;
    this.#isPage = isPage;
    this.#isSettings = /^[\w.]+\.config\.ts$/.test(file);
  }

  /** Whether everything that uses these names could be taken out. */
  remove(names: string[]): boolean {
    const seen = new Set<string>();
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      if (seen.has(name)) continue;
      seen.add(name);
      for (const place of this.#uses(name)) {
        if (this.#isCut(place.node)) continue;
        const made = this.#takeWithWords(place) ?? this.#take(place);
        if (!made) return false;
        names.push(...made);
      }
    }
    this.#clearBindings();
    return true;
  }

  edits(): Edit[] {
    const sorted = this.#edits.toSorted((a, b) => a.start - b.start || b.end - a.end);
    return sorted.filter(
      (edit, index) => !sorted.slice(0, index).some((each) => contains(each, edit)),
    );
  }

  #uses(name: string): Place[] {
    return (this.#places.get(name) ?? []).filter((place) => !isLabel(place) && !isBinding(place));
  }

  #isCut(node: Span): boolean {
    return this.#edits.some((edit) => edit.text === undefined && contains(edit, node));
  }

  /**
   * A form goes with the part that holds nothing else under its heading; or with the box whose only heading speaks of it, and with the band
   * that is named by this heading: neither is worth anything without.
   */
  #takeWithWords({ node, within }: Place): string[] | undefined {
    if (!(node.name as string).endsWith("Form")) return undefined;
    const [form, ...boxes] = within.filter(({ type }) => type === "JSXElement");
    const [part] = boxes;
    if (form && part && this.#isAlone(form, part) && this.#attribute(part, "heading"))
      return this.#take({ node: part, within: within.slice(within.indexOf(part)) });
    const titled = boxes.find((box) => headingsIn(box).length > 0);
    const [heading, another] = titled ? headingsIn(titled) : [];
    if (!titled || !heading || another || tagOf(heading) === "h1") return undefined;
    const id = this.#attribute(heading, "id");
    const band = boxes.find((box) => id && this.#attribute(box, "aria-labelledby") === id);
    const gone = band ?? titled;
    return this.#take({ node: gone, within: within.slice(within.indexOf(gone)) });
  }

  /** An attribute's value as it is written. */
  #attribute(element: Node, name: string): string | undefined {
    const { attributes } = element.openingElement as Node;
    const found = (attributes as Node[]).find(
      (each) => isNode(each.name) && each.name.name === name && isNode(each.value),
    );
    return found && this.#text(found.value as Node);
  }

  /** Takes out the smallest thing round a use that can be missed; names that go with it, or nothing where there is none. */
  #take({ node, within }: Place): string[] | undefined {
    let inner: Node = node;
    for (const [index, outer] of within.entries()) {
      const parent = within[index + 1];
      if (isChild(outer, parent) && !this.#isAlone(outer, parent!))
        return this.#cut(wholeStatement(this.#source, outer));
      if (outer.type === "JSXAttribute" && isElementIn(outer.value))
        return this.#replace(outer.value as Node, "{null}");
      if (outer.type === "ConditionalExpression" && inner !== outer.test)
        return this.#replace(
          outer,
          this.#text((inner === outer.consequent ? outer.alternate : outer.consequent) as Node),
        );
      if (outer.type === "ArrayExpression")
        return this.#cut(wholeItem(this.#source, spreadOf(inner, within.slice(index)) ?? inner));
      if (outer.type === "TSPropertySignature")
        return this.#cut(wholeStatement(this.#source, outer));
      if (
        outer.type === "Property" &&
        parent?.type === "ObjectExpression" &&
        this.#isMissable(outer, node)
      )
        return [
          ...this.#cut(wholeItem(this.#source, outer)),
          ...this.#readOf(outer, within.slice(index + 1)),
        ];
      if (outer.type === "ExpressionStatement" && isCallOf(outer.expression, node))
        return this.#cut(wholeStatement(this.#source, allOf(outer, within.slice(index + 1))));
      if (
        outer.type === "VariableDeclaration" ||
        /^(?:Function|TSTypeAlias|TSInterface|TSModule)Declaration$/.test(outer.type)
      )
        return this.#cutDeclaration(outer, parent);
      inner = outer;
    }
    return undefined;
  }

  /** Whether an element holds nothing else: then it is what goes. */
  #isAlone(child: Node, element: Node): boolean {
    const isOther = (each: Node) =>
      each !== child && !this.#isCut(each) && !/^\s*$/.test(this.#text(each));
    return !(element.children as Node[]).some(isOther);
  }

  #cutDeclaration(node: Node, parent: Node | undefined): string[] | undefined {
    // The head of a loop: without it there is none, and what the loop makes is missing.
    if (parent?.type.startsWith("For")) return undefined;
    const names =
      node.type === "VariableDeclaration"
        ? (node.declarations as Node[]).flatMap(({ id }) => boundBy(id))
        : boundBy(node.id);
    const isExported = parent?.type.startsWith("Export") ?? false;
    if (parent?.type === "ExportDefaultDeclaration" || names.some((name) => routeExports.has(name)))
      return undefined;
    if (isExported && !this.#isPage) return undefined;
    return [...this.#cut(wholeStatement(this.#source, isExported ? parent! : node)), ...names];
  }

  /** A field that is no more than the use, or that a page can do without. */
  #isMissable({ key, value, shorthand }: Node, node: Node): boolean {
    const isNamed = this.#isSettings && shorthand === true && key === node;
    return this.#isPage || isNamed || value === node || isCallOf(value, node);
  }

  /** Where a loader gives a field no more, what its page read it into. */
  #readOf({ key }: Node, within: readonly Node[]): string[] {
    const isOfLoader = within.some(
      ({ type, id }) => type === "FunctionDeclaration" && isNode(id) && id.name === "loader",
    );
    const name = isNode(key) ? (key.name as string) : "";
    return isOfLoader && this.#places.has(name) ? [name] : [];
  }

  /** Takes out local names that nothing reads any more. */
  #clearBindings(): void {
    for (let before = -1; before !== this.#edits.length;) {
      before = this.#edits.length;
      for (const [name, places] of this.#places)
        for (const place of places) {
          if (!isBinding(place) || this.#isCut(place.node)) continue;
          const scope = scopeOf(place);
          const uses = this.#uses(name).filter(({ node }) => contains(scope, node));
          if (uses.length > 0 && uses.every(({ node }) => this.#isCut(node))) this.#unbind(place);
        }
    }
  }

  #unbind({ node, within }: Place): void {
    if (Array.isArray(within[0]?.params) && within[0].params.includes(node)) {
      const { start, name } = node as Node & { name: string };
      if (!name.startsWith("_")) this.#rename({ start, end: start + name.length }, `_${name}`);
      return;
    }
    const [property, pattern, ...outer] =
      within[0]?.type === "AssignmentPattern" ? within.slice(1) : within;
    if (
      property?.type === "VariableDeclarator" &&
      pattern &&
      /^(?!Program|Export)/.test(outer[0]?.type ?? "Program")
    )
      this.#cut(wholeStatement(this.#source, pattern));
    if (property?.type !== "Property" || pattern?.type !== "ObjectPattern") return;
    const left = (pattern.properties as Node[]).filter(
      (each) => each !== property && !this.#isCut(each),
    );
    if (left.length > 0) this.#cut(wholeItem(this.#source, property));
    else this.#emptied(pattern, outer);
  }

  /** A pattern that binds nothing any more goes with what it stands in. */
  #emptied(pattern: Node, [outer, next, ...rest]: readonly Node[]): void {
    if (outer?.type === "Property" && next?.type === "ObjectPattern")
      this.#unbind({ node: pattern, within: [outer, next, ...rest] });
    else if (outer?.type === "VariableDeclarator" && next)
      this.#cut(wholeStatement(this.#source, next));
    // Pages go on giving a part what it took.
    else if (next?.type === "ExportNamedDeclaration" && isNode(pattern.typeAnnotation))
      this.#rename({ start: pattern.start, end: pattern.typeAnnotation.start }, "_props");
    else this.#cut(wholeItem(this.#source, pattern));
  }

  #rename(span: Span, name: string): void {
    const isOther = ({ start, text }: Edit) => start !== span.start || text === undefined;
    if (this.#edits.every(isOther)) this.#replace(span, name);
  }

  #cut(span: Span): string[] {
    this.#edits.push({ start: span.start, end: span.end });
    return [];
  }

  #replace(node: Span, text: string): string[] {
    this.#edits.push({ start: node.start, end: node.end, text });
    return [];
  }

  #text({ start, end }: Span): string {
    return this.#source.slice(start, end);
  }
}
