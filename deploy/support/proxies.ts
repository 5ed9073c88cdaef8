import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { freePort } from "../../tests/support/free-port.ts";
import { parse } from "yaml";
import { findCaddy, findNginx } from "../../scripts/lib/tools.mjs";

const HOST = "localhost";
/** The name that leads there. */
export const OTHER_HOST = "other.localhost";

/** A proxy that runs with the project's own file for it. */
export interface Proxy {
  port: number;
  /** Where it takes plain HTTP. */
  plainPort: number;
  /** Whose certificates are to be trusted. */
  authority: Buffer;
}

interface Place {
  /** The path below which the site stands, as `SITE_PATH` has it. */
  sitePath?: string;
  /** With the file's lines for a site behind a CDN, which has these addresses (`127.0.0.0/8`). */
  cdn?: string;
}

/** Starts a proxy in front of a server of this machine; it ends with the test. */
export type StartProxy = (serverPort: number, place?: Place) => Promise<Proxy>;

/** The proxies that this machine has, and TRUST_PROXY of a site that has a CDN, too. Debian's packages of the same names bring them. */
export const proxies: readonly { name: string; start: StartProxy | null; trustWithCdn: string }[] =
  [
    { name: "nginx", start: findNginx() ? startNginx : null, trustWithCdn: "1" },
    { name: "Caddy", start: findCaddy() ? startCaddy : null, trustWithCdn: "2" },
  ];

async function startNginx(serverPort: number, { cdn }: Place = {}): Promise<Proxy> {
  const folder = temporaryFolder();
  const [port, plainPort] = [await freePort(), await freePort()];
  const key = join(folder, "key.pem");
  const certificate = join(folder, "certificate.pem");
  const subject = [
    "-subj",
    `/CN=${HOST}`,
    "-addext",
    `subjectAltName=DNS:${HOST},DNS:${OTHER_HOST}`,
  ];
  const forOneDay = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", ...subject];
  execFileSync("openssl", ["req", ...forOneDay, "-keyout", key, "-out", certificate], {
    stdio: "ignore",
  });
  const site = withCdn(deployed("nginx.conf"), cdn)
    .replaceAll(/^\s*listen \[::\].*\n/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${plainPort};`)
    .replaceAll("listen 443 ssl", `listen 127.0.0.1:${port} ssl`)
    .replaceAll("/etc/letsencrypt/live/www.example.com/fullchain.pem", certificate)
    .replaceAll("/etc/letsencrypt/live/www.example.com/privkey.pem", key)
    .replaceAll("www.example.com", HOST)
    .replaceAll("example.com", OTHER_HOST)
    .replace("127.0.0.1:3000", `127.0.0.1:${serverPort}`);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr warn; events {}
     http { access_log off; ${paths.join(" ")} ${site} }`,
  );
  const nginx = run(findNginx()!, ["-c", file, "-e", join(folder, "error.log")]);
  await untilListening(port, nginx);
  return { port, plainPort, authority: readFileSync(certificate) };
}

async function startCaddy(serverPort: number, { sitePath = "", cdn }: Place = {}): Promise<Proxy> {
  const folder = temporaryFolder();
  const [port, plainPort] = [await freePort(), await freePort()];
  const file = join(folder, "Caddyfile");
  // What a machine without a name on the internet needs, and ports of our own.
  const here = `{
    admin off
    local_certs
    skip_install_trust
    http_port ${plainPort}
    https_port ${port}
    storage file_system ${folder}
  }\n`;
  writeFileSync(file, here + withCdn(deployed("Caddyfile"), cdn));
  const [shell, ...command] = composedCommand().map((part) =>
    part.replace("/etc/caddy/Caddyfile", file).replace("exec caddy", `exec ${findCaddy()}`),
  );
  const caddy = run(shell!, command, {
    HOME: folder,
    SITE_HOST: HOST,
    OTHER_HOST,
    SITE_PATH: sitePath,
    UPSTREAM: `127.0.0.1:${serverPort}`,
  });
  await untilListening(port, caddy);
  const root = join(folder, "pki/authorities/local/root.crt");
  return { port, plainPort, authority: readFileSync(root) };
}

/** A proxy's file with its lines for a site behind a CDN, which are comments without one. */
function withCdn(file: string, addresses: string | undefined): string {
  if (addresses === undefined) return file;
  return file
    .replaceAll(/# (set_real_ip_from|trusted_proxies) [^\s;]+/g, `$1 ${addresses}`)
    .replaceAll("# real_ip_header", "real_ip_header");
}

const composed = () =>
  parse(deployed("../compose.yaml")) as {
    services: { proxy: { command: string[]; environment: Record<string, string> } };
  };

/** How compose.yaml starts the proxy. */
function composedCommand(): string[] {
  return composed().services.proxy.command.map((part) => part.replaceAll("$$", "$"));
}

/** What compose.yaml calls the other name where there is none. */
export function noOtherHost(): string {
  const { OTHER_HOST: setting = "" } = composed().services.proxy.environment;
  return /^\$\{OTHER_HOST:-(.+)\}$/.exec(setting)?.[1] ?? "";
}

/** A file of this folder, as it is. */
export function deployed(name: string): string {
  return readFileSync(join(import.meta.dirname, "..", name), "utf8");
}

/** Goes with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-proxy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a program that ends with the test. What it said is shown when that fails. */
export function run(program: string, options: string[], env: Record<string, string> = {}) {
  const child = spawn(program, options, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const said = text(child.stderr);
  const ended = new Promise((resolve) => child.once("close", resolve));
  onTestFinished(async ({ task }) => {
    child.kill("SIGTERM");
    await ended;
    if (task.result?.state === "fail") process.stderr.write(await said);
  });
  return child;
}

/**
 * A proxy says that it is ready by answering, and by nothing else: it is asked again and again.
 * @throws where it ended instead
 */
async function untilListening(port: number, proxy: ChildProcess, name = HOST): Promise<void> {
  while (proxy.exitCode === null) {
    const session = connect(`https://${HOST}:${port}`, {
      rejectUnauthorized: false,
      servername: name,
    });
    const isThere = await new Promise<boolean>((resolve) => {
      session.once("connect", () => resolve(true));
      session.once("error", () => resolve(false));
    });
    session.destroy();
    if (isThere) return name === HOST ? untilListening(port, proxy, OTHER_HOST) : undefined;
    await wait(50);
  }
  throw new Error(`It ended with ${proxy.exitCode}.`);
}

export interface Answer {
  protocol: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  status: number;
  body: Buffer;
}

/** Asks a proxy over TLS and HTTP/2, as browsers do; with `:authority` under that name. */
export async function ask(
  { port, authority }: Proxy,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Answer> {
  const servername = headers[":authority"] ?? HOST;
  const session = connect(`https://${HOST}:${port}`, { ca: authority, servername });
  try {
    const stream = session.request({
      ":path": path,
      ":method": body === undefined ? "GET" : "POST",
      ...headers,
    });
    const answered = new Promise<Record<string, string | string[] | undefined>>(
      (resolve, reject) => {
        stream.once("response", resolve);
        stream.once("error", reject);
        session.once("error", reject);
      },
    );
    stream.end(body);
    const got = await answered;
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    return {
      protocol: session.alpnProtocol ?? "",
      headers: got,
      status: Number(got[":status"]),
      body: Buffer.concat(chunks),
    };
  } finally {
    session.close();
  }
}
