import { connect } from "node:tls";
import { allPaths } from "#registry/all-paths.ts";
import { DAY } from "#server/clock.ts";
import { demoOf } from "#app/frame/words.ts";
import { factsIn } from "../check-mine/leftover-findings.ts";
import { sampleFacts } from "../check-mine/sample-facts.ts";
import { type Finding, fault, look } from "./finding.ts";
import { isInvented } from "./settings-findings.ts";

/** Certificates are renewed a month before they end; with less than this left, that has failed. */
const CERTIFICATE_DAYS = 14;
/** Pages that are read at the same time. */
const AT_ONCE = 4;
/** Addresses that are named; of more only the number. */
const NAMED = 3;

/**
 * Asks a running site, as any visitor could.
 * @param origin its address, with the path below which it stands, without a slash at the end.
 * @throws when it cannot be reached.
 */
export async function siteFindings(origin: string): Promise<Finding[]> {
  const front = await fetch(`${origin}/`, { redirect: "manual" });
  const found = await Promise.all([
    encryption(origin, front),
    addresses(origin, await front.text()),
    answers(origin),
    leftovers(origin),
  ]);
  return [...headers(front), ...found.flat()];
}

async function encryption(origin: string, front: Response): Promise<Finding[]> {
  const { protocol, host, hostname, port, pathname } = new URL(`${origin}/`);
  if (protocol !== "https:")
    return [
      fault(
        "https",
        "The site has no TLS: put a proxy in front of it (docs/guides/deploy.md) and set PUBLIC_URL to its https address.",
      ),
    ];
  const found: Finding[] = [];
  if (!front.headers.get("strict-transport-security"))
    found.push(
      fault("https", "There is no Strict-Transport-Security: is PUBLIC_URL the https address?"),
    );
  const plain = await fetch(`http://${host}${pathname}`, { redirect: "manual" }).catch(() => null);
  if (plain && !plain.headers.get("location")?.startsWith("https://"))
    found.push(fault("https", `http://${host}${pathname} does not lead to https.`));
  const days = ((await certificateEnd(hostname, Number(port) || 443)) - Date.now()) / DAY;
  if (days < CERTIFICATE_DAYS)
    found.push(fault("https", `The certificate ends in ${Math.floor(days)} days: is it renewed?`));
  return found;
}

function certificateEnd(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host }, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.once("error", reject);
  });
}

function headers(front: Response): Finding[] {
  const policy = front.headers.get("content-security-policy") ?? "";
  const [scripts = ""] = /script-src[^;]*/.exec(policy) ?? [];
  return [
    ...(scripts === "" || scripts.includes("unsafe-inline")
      ? [
          fault(
            "headers",
            "The pages have no policy for scripts, or one that allows all: does a proxy replace Content-Security-Policy?",
          ),
        ]
      : []),
    ...(front.headers.get("x-content-type-options") === "nosniff"
      ? []
      : [fault("headers", "X-Content-Type-Options is missing: does a proxy take headers away?")]),
    ...(front.headers.get("content-encoding")
      ? []
      : [
          fault(
            "headers",
            "Pages travel without compression: does a proxy ask the site without Accept-Encoding?",
          ),
        ]),
  ];
}

async function addresses(origin: string, page: string): Promise<Finding[]> {
  const found: Finding[] = [];
  const [, canonical = ""] = /<link rel="canonical" href="([^"]*)"/.exec(page) ?? [];
  if (!canonical.startsWith(origin))
    found.push(
      fault(
        "addresses",
        `The front page says that its address is ${canonical || "nowhere"}: set PUBLIC_URL to ${origin}.`,
      ),
    );
  const robots = await textAt(`${origin}/robots.txt`);
  if (/^Disallow: \/\s*$/m.test(robots))
    found.push(fault("robots", "robots.txt keeps all search engines away."));
  if (!robots.includes(`Sitemap: ${origin}/sitemap.xml`))
    found.push(fault("robots", "robots.txt does not name the sitemap at this address."));
  const pages = await sitemapOf(origin);
  if (pages.length === 0 || pages.some((address) => !address.startsWith(origin)))
    found.push(fault("robots", "The sitemap is empty, or names pages of another address."));
  return found;
}

async function answers(origin: string): Promise<Finding[]> {
  const statusOf = async (path: string) =>
    (await fetch(origin + path, { redirect: "manual" })).status;
  const [alive, ready, nowhere, mails] = await Promise.all(
    ["/healthz", "/readyz", "/no-such-page-here", "/dev/mail"].map(statusOf),
  );
  const personal = await cachedPersonalPages(origin);
  return [
    ...(alive === 200 ? [] : [fault("health", `/healthz answers ${alive}.`)]),
    ...(ready === 200
      ? []
      : [fault("health", `/readyz answers ${ready}: what is sent cannot be stored.`)]),
    ...(nowhere === 404
      ? []
      : [fault("health", `An unknown address answers ${nowhere} and not 404.`)]),
    ...(mails === 404 ? [] : [fault("mail", "/dev/mail shows kept mails to the world.")]),
    ...(personal.length === 0
      ? []
      : [
          fault(
            "headers",
            `${personal.join(", ")} may be kept by caches on the way: does a proxy replace Cache-Control?`,
          ),
        ]),
  ];
}

/** Pages that are made for one visitor, and say that others may have them. */
async function cachedPersonalPages(origin: string): Promise<string[]> {
  const paths = allPaths().flatMap(({ path, prerender }) => (prerender ? [] : [path]));
  const cached = await Promise.all(
    paths.map(async (path) => {
      const { status, headers: said } = await fetch(origin + path, { redirect: "manual" });
      return status === 200 && !/no-store|private/.test(said.get("cache-control") ?? "");
    }),
  );
  return paths.filter((_, index) => cached[index]);
}

/** What is still of the template, and not of the site's owner. */
async function leftovers(origin: string): Promise<Finding[]> {
  const pages = (await sitemapOf(origin)).filter((address) => address.startsWith(origin));
  const invented: string[] = [];
  const demos: string[] = [];
  const samples: string[] = [];
  const [demo = ""] = demoOf.split("{");
  const queue = pages.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const address of queue) {
        const page = await textAt(address);
        const mails = [...page.matchAll(/mailto:[\w.+-]+@([\w.-]+)/g)].map(([, host = ""]) => host);
        if (mails.some(isInvented)) invented.push(address);
        if (page.includes(demo)) demos.push(address);
        if (factsIn(page, sampleFacts).length > 0) samples.push(address);
      }
    }),
  );
  return [
    ...(pages.includes(`${origin}/template`)
      ? [
          fault(
            "leftovers",
            "The template’s showcase is still there: `npm run tidy -- --without showcase`.",
          ),
        ]
      : []),
    ...(demos.length > 0
      ? [fault("leftovers", `${count(demos)} of an invented business: ${some(demos)}.`)]
      : []),
    ...(invented.length > 0
      ? [fault("leftovers", `${count(invented)} with an invented mail address: ${some(invented)}.`)]
      : []),
    ...(samples.length > 0
      ? [
          fault(
            "leftovers",
            `${count(samples)} with the telephone or street of a sample: ${some(samples)}.`,
          ),
        ]
      : []),
    ...(pages.length < 3 ? [look("leftovers", "The sitemap names hardly any pages.")] : []),
  ];
}

const count = ({ length }: readonly string[]) =>
  length === 1 ? "1 page is" : `${length} pages are`;

const some = (list: readonly string[]) =>
  list
    .toSorted()
    .slice(0, NAMED)
    .map((address) => new URL(address).pathname)
    .join(", ") + (list.length > NAMED ? ", …" : "");

async function sitemapOf(origin: string): Promise<string[]> {
  const text = await textAt(`${origin}/sitemap.xml`);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
}

async function textAt(address: string): Promise<string> {
  const answer = await fetch(address);
  return answer.ok ? answer.text() : "";
}
