import { sql } from "kysely";
import { Hono } from "hono";
import {
  AUDIT_LOG,
  isInOffice,
  OFFICE,
  PEOPLE,
  PERSON_FILE,
} from "#shared/back-office/addresses.ts";
import type { AppEnv } from "#server/context.ts";
import type { Feature, House, MadeFeature } from "#server/contract/feature.ts";
import { settingsOf } from "#server/contract/settings.ts";
import type { Office, OfficeTask } from "#server/contract/office.ts";
import type { Settings } from "#server/env.ts";
import { ownAddresses } from "#server/mail/about-whom.ts";
import { mailFolder } from "#server/mail/disk-transport.ts";
import { holdersOf } from "#server/services/holders.ts";
import { createAccess } from "./access.ts";
import { createAudit, createAuditLog } from "./audit.ts";
import { createBackOfficeTables } from "./create-tables.ts";
import { auditPeriod, keeping } from "./keeping.ts";
import { createBackOfficeLimits } from "./limits.ts";
import { createOverview } from "./overview.ts";
import { createPeople, erasePerson, personFile } from "./people.ts";
import type { BackOfficeService } from "./ports.ts";
import { adminRoutes } from "./routes.ts";
import { backOfficeSettings } from "./settings.ts";
import * as houseWords from "#server/words.ts";
import * as words from "./words.ts";

type Tasks = Readonly<Record<string, OfficeTask>>;

/** Nobody may sign in: then there is none. */
const isOpen = (settings: Settings) =>
  settingsOf(settings, backOfficeSettings).adminEmails.length > 0;

/** What stands behind `/admin`: signing in, people, the log, and what the other features hand in. */
export const backOffice = {
  name: "backOffice",
  migrations: { "0001-back-office": createBackOfficeTables },
  settings: backOfficeSettings,
  keeping,
  // The ids of its routes begin as its addresses do, with or without the stroke.
  onSite: (settings) => ({
    isClosed: (id) => !isOpen(settings) && (isInOffice(id) || isInOffice(`/${id}`)),
  }),
  beforeOpening: (settings) => (isOpen(settings) ? [] : [words.noOffice]),

  create(house: House) {
    const { database, settings, features, now } = house;
    const { publicUrl } = settings;
    const { adminEmails } = settingsOf(settings, backOfficeSettings);
    const audit = createAudit(now);
    let made: readonly Office[] | undefined;
    const offices = () =>
      (made ??= features().flatMap(({ office }) => (office ? [office({ audit })] : [])));
    const access = createAccess({
      ...house,
      limits: createBackOfficeLimits(house.limits),
      audit,
      adminEmails,
      publicUrl,
    });
    const people = createPeople({
      database,
      audit,
      holders: () => holdersOf(features()),
      mailFolder: mailFolder(settings.dataDir),
      own: ownAddresses(house.ownerEmail),
      now,
    });
    const service: BackOfficeService = {
      isOpen: isOpen(settings),
      access,
      people,
      ...createOverview(offices),
      sections: () =>
        offices()
          .flatMap(({ sections = [] }) => sections)
          .toSorted((a, b) => a.place - b.place),
      tasks: () => Object.assign({}, ...offices().map(({ tasks }) => tasks)) as Tasks,
      audit: createAuditLog(database),
    };
    return {
      service,
      sentences: () => ({
        "admin-sign-in": words.linkSent,
        ...Object.fromEntries(
          offices().flatMap(({ actions = {} }) =>
            Object.entries(actions).map(([form, { sent }]) => [form, sent] as const),
          ),
        ),
      }),
      labels: () => ({
        "admin-sign-in": { email: houseWords.email },
        ...Object.fromEntries(
          offices().flatMap(({ actions = {} }) =>
            Object.entries(actions).map(([form, { labels = {} }]) => [form, labels] as const),
          ),
        ),
      }),
      ready: () => Object.assign(service, ...offices().map(({ panels }) => panels)) as unknown,
      routes: (pages) => {
        const routes = new Hono<AppEnv>();
        if (service.isOpen) routes.use(adminRoutes({ access, offices, house }, pages));
        return routes;
      },
      office: () => ({
        panels: {},
        sections: [
          { path: OFFICE, label: words.overview, key: "h", place: 0 },
          { path: PEOPLE, label: words.people, key: "p", place: 60 },
          { path: AUDIT_LOG, label: words.auditLog, key: "a", place: 70 },
        ],
        actions: { "person-erase": erasePerson(people) },
        files: { [PERSON_FILE]: personFile(people) },
      }),
      retention: (time, before) => [
        { table: "admin_links", key: "hash", isPast: sql`expires_at <= ${time}` },
        { table: "admin_sessions", key: "hash", isPast: sql`expires_at <= ${time}` },
        { table: "audit_log", key: "id", isPast: sql`at < ${before(auditPeriod)}` },
      ],
    } satisfies MadeFeature;
  },
} as const satisfies Feature;
