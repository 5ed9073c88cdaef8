import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { site } from "#content/site.ts";
import type { Feature } from "#server/contract/feature.ts";
import type { Settings } from "#server/env.ts";
import { DAY } from "#server/clock.ts";
import { PARTIAL } from "#server/db/whole-file.ts";
import { isOfFileManager } from "#shared/left-behind.ts";
import { type Finding, fault, look } from "./finding.ts";

/**
 * What the server's settings still lack, as far as they can be read without asking another machine.
 * @param backups the folder that they are made in.
 */
export async function settingsFindings(
  settings: Settings,
  features: readonly Pick<Feature, "beforeOpening">[],
  backups = join(settings.dataDir, "backups"),
): Promise<Finding[]> {
  const { publicUrl, smtpUrl, trustProxy, rateLimit, maintenance } = settings;
  const mails = {
    MAIL_FROM: settings.mailFrom ?? site.email,
    OWNER_EMAIL: settings.ownerEmail ?? site.email,
  };
  return [
    ...(smtpUrl ? [] : [fault("mail", "No mail is sent, each is kept as a file: set SMTP_URL.")]),
    ...Object.entries(mails).flatMap(([name, mail]) =>
      isInvented(mail)
        ? [
            fault(
              "mail",
              `${name} is ${mail}, where nobody reads: set it, or the mail in content/site.ts.`,
            ),
          ]
        : [],
    ),
    ...(publicUrl.startsWith("https:") && trustProxy === 0
      ? [
          fault(
            "proxy",
            "TRUST_PROXY is 0, so that the proxy counts as the only visitor and its limits hold for all together: set it to 1.",
          ),
        ]
      : []),
    ...(rateLimit ? [] : [fault("limits", "RATE_LIMIT is off: leave it out.")]),
    ...(maintenance ? [look("maintenance", "MAINTENANCE is set: every page answers 503.")] : []),
    ...features.flatMap((feature) =>
      (feature.beforeOpening?.(settings) ?? []).map((sentence) => look("features", sentence)),
    ),
    ...(await backupFindings(backups)),
  ];
}

/** Addresses that were reserved for examples. */
export function isInvented(address: string): boolean {
  return /(?:^|[@.])example(?:\.(?:com|net|org))?$|\.example$/.test(address);
}

async function backupFindings(folder: string): Promise<Finding[]> {
  const isBackup = (name: string) => !isOfFileManager(name) && !name.includes(PARTIAL);
  const names = (await readdir(folder).catch(() => [])).filter(isBackup);
  const times = await Promise.all(
    names.map(async (name) => (await stat(join(folder, name))).mtimeMs),
  );
  const age = Date.now() - Math.max(0, ...times);
  if (names.length === 0)
    return [
      look(
        "backups",
        `There is no backup in ${folder}: let a timer run \`npm run backup\` every day, and copy it to another machine. Are they made elsewhere? \`--backups FOLDER\` looks there.`,
      ),
    ];
  if (age > 2 * DAY)
    return [
      look(
        "backups",
        `The newest backup in ${folder} is ${Math.floor(age / DAY)} days old: does the timer still run?`,
      ),
    ];
  return [];
}
