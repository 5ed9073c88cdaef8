// Programs of the machine that the tests need. Plain JavaScript without packages, like project.mjs.
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

const browserNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** The same engine without a window around it (decision 0024). */
const shellName = "chromium-headless-shell";
const macBrowsers = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const macFirefox = ["/Applications/Firefox.app/Contents/MacOS/firefox"];

/** The system's Chromium (CHROMIUM_PATH, else the first that is installed), or null. `preferShell`: its headless shell, if there is one. */
export function findChromium({ preferShell = false } = {}) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const names = preferShell ? [shellName, ...browserNames] : [...browserNames, shellName];
  return findOne(names) ?? macBrowsers.find(isExecutable) ?? null;
}

/** The system's Firefox, or null. */
export function findFirefox() {
  return findOne(["firefox-esr", "firefox"]) ?? macFirefox.find(isExecutable) ?? null;
}

/** WebKitGTK's driver, which knows its browser, and the screen without a display that it needs; null unless both are there. */
export function findWebKit() {
  const driver = findOne(["WebKitWebDriver"]);
  const screen = findOne(["Xvfb"]);
  return driver && screen ? { driver, screen } : null;
}

/** The web server that often stands in front of others, or null. */
export function findNginx() {
  return findOne(["nginx"]);
}

/** The web server of most web spaces, or null. */
export function findApache() {
  return findOne(["apache2"]);
}

/** The web server that fetches its certificates itself, or null. */
export function findCaddy() {
  return findOne(["caddy"]);
}

/** One line for each program that only the full run uses and this machine does not have, with the command that installs it. */
export function missingExtras() {
  const extras = [
    { name: "Firefox", isThere: findFirefox(), packages: "firefox-esr" },
    { name: "WebKit", isThere: findWebKit(), packages: "webkit2gtk-driver xvfb" },
    { name: "nginx", isThere: findNginx(), packages: "nginx-light" },
    { name: "Apache", isThere: findApache(), packages: "apache2-bin media-types" },
    { name: "Caddy", isThere: findCaddy(), packages: "caddy" },
  ];
  return extras
    .filter(({ isThere }) => !isThere)
    .map(
      ({ name, packages }) =>
        `left out, not installed: ${name} (sudo apt-get install -y --no-install-recommends ${packages})`,
    );
}

/** The folder with PostgreSQL's server programs, or null. */
function findPostgres() {
  return postgresFolders().find((folder) => isExecutable(join(folder, "initdb"))) ?? null;
}

/** One of PostgreSQL's programs, of the newest version that is installed, or null. */
export function findProgram(name) {
  const folder = postgresFolders().find((each) => isExecutable(join(each, name)));
  return folder ? join(folder, name) : null;
}

/** Where PostgreSQL's programs may lie, the newest version first. */
function postgresFolders() {
  const versions = existsSync("/usr/lib/postgresql")
    ? readdirSync("/usr/lib/postgresql").sort((a, b) => Number(b) - Number(a))
    : [];
  return [...versions.map((version) => `/usr/lib/postgresql/${version}/bin`), ...searchPath()];
}

/**
 * One line for each program that is missing, with the command that installs it.
 * @param {{ isMade?: boolean }} [of] a site made from the template: it is tried on PostgreSQL only where that is there.
 */
export function missingTools({ isMade = false } = {}) {
  const missing = [
    ...(findChromium() ? [] : ["chromium"]),
    ...(isMade || findPostgres() ? [] : ["postgresql"]),
  ];
  if (missing.length === 0) return null;
  return `The tests need ${missing.join(" and ")}: sudo apt-get install -y --no-install-recommends ${missing.join(" ")}`;
}

/** The first of these programs that is installed, or null. */
function findOne(names) {
  const folders = ["/usr/bin", "/usr/sbin", ...searchPath()];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(isExecutable) ?? null;
}

function searchPath() {
  return (process.env.PATH ?? "").split(delimiter).filter(Boolean);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
