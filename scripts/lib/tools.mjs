// Programs of the machine that the tests need. Plain JavaScript without packages, like project.mjs.
import { accessSync, constants, readdirSync } from "node:fs";
import { posix, win32 } from "node:path";

/** A machine as programs are looked for on it; tests have others (`Machine` in tools.d.mts). */
const thisMachine = { platform: process.platform, env: process.env, isExecutable, namesIn };

/** What a program is called on the search path, and where in the folders of applications it lies. */
const chromium = {
  names: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
  darwin: [
    "Chromium.app/Contents/MacOS/Chromium",
    "Google Chrome.app/Contents/MacOS/Google Chrome",
    "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
  win32: [
    "Chromium/Application/chrome.exe",
    "Google/Chrome/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
  ],
};
/** The same engine without a window around it (decision 0024). */
const shell = { names: ["chromium-headless-shell"] };
const firefox = {
  names: ["firefox-esr", "firefox"],
  darwin: ["Firefox.app/Contents/MacOS/firefox"],
  win32: ["Mozilla Firefox/firefox.exe"],
};

/** The system's Chromium (CHROMIUM_PATH, else the first that is installed), or null. `preferShell`: its headless shell, if there is one. */
export function findChromium({ preferShell = false } = {}, machine = thisMachine) {
  if (machine.env.CHROMIUM_PATH) return machine.env.CHROMIUM_PATH;
  return findOne(preferShell ? [shell, chromium] : [chromium, shell], machine);
}

/** The system's Firefox, or null. */
export function findFirefox(machine = thisMachine) {
  return findOne([firefox], machine);
}

/** WebKitGTK's driver, which knows its browser, and the screen without a display that it needs; null unless both are there. */
export function findWebKit(machine = thisMachine) {
  const driver = findOne([{ names: ["WebKitWebDriver"] }], machine);
  const screen = findOne([{ names: ["Xvfb"] }], machine);
  return driver && screen ? { driver, screen } : null;
}

/** The web server that often stands in front of others, or null. */
export function findNginx(machine = thisMachine) {
  return findOne([{ names: ["nginx"] }], machine);
}

/** The web server of most web spaces, or null. */
export function findApache(machine = thisMachine) {
  return findOne([{ names: ["apache2"] }], machine);
}

/** The web server that fetches its certificates itself, or null. */
export function findCaddy(machine = thisMachine) {
  return findOne([{ names: ["caddy"] }], machine);
}

/** The folder with PostgreSQL's server programs, or null. */
export function findPostgres(machine = thisMachine) {
  const isWhole = (folder) =>
    ["initdb", "postgres"].every((name) => machine.isExecutable(programIn(folder, name, machine)));
  return postgresFolders(machine).find(isWhole) ?? null;
}

/** One of PostgreSQL's programs, of the newest version that is installed, or null. */
export function findProgram(name, machine = thisMachine) {
  const files = postgresFolders(machine).map((folder) => programIn(folder, name, machine));
  return files.find(machine.isExecutable) ?? null;
}

/** How each system installs programs, and what they are called there; those that have no name there are not to be had. */
const installers = {
  linux: {
    command: "sudo apt-get install -y --no-install-recommends",
    Chromium: "chromium",
    PostgreSQL: "postgresql",
    Firefox: "firefox-esr",
    WebKit: "webkit2gtk-driver xvfb",
    nginx: "nginx-light",
    Apache: "apache2-bin media-types",
    Caddy: "caddy",
  },
  darwin: {
    command: "brew install",
    Chromium: "google-chrome",
    PostgreSQL: "postgresql@17",
    Firefox: "firefox",
    nginx: "nginx",
    Caddy: "caddy",
  },
  win32: {
    command: "winget install",
    Chromium: "Google.Chrome",
    PostgreSQL: "PostgreSQL.PostgreSQL.17",
    Firefox: "Mozilla.Firefox",
    nginx: "nginxinc.nginx",
    Caddy: "CaddyServer.Caddy",
  },
};

/** The command that installs programs on this system, or null where one of them is not to be had. */
export function installCommand(names, { platform } = thisMachine) {
  const installer = installers[platform] ?? installers.linux;
  if (!names.every((name) => name in installer)) return null;
  return [installer.command, ...names.map((name) => installer[name])].join(" ");
}

/** One line for each program that only the full run uses and this machine does not have, with the command that installs it. */
export function missingExtras(machine = thisMachine) {
  const extras = [
    { name: "Firefox", isThere: findFirefox(machine) },
    { name: "WebKit", isThere: findWebKit(machine) },
    { name: "nginx", isThere: findNginx(machine) },
    { name: "Apache", isThere: findApache(machine) },
    { name: "Caddy", isThere: findCaddy(machine) },
  ];
  return extras
    .filter(({ isThere }) => !isThere)
    .map(({ name }) => {
      const command = installCommand([name], machine);
      return `left out, not installed: ${name}${command ? ` (${command})` : ""}`;
    });
}

/**
 * One line for the programs that are missing, with the command that installs them.
 * @param {{ isMade?: boolean }} [of] a site made from the template: it is tried on PostgreSQL only where that is there.
 */
export function missingTools({ isMade = false } = {}, machine = thisMachine) {
  const missing = [
    ...(findChromium({}, machine) ? [] : ["Chromium"]),
    ...(isMade || findPostgres(machine) ? [] : ["PostgreSQL"]),
  ];
  if (missing.length === 0) return null;
  return `The tests need ${missing.join(" and ")}: ${installCommand(missing, machine)}`;
}

/** The first of these programs that is installed, or null. */
function findOne(programs, machine) {
  const places = programs.flatMap((program) => placesOf(program, machine));
  return places.find(machine.isExecutable) ?? null;
}

/** Where a program may lie. */
function placesOf(program, machine) {
  const path = pathsOf(machine);
  const folders = [...usualFolders(machine), ...searchPath(machine)];
  const applications = program[machine.platform] ?? [];
  return [
    ...program.names.flatMap((name) => folders.map((folder) => programIn(folder, name, machine))),
    ...applications.flatMap((file) =>
      applicationFolders(machine).map((folder) => path.join(folder, file)),
    ),
  ];
}

function programIn(folder, name, machine) {
  return pathsOf(machine).join(folder, machine.platform === "win32" ? `${name}.exe` : name);
}

/** Looked into although a search path may leave them out. */
function usualFolders({ platform }) {
  if (platform === "win32") return [];
  return [
    "/usr/bin",
    "/usr/sbin",
    ...(platform === "darwin" ? ["/opt/homebrew/bin", "/usr/local/bin"] : []),
  ];
}

/** Where applications lie that are on no search path. */
function applicationFolders({ platform, env }) {
  if (platform === "darwin") return ["/Applications"];
  if (platform !== "win32") return [];
  return [env.ProgramFiles, env["ProgramFiles(x86)"], env.LOCALAPPDATA].filter(Boolean);
}

/** Where PostgreSQL's programs may lie, the newest version first. */
function postgresFolders(machine) {
  const path = pathsOf(machine);
  const rooms = {
    linux: ["/usr/lib/postgresql"],
    darwin: ["/opt/homebrew/opt", "/usr/local/opt", "/Applications/Postgres.app/Contents/Versions"],
    win32: applicationFolders(machine).map((folder) => path.join(folder, "PostgreSQL")),
  };
  const versions = (rooms[machine.platform] ?? []).flatMap((room) =>
    machine.namesIn(room).flatMap((name) => {
      const [, version] = /^(?:postgresql@)?([\d.]+)$/.exec(name) ?? [];
      return version ? [{ version: Number(version), folder: path.join(room, name, "bin") }] : [];
    }),
  );
  versions.sort((a, b) => b.version - a.version);
  return [...versions.map(({ folder }) => folder), ...searchPath(machine)];
}

function searchPath(machine) {
  return (machine.env.PATH ?? "").split(pathsOf(machine).delimiter).filter(Boolean);
}

function pathsOf({ platform }) {
  return platform === "win32" ? win32 : posix;
}

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
