import type { ChildProcess } from "node:child_process";
import { chmodSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../tests/support/free-port.ts";
import { findApache, findNginx } from "../../scripts/lib/tools.mjs";
import { run, temporaryFolder } from "./proxies.ts";

/**
 * Serves a folder with the file that an export has for this server, until the test ends. Resolves to its origin.
 * @param base where the folder stands on the host: `/my-site`, or "" at its root
 */
export type ServeFolder = (folder: string, base: string) => Promise<string>;

/** The web servers that this machine has of those that an export brings a file for. */
export const fileHosts: readonly { name: string; serve: ServeFolder | null }[] = [
  { name: "nginx", serve: findNginx() ? serveByNginx : null },
  { name: "Apache", serve: findApache() ? serveByApache : null },
];

const isRoot = process.getuid?.() === 0;

/** A folder of the host's with the export where it stands, until the test ends. Anybody may read it: servers are not who made it. */
function placed(folder: string, base: string): string {
  chmodSync(folder, 0o755);
  if (base === "") return folder;
  const host = temporaryFolder();
  chmodSync(host, 0o755);
  symlinkSync(folder, join(host, base));
  return host;
}

async function serveByNginx(folder: string, base: string): Promise<string> {
  const port = await freePort();
  const place = temporaryFolder();
  const host = placed(folder, base);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${place}/${name};`,
  );
  const settings = join(place, "nginx.conf");
  writeFileSync(
    settings,
    `daemon off; pid ${place}/nginx.pid; error_log stderr warn; ${isRoot ? "user root;" : ""} events {}
     http { include /etc/nginx/mime.types; access_log off; ${temporary.join(" ")}
       server { listen 127.0.0.1:${port}; root ${host}; include ${host}${base}/nginx.conf; } }`,
  );
  const nginx = run(findNginx()!, ["-c", settings, "-e", join(place, "log")]);
  return untilAnswered(port, nginx);
}

/** As web spaces have it: their own settings, and in the folder what `.htaccess` says. */
async function serveByApache(folder: string, base: string): Promise<string> {
  const port = await freePort();
  const place = temporaryFolder();
  const host = placed(folder, base);
  const modules = ["mpm_event", "authz_core", "dir", "mime", "headers", "rewrite"].map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  );
  const settings = join(place, "apache.conf");
  writeFileSync(
    settings,
    `${modules.join("\n")}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${place}/pid
DefaultRuntimeDir ${place}
ErrorLog ${place}/log
LogLevel error
${isRoot ? "User www-data\nGroup www-data" : ""}
TypesConfig /etc/mime.types
DocumentRoot ${host}
<Directory ${host}>
  Options FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>
<Files ".ht*">
  Require all denied
</Files>
`,
  );
  const apache = run(findApache()!, ["-D", "FOREGROUND", "-f", settings]);
  return untilAnswered(port, apache);
}

/**
 * A server says that it is ready by answering, and by nothing else: it is asked again and again.
 * @throws where it ended instead
 */
async function untilAnswered(port: number, server: ChildProcess): Promise<string> {
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).catch(() => null))) {
    if (server.exitCode !== null) throw new Error(`It ended with ${server.exitCode}.`);
    await wait(50);
  }
  return origin;
}
