import { ownerScripts } from "#content/owner-scripts.ts";
import type { Json, OwnerScript } from "#shared/owner-script.ts";
import { mayLoad, onAnswer } from "./answer.ts";
import { keepToListedPages } from "./listed-pages.ts";

const loaded = new Set<OwnerScript>();
let shown: string | undefined;
let isListening = false;

/**
 * To be called for each page that is shown: loads what may be loaded, once, and tells scripts that do not see it themselves of the change.
 * Nothing on a page that search engines are told not to list: its address may be a key.
 */
export function showPage(): void {
  if (!isListening) onAnswer(followAnswer);
  isListening = true;
  const url = window.location.href.replace(/#.*/, "");
  const referrer = shown ?? document.referrer;
  const isNew = shown !== url;
  shown = url;
  if (!document.querySelector('link[rel="canonical"]')) return;
  const answer = mayLoad();
  for (const script of ownerScripts) {
    if (!(answer ?? script.loads === "unless-refused")) continue;
    if (!loaded.has(script)) load(script);
    else if (isNew) announce(script, { url, referrer });
  }
}

/** An answer counts in every tab, whichever it was given in. */
function followAnswer(): void {
  const answer = mayLoad();
  if (answer) showPage();
  else if (answer === false) withdraw();
}

/**
 * What follows from a no: what was kept by the scripts is deleted, and if one of them runs the page is loaded anew without it, as nothing
 * else ends it.
 */
function withdraw(): void {
  for (const { stored = [] } of ownerScripts)
    for (const { name, kind } of stored) {
      if (kind === "cookie") forgetCookies(name);
      else forgetKeys(`${kind}Storage`, name);
    }
  if (loaded.size > 0) window.location.reload();
}

function load(script: OwnerScript): void {
  loaded.add(script);
  // A copy: the script may write into it.
  Object.assign(window, structuredClone(script.globals));
  const element = document.createElement("script");
  element.async = true;
  for (const [name, value] of Object.entries(script.attributes ?? {}))
    element.setAttribute(name, value);
  element.addEventListener("load", keepToListedPages);
  element.src = script.src;
  document.head.append(element);
}

function announce({ onPageChange }: OwnerScript, page: { url: string; referrer: string }): void {
  if (!onPageChange) return;
  const facts: Readonly<Record<string, string>> = { ...page, title: document.title };
  const filled = (entry: Json): Json => {
    if (typeof entry === "string")
      return entry.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
    return Array.isArray(entry) ? (entry as readonly Json[]).map(filled) : entry;
  };
  const globals = window as unknown as Record<string, { push(entry: Json): void } | undefined>;
  for (const entry of onPageChange.entries) globals[onPageChange.list]?.push(filled(entry));
}

function isNamed(name: string, pattern: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** Scripts set cookies for the host or for any domain above it. */
function forgetCookies(pattern: string): void {
  const labels = window.location.hostname.split(".");
  const domains = ["", ...labels.map((_, index) => `; domain=${labels.slice(index).join(".")}`)];
  for (const pair of document.cookie.split("; ")) {
    const [name = ""] = pair.split("=");
    if (!isNamed(name, pattern)) continue;
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

function forgetKeys(storage: "localStorage" | "sessionStorage", pattern: string): void {
  try {
    const kept = window[storage];
    for (const name of Object.keys(kept)) if (isNamed(name, pattern)) kept.removeItem(name);
  } catch {
    // Where nothing may be kept, nothing is there.
  }
}
