import { readFile } from "node:fs/promises";
import { loadavg } from "node:os";
import autocannon from "autocannon";
import { ABOUT_US, BLOG_GRID, CART, SEARCH } from "#content/addresses.ts";
import { startSiteServer } from "../tests/support/site-server.ts";
import { startBareServer } from "./lib/bare-server.ts";
import { ensureBuilt } from "./lib/project.mjs";

/**
 * `npm run bench:server`: how many answers a second the built site gives, with its log, beside a server of nothing but Node that sends the
 * same bytes and headers from memory. Both take turns within each round, so that what else the machine does hits both; what counts is
 * the ratio of a pair, as the median and the spread of the rounds. "ms" is the server's own computing for one answer, where the system tells.
 */
const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 20;
const kinds = {
  prerendered: ["/", ABOUT_US, BLOG_GRID],
  "prerendered data": [`${ABOUT_US}.data`],
  "made on request": [CART, `${SEARCH}?q=harbour`, `${ABOUT_US}?a=1`],
  unknown: ["/no-such-page"],
} as const;
const cases = Object.entries(kinds).flatMap(([kind, addresses]) =>
  addresses.flatMap((address) =>
    (kind === "prerendered" ? ["br", "identity"] : ["br"]).map((encoding) => ({
      kind,
      address,
      encoding,
    })),
  ),
);

interface Subject {
  url: string;
  pid: number;
}
type Case = (typeof cases)[number];

await ensureBuilt();
const site = await startSiteServer({ LOG_LEVEL: "info" });
const bare = await startBareServer(site.url, Object.values(kinds).flat());
try {
  console.log(
    `load average ${loadavg()[0]?.toFixed(1)}; memory ${await memory(site)} at the start`,
  );
  for (const each of cases) for (const subject of [site, bare]) await measure(subject, each, 1);
  const rows: Record<string, Record<string, string | number>> = {};
  for (const each of cases)
    rows[`${each.kind}: ${each.address}, ${each.encoding}`] = await compare(each);
  console.table(rows);
  console.log(`load average ${loadavg()[0]?.toFixed(1)}; memory ${await memory(site)} at the end`);
} finally {
  bare.stop();
  await site.stop();
}

async function compare(each: Case) {
  const rounds: { site: Measured; bare: Measured }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({
      site: await measure(site, each, SECONDS),
      bare: await measure(bare, each, SECONDS),
    });
  const ratios = sorted(rounds.map((pair) => pair.site.rate / pair.bare.rate));
  const computing = sorted(rounds.map((pair) => pair.bare.ms / pair.site.ms));
  return {
    "site/s": Math.round(middle(sorted(rounds.map((pair) => pair.site.rate)))),
    "bare/s": Math.round(middle(sorted(rounds.map((pair) => pair.bare.rate)))),
    ratio: Number(middle(ratios).toFixed(2)),
    spread: `${ratios[0]?.toFixed(2)}–${ratios.at(-1)?.toFixed(2)}`,
    "site ms": Number(middle(sorted(rounds.map((pair) => pair.site.ms))).toFixed(3)),
    "bare ms": Number(middle(sorted(rounds.map((pair) => pair.bare.ms))).toFixed(3)),
    "ratio of ms": Number(middle(computing).toFixed(2)),
  };
}

type Measured = Awaited<ReturnType<typeof measure>>;

async function measure({ url, pid }: Subject, { address, encoding }: Case, duration: number) {
  const before = await computing(pid);
  const {
    requests,
    errors,
    duration: taken,
  } = await autocannon({
    url: `${url}${address}`,
    connections: CONNECTIONS,
    duration,
    headers: { "accept-encoding": encoding },
  });
  if (errors > 0) throw new Error(`${errors} requests for ${address} failed.`);
  return { rate: requests.total / taken, ms: ((await computing(pid)) - before) / requests.total };
}

/** Milliseconds that a process has computed, in steps of ten; NaN where the system does not tell. */
async function computing(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const [user, system] = stat
    .replace(/^.*\) /s, "")
    .split(" ")
    .slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

/** Resident, in MB. */
async function memory({ pid }: Subject): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)} MB`;
}

function sorted(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b);
}

function middle(values: readonly number[]): number {
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}
