import type { Database } from "../../db/database.ts";
import type { Settings } from "../../env.ts";
import { mailFolder } from "../../mail/disk-transport.ts";
import type { Outbox } from "../outbox.ts";
import type { RateLimits } from "../rate-limits.ts";
import type { MoveOrder } from "../shop/orders.ts";
import { createAccess } from "./access.ts";
import { createAudit, createAuditLog } from "./audit.ts";
import { createAdminComments, type Moderation } from "./comments.ts";
import { createAdminMessages } from "./messages.ts";
import { createAdminOrders } from "./orders.ts";
import { createOverview } from "./overview.ts";
import { createPeople } from "./people.ts";
import type { BackOffice } from "./ports.ts";
import { createAdminStock } from "./stock.ts";
import { createAdminSubscribers } from "./subscribers.ts";

interface Parts {
  database: Database;
  outbox: Outbox;
  limits: RateLimits;
  settings: Settings;
  moderation: Moderation;
  moveOrder: MoveOrder;
  now: () => number;
}

/** Builds what stands behind `/admin`. Without ADMIN_EMAILS nobody can sign in, and the routes do not exist. */
export function createBackOffice(parts: Parts): BackOffice {
  const { database, settings, now } = parts;
  const { adminEmails, publicUrl } = settings;
  const audit = createAudit(now);
  const orders = createAdminOrders({ ...parts, audit });
  const stock = createAdminStock({ ...parts, audit });
  return {
    isOpen: adminEmails.length > 0,
    access: createAccess({ ...parts, audit, adminEmails, publicUrl }),
    ...createOverview({ database, orders, stock }),
    orders,
    stock,
    messages: createAdminMessages({ ...parts, audit }),
    subscribers: createAdminSubscribers({ ...parts, audit }),
    comments: createAdminComments({ ...parts, audit }),
    people: createPeople({ ...parts, audit, mailFolder: mailFolder(settings.dataDir) }),
    audit: createAuditLog(database),
  };
}
