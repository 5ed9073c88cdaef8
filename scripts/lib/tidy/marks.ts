import { isKept } from "./catalogue-items.ts";
import { catalogueOf, catalogues } from "./catalogues.ts";
import { modulesMeant } from "./globs.ts";
import { addressLists, isOfTests } from "./kinds.ts";
import { type Declaration, type Item, type Module, moduleOf } from "./module.ts";
import { additionsIn, isDescribed, isModule, typesOf } from "./module-types.ts";
import { filesNamed, isMeant } from "./named-files.ts";
import { resolving } from "./resolve.ts";
import { styleUses } from "./style-uses.ts";
import type { Tree } from "./tree.ts";
import type { Uses } from "./uses.ts";

/** An import that leads nowhere. */
export interface Missing {
  importer: string;
  /** The file that is not there, or that has no such export. */
  file: string;
  name?: string;
}

/**
 * Everything that is used, found by following uses from the entries: files, the declarations in them, the names that they import, and the
 * members of catalogues.
 */
export class Marks {
  readonly files = new Set<string>();
  readonly declarations = new Set<Declaration>();
  readonly items = new Set<Item>();
  /** Names that a file imports and uses, as `file#local`. */
  readonly bound = new Set<string>();
  /** Exports that another file asks for, and classes of stylesheets, as `file#name`. */
  readonly exported = new Set<string>();
  readonly packages = new Set<string>();
  /** Strings that are said somewhere: names of pictures, icons, headers, files, addresses. */
  readonly said = new Set<string>();
  readonly missing: Missing[] = [];

  readonly #tree: Tree;
  readonly #resolve: ReturnType<typeof resolving>;
  readonly #additions: ReturnType<typeof additionsIn>;
  readonly #patterns = new Map<string, RegExp>();
  /** Of addresses that the site has: what programs make does not count. */
  readonly #made = new Map<string, RegExp>();
  readonly #queue: (() => void)[] = [];
  readonly #opened = new Map<Declaration, string>();
  #isOfTests = false;

  constructor(tree: Tree) {
    this.#tree = tree;
    this.#resolve = resolving(tree);
    this.#additions = additionsIn(tree);
  }

  /** Follows everything that these files do and export. */
  follow(entries: Iterable<string>): void {
    for (const entry of entries) this.#reachWhole(entry);
    do this.#drain();
    while (this.#reachNamed());
  }

  /** Follows tests: they keep what they try in files that are used without them, and say nothing. */
  followTests(entries: Iterable<string>): void {
    this.#isOfTests = true;
    this.follow(entries);
  }

  /** Counts words that stand in no module: of posts, of documents. */
  say(words: Iterable<string>): void {
    for (const word of words) this.said.add(word);
    do this.#drain();
    while (this.#reachNamed());
  }

  /** Whether a string is made from a pattern that is used. */
  isMade(word: string): boolean {
    return [...this.#made.values()].some((pattern) => pattern.test(word));
  }

  #drain(): void {
    for (let next = this.#queue.pop(); next; next = this.#queue.pop()) next();
  }

  #module(file: string): Module {
    return moduleOf(file, this.#tree.get(file)!);
  }

  #reachFile(file: string): void {
    if (this.files.has(file) || !this.#tree.has(file)) return;
    this.files.add(file);
    const types = typesOf(this.#tree, file);
    if (types !== undefined) this.#queue.push(() => this.#reachTypes(types));
    if (file.endsWith(".css")) this.#queue.push(() => this.#readStyles(file));
    if (!isModule(file)) return;
    this.#queue.push(() => {
      const { effects, imports } = this.#module(file);
      this.#use(file, effects);
      for (const { specifier, bindings, isPassedOn } of imports)
        if (bindings.length === 0 && !isPassedOn) this.#import(file, specifier, ["*"]);
    });
  }

  #reachWhole(file: string): void {
    this.#reachFile(file);
    if (isModule(file) && this.#tree.has(file))
      this.#queue.push(() => this.#reachExport(file, "*", file));
  }

  #reachExport(file: string, name: string, importer: string): void {
    this.#reachFile(file);
    const key = `${file}#${name}`;
    if (this.exported.has(key)) return;
    this.exported.add(key);
    if (!isModule(file)) return;
    const { declarations, exportNames, imports } = this.#module(file);
    const isAsked = (exported: string) => name === "*" || exported === name;
    let found = name === "*";
    for (const each of declarations) {
      const isExported =
        each.exportWord || each.names[0] === "default" || each.names[0]?.startsWith("virtual:");
      if (!isExported || !each.names.some(isAsked)) continue;
      found = true;
      this.#reachDeclaration(file, each);
    }
    for (const { local, exported } of exportNames)
      if (isAsked(exported)) {
        found = true;
        this.#reachLocal(file, local);
      }
    for (const { specifier, bindings } of imports.filter(({ isPassedOn }) => isPassedOn))
      for (const { local, imported } of bindings)
        if (local === "*" || isAsked(local)) {
          found = true;
          this.#import(file, specifier, [imported === "*" && local === "*" ? name : imported]);
          this.bound.add(`${file}#${local}`);
        }
    if (!found && !isDescribed(this.#tree, file, name)) this.missing.push({ importer, file, name });
  }

  /** A description stays whole, and so does what it is made of. */
  #reachTypes(types: string): void {
    this.files.add(types);
    for (const { uses } of this.#module(types).declarations) this.#use(types, uses);
  }

  #reachDeclaration(file: string, declaration: Declaration): void {
    if (this.declarations.has(declaration)) return;
    this.declarations.add(declaration);
    const catalogue = catalogueOf(file, declaration.names);
    if (!catalogue) return this.#use(file, declaration.uses);
    this.#use(file, declaration.around);
    this.#opened.set(declaration, file);
  }

  #reachLocal(file: string, name: string): void {
    const { declarations, imports } = this.#module(file);
    for (const each of declarations)
      if (each.names.includes(name)) this.#reachDeclaration(file, each);
    for (const { specifier, bindings, isPassedOn } of imports)
      for (const { local, imported } of bindings)
        if (!isPassedOn && local === name) {
          this.bound.add(`${file}#${local}`);
          this.#import(file, specifier, [imported]);
        }
  }

  #use(file: string, uses: Uses): void {
    for (const name of uses.names) this.#reachLocal(file, name);
    for (const [name, members] of uses.members) this.#lookInto(file, name, members);
    for (const { specifier, name } of uses.imports) this.#import(file, specifier, [name ?? "*"]);
    for (const word of uses.said) this.#hear(file, word);
    if (this.#isOfTests) return;
    for (const each of modulesMeant(this.#tree, file, uses.globs)) this.#reachWhole(each);
    for (const [source, of] of uses.patterns.map((each) => [each.source, each] as const)) {
      if (!file.startsWith("scripts/") && /^\^\\\/[\w-]/.test(source)) this.#made.set(source, of);
      if (/^\^[\w-]+\\\/.*\\\.\w+\$$/.test(source)) this.#patterns.set(source, of);
    }
  }

  #lookInto(file: string, name: string, members: ReadonlySet<string>): void {
    const { imports } = this.#module(file);
    const all = imports.find(({ bindings }) =>
      bindings.some(({ local, imported }) => local === name && imported === "*"),
    );
    if (!all) {
      this.#reachLocal(file, name);
      if (!this.#isOfTests && catalogues.some(({ list }) => list === name))
        for (const each of members) this.said.add(each);
    } else {
      this.bound.add(`${file}#${name}`);
      this.#import(file, all.specifier, [...members]);
    }
  }

  #import(file: string, specifier: string, names: readonly string[]): void {
    const target = this.#resolve(specifier, file);
    if ("package" in target) this.packages.add(target.package);
    else if ("missing" in target) this.missing.push({ importer: file, file: target.missing });
    else if (target.whole) this.#reachWhole(target.file);
    else {
      this.#reachFile(target.file);
      // A rule for all addresses leads to none of them.
      const isRule = isOfTests(file) && addressLists.test(target.file);
      for (const name of names.filter((each) => each !== "*" || !isRule))
        this.#queue.push(() => this.#reachExport(target.file, target.name ?? name, file));
    }
  }

  #hear(file: string, word: string): void {
    if (!this.#isOfTests) this.said.add(word);
    for (const place of filesNamed(this.#tree, file, word))
      if (!this.#isOfTests || place.startsWith("tests/")) this.#reachWhole(place);
  }

  #readStyles(file: string): void {
    const { specifiers, addresses } = styleUses(this.#tree.get(file)!);
    for (const specifier of specifiers) this.#import(file, specifier, []);
    for (const address of addresses) this.said.add(address);
  }

  /** Members of catalogues and files that are meant by what was said; whether there was one that is new. */
  #reachNamed(): boolean {
    if (this.#isOfTests) return false;
    const before = this.items.size + this.files.size;
    this.#reachAdditions();
    for (const [declaration, file] of this.#opened) {
      const catalogue = catalogueOf(file, declaration.names)!;
      for (const item of declaration.items) {
        if (this.items.has(item)) continue;
        if (!isKept(item, catalogue, this, this.#tree, this.#resolve)) continue;
        this.items.add(item);
        this.#use(file, item.uses);
        // What is a list of strings says them.
        if (item.uses.said.size === 0) this.said.add(item.key);
      }
    }
    for (const pattern of this.#patterns.values())
      for (const path of this.#tree.keys())
        if (!this.files.has(path) && isMeant(path, pattern, this.said)) this.#reachWhole(path);
    return this.items.size + this.files.size > before || this.#queue.length > 0;
  }

  /** Whatever adds to the types of a module that is used: nobody has to import it. */
  #reachAdditions(): void {
    for (const [file, module] of this.#additions)
      if (!this.files.has(file)) {
        const target = this.#resolve(module, file);
        if ("file" in target && this.files.has(target.file)) this.#reachWhole(file);
      }
  }
}
