import type { ChildProcess } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findCaddy, findNginx } from "../../scripts/lib/tools.mjs";
import { freePort } from "../../tests/support/free-port.ts";
import { deployed, noOtherHost, run, temporaryFolder } from "./proxies.ts";

/** A proxy in front of two processes, with the project's own file for it, but for TLS. */
interface TwoBehindOne {
  url: string;
  /** What the guide says to do before one of them is stopped, and after it has come back. */
  leaveOut(port: number): Promise<void>;
  takeIn(port: number): Promise<void>;
}

type StartTwo = (publicPort: number, ports: readonly number[]) => Promise<TwoBehindOne>;

/** Those that this machine has. */
export const twoBehindOne: readonly { name: string; start: StartTwo | null }[] = [
  { name: "Caddy", start: findCaddy() ? startCaddy : null },
  { name: "nginx", start: findNginx() ? startNginx : null },
];

async function startCaddy(publicPort: number, ports: readonly number[]): Promise<TwoBehindOne> {
  const folder = temporaryFolder();
  const file = join(folder, "Caddyfile");
  const here = `{
    admin off
    http_port ${publicPort}
    https_port ${await freePort()}
    storage file_system ${folder}
  }\n`;
  writeFileSync(file, here + deployed("Caddyfile"));
  const proxy = run(findCaddy()!, ["run", "--config", file, "--adapter", "caddyfile"], {
    HOME: folder,
    SITE_HOST: "http://localhost",
    OTHER_HOST: noOtherHost(),
    UPSTREAM: ports.map((port) => `127.0.0.1:${port}`).join(" "),
  });
  const url = `http://localhost:${publicPort}`;
  await untilAnswered(url, proxy);
  // It asks for itself.
  return { url, leaveOut: async () => {}, takeIn: async () => {} };
}

async function startNginx(publicPort: number, ports: readonly number[]): Promise<TwoBehindOne> {
  const folder = temporaryFolder();
  const file = join(folder, "nginx.conf");
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const write = (down?: number) => {
    const [upstream = "", , site = ""] = deployed("nginx.conf").split(/^(?=server \{)/m);
    const servers = ports.map(
      (port) => `  server 127.0.0.1:${port} max_fails=0${port === down ? " down" : ""};`,
    );
    const plain = site
      .replaceAll(/^\s*(?:listen \[::\]|ssl_).*\n/gm, "")
      .replace("listen 443 ssl http2;", `listen 127.0.0.1:${publicPort};`)
      .replace("server_name www.example.com;", "server_name localhost;")
      .replace("proxy_set_header Host $host;", "proxy_set_header Host $http_host;");
    writeFileSync(
      file,
      `daemon off; pid ${folder}/nginx.pid; error_log stderr warn; events {}
       # Visitors come by HTTP/2, which tells them that a connection ends; without TLS none is kept that could be cut when this is read anew.
       http { access_log off; keepalive_timeout 0; ${paths.join(" ")}
       ${upstream.replace(/^ {2}server 127.*\n/m, `${servers.join("\n")}\n`)} ${plain} }`,
    );
  };
  write();
  const proxy = run(findNginx()!, ["-c", file, "-e", join(folder, "error.log")]);
  const url = `http://localhost:${publicPort}`;
  await untilAnswered(url, proxy);
  const reload = async (down?: number) => {
    write(down);
    proxy.kill("SIGHUP");
    // `nginx -s reload` says nothing when it is done. The server's own delay is longer than this takes.
    await wait(1000);
  };
  return { url, leaveOut: (port) => reload(port), takeIn: () => reload() };
}

async function untilAnswered(url: string, proxy: ChildProcess): Promise<void> {
  const isThere = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) {
    if (proxy.exitCode !== null) throw new Error(`The proxy ended with ${proxy.exitCode}.`);
    await wait(50);
  }
}
