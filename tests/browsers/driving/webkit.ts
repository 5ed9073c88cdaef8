import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../support/free-port.ts";
import { siteUrl } from "../../support/site-under-test.ts";
import { type Engine, type Key, keyCodes, type NamedKey, type Tab } from "./tab.ts";
import { startVirtualScreen } from "./virtual-screen.ts";
import { newSession, type Session } from "./webdriver.ts";

/** What WebKitGTK needs: its driver, which starts the browser that comes with it, and a screen. */
export interface WebKitPrograms {
  driver: string;
  screen: string;
}

/** WebKit as GTK programs have it, the nearest to Safari that Linux knows, by classic WebDriver. */
export async function startWebKit({ driver, screen }: WebKitPrograms): Promise<Engine> {
  const folder = privateFolder();
  const { display, stop: stopScreen } = await startVirtualScreen(screen);
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, ...folder.environment, DISPLAY: display, GDK_BACKEND: "x11" },
    stdio: "ignore",
  });
  // A run that is broken off comes to no teardown.
  process.once("exit", () => child.kill());
  // A script that waits for a page that is just being left never ends: then it is asked again (`eventually`).
  const session = await newSession(`http://127.0.0.1:${port}`, {
    timeouts: { script: 10_000, pageLoad: 30_000 },
  });
  return {
    newTab: () => cleanTab(session),
    async stop() {
      await session.delete();
      child.kill();
      stopScreen();
      rmSync(folder.path, { recursive: true, force: true });
    },
  };
}

/** Nothing is read from or left in the home of the user. The style sheet lets the browser's own bar be as narrow as a phone. */
function privateFolder(): { path: string; environment: Record<string, string> } {
  const path = mkdtempSync(join(tmpdir(), "vitrine-webkit-"));
  mkdirSync(join(path, "gtk-3.0"));
  writeFileSync(join(path, "gtk-3.0", "gtk.css"), "* { min-width: 0; padding: 0; margin: 0; }\n");
  const places = ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"];
  return { path, environment: Object.fromEntries(places.map((name) => [name, path])) };
}

/** The driver has one window: before each visitor it forgets the one before. */
async function cleanTab(session: Session): Promise<Tab> {
  const evaluate = (expression: string) =>
    session.post("execute/sync", { script: `return (${expression})`, args: [] });
  const goTo = (url: string) => session.post("url", { url });
  // Cookies and storage belong to an origin: they are emptied on a page of the site that has no script.
  await goTo(`${siteUrl()}/robots.txt`);
  await session.delete("cookie");
  await evaluate("(localStorage.clear(), sessionStorage.clear(), null)");
  const act = (...sources: object[]) => session.post("actions", { actions: sources });

  return {
    goTo: (url) => recorded(() => goTo(url)),
    async back() {
      await session.post("back");
    },
    reload: () => recorded(() => session.post("refresh")),
    async resize(width, height) {
      const bar = Number(await evaluate("outerHeight - innerHeight"));
      await session.post("window/rect", { x: 0, y: 0, width, height: height + bar });
    },
    evaluate,
    async pressAt(x, y) {
      const move = { type: "pointerMove", duration: 0, origin: "viewport", x, y };
      const press = [
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await act({
        type: "pointer",
        id: "mouse",
        parameters: { pointerType: "mouse" },
        actions: [move, ...press],
      });
    },
    async keys(...keys) {
      const codes = keys.map((key) => (isNamed(key) ? keyCodes[key] : key));
      await act(keyboard([...codes.map(down), ...codes.toReversed().map(up)]));
    },
    async type(text) {
      await act(keyboard([...text].flatMap((character) => [down(character), up(character)])));
    },
    screenshot: async () => Buffer.from(String(await session.get("screenshot")), "base64"),
    complaints: async () => JSON.parse(String(await evaluate(`sessionStorage.complaints ?? "[]"`))),
    // The next visitor empties it.
    close: () => Promise.resolve(),
  };

  /**
   * This protocol tells nothing of the console, so the page itself keeps what it has to say. Its modules come some time after the load
   * event (app/engine/boot.ts); should they have been quicker, the page is opened once more.
   */
  async function recorded(load: () => Promise<unknown>): Promise<void> {
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await load();
      if (await evaluate(`(${recordComplaints.toString()})()`)) return;
    }
    throw new Error("The page was alive each time before its complaints could be listened to.");
  }
}

const isNamed = (key: Key): key is NamedKey => key in keyCodes;
const keyboard = (actions: object[]) => ({ type: "key", id: "keyboard", actions });
const down = (value: string) => ({ type: "keyDown", value });
const up = (value: string) => ({ type: "keyUp", value });

/** Runs in the page. Answers whether it came in time to hear all that the page's modules say. */
function recordComplaints(): boolean {
  const keep = (complaint: string) => {
    const kept = JSON.parse(sessionStorage.complaints ?? "[]") as string[];
    sessionStorage.complaints = JSON.stringify([...kept, complaint]);
  };
  for (const level of ["error", "warn"] as const) {
    const original = console[level];
    console[level] = (...words: unknown[]) => {
      keep(`console: ${words.map(String).join(" ")}`);
      original(...words);
    };
  }
  addEventListener("error", ({ message }) => keep(`uncaught: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => keep(`uncaught: ${String(reason)}`));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    keep(`policy violation: ${effectiveDirective} blocked ${blockedURI}`),
  );
  return document.documentElement.dataset.alive === undefined;
}
