import { posix, win32 } from "node:path";
import { describe, expect, it } from "vitest";
import {
  findChromium,
  findFirefox,
  findPostgres,
  findProgram,
  type Machine,
  missingExtras,
  missingTools,
} from "./tools.mjs";

/** A machine that has these programs. */
function machine(
  platform: NodeJS.Platform,
  files: readonly string[],
  env: Record<string, string> = {},
): Machine {
  const path = platform === "win32" ? win32 : posix;
  return {
    platform,
    env,
    isExecutable: (file) => files.includes(file),
    namesIn: (folder) => [
      ...new Set(
        files
          .filter((file) => path.dirname(file).startsWith(folder + path.sep))
          .map((file) => file.slice(folder.length + 1).split(path.sep)[0]!),
      ),
    ],
  };
}

const windows = {
  ProgramFiles: "C:\\Program Files",
  "ProgramFiles(x86)": "C:\\Program Files (x86)",
  LOCALAPPDATA: "C:\\Local",
  PATH: "C:\\Windows;D:\\tools",
};

describe("Chromium", () => {
  it.each<[NodeJS.Platform, string]>([
    ["linux", "/usr/bin/chromium"],
    ["linux", "/opt/browsers/google-chrome"],
    ["darwin", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
    ["darwin", "/Applications/Chromium.app/Contents/MacOS/Chromium"],
    ["darwin", "/opt/homebrew/bin/chromium"],
    ["win32", "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"],
    ["win32", "C:\\Local\\Chromium\\Application\\chrome.exe"],
    ["win32", "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe"],
    ["win32", "D:\\tools\\chromium.exe"],
  ])("is found on %s as %s", (platform, file) => {
    const env = platform === "win32" ? windows : { PATH: "/bin:/opt/browsers" };
    expect(findChromium({}, machine(platform, [file], env))).toBe(file);
  });

  it("is its headless shell, or the browser, as it is wanted", () => {
    const both = machine("linux", ["/usr/bin/chromium", "/usr/bin/chromium-headless-shell"]);
    expect(findChromium({}, both)).toBe("/usr/bin/chromium");
    expect(findChromium({ preferShell: true }, both)).toBe("/usr/bin/chromium-headless-shell");
  });

  it("is what CHROMIUM_PATH names", () => {
    const named = machine("linux", ["/usr/bin/chromium"], { CHROMIUM_PATH: "/mine" });
    expect(findChromium({}, named)).toBe("/mine");
  });
});

it("finds Firefox where Windows installs it", () => {
  const file = "C:\\Program Files\\Mozilla Firefox\\firefox.exe";
  expect(findFirefox(machine("win32", [file], windows))).toBe(file);
});

describe("PostgreSQL", () => {
  const whole = (folder: string, ending = "") =>
    ["initdb", "postgres", "pg_dump"].map((name) => `${folder}${name}${ending}`);

  it.each<[NodeJS.Platform, string, string, string]>([
    ["linux", "/usr/lib/postgresql/9.6/bin/", "/usr/lib/postgresql/17/bin/", ""],
    ["darwin", "/opt/homebrew/opt/postgresql@9.6/bin/", "/opt/homebrew/opt/postgresql@17/bin/", ""],
    [
      "win32",
      "C:\\Program Files\\PostgreSQL\\9.6\\bin\\",
      "C:\\Program Files\\PostgreSQL\\17\\bin\\",
      ".exe",
    ],
  ])("is on %s of the newest version", (platform, older, newer, ending) => {
    const files = [...whole(older, ending), ...whole(newer, ending)];
    const both = machine(platform, files, windows);
    expect(findPostgres(both)).toBe(newer.slice(0, -1));
    expect(findProgram("pg_dump", both)).toBe(`${newer}pg_dump${ending}`);
  });

  it("is on the search path elsewhere, with all that a server needs", () => {
    const files = ["/clients/initdb", ...whole("/servers/")];
    expect(findPostgres(machine("linux", files, { PATH: "/clients:/servers" }))).toBe("/servers");
  });
});

it("says how to install what is missing in the words of the system", () => {
  expect(missingTools({}, machine("linux", []))).toBe(
    "The tests need Chromium and PostgreSQL: sudo apt-get install -y --no-install-recommends chromium postgresql",
  );
  expect(missingTools({}, machine("darwin", []))).toMatch(/: brew install \S+ postgresql@\d+$/);
  expect(missingTools({ isMade: true }, machine("win32", []))).toBe(
    "The tests need Chromium: winget install Google.Chrome",
  );
  expect(missingTools({ isMade: true }, machine("linux", ["/usr/bin/chromium"]))).toBeNull();
});

it("advises nothing that a system does not have", () => {
  const extras = missingExtras(machine("darwin", []));
  expect(extras).toContain("left out, not installed: WebKit");
  expect(extras).toContain("left out, not installed: Caddy (brew install caddy)");
  expect(extras.join()).not.toContain("apt-get");
});
