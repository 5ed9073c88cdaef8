import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import { move } from "../move.ts";
import { compose, type Sender } from "./compose.ts";
import type { MailTransport } from "./mail.ts";

/** The folder below DATA_DIR with the kept mails. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, "mail");
}

/**
 * Keeps each mail as a file instead of sending it: the default while SMTP_URL is unset. The name is made of time and id, so
 * a repeated attempt replaces its own file.
 */
export function createDiskTransport(dataDir: string, from: Sender, logger: Logger): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const folder = mailFolder(dataDir);
  return {
    async send(mail) {
      const { message } = await composer.sendMail(compose(mail, from));
      const time = new Date(mail.createdAt).toISOString().replace(/[:.]/g, "-");
      const name = `${time}-${mail.id}.eml`;
      // Nobody but the server's own account reads them: a mail may hold what opens an account.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${name}.part`), message as Buffer, { mode: 0o600 });
      await move(join(folder, `${name}.part`), join(folder, name));
      logger.info({ file: name }, "mail kept in the data folder (SMTP_URL is not set)");
    },
    close: () => composer.close(),
  };
}
