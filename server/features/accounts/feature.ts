import { sql } from "kysely";
import type { Feature, House, MadeFeature } from "#server/contract/feature.ts";
import { createAccounts } from "./accounts.ts";
import { createAccountTables } from "./create-tables.ts";
import { accountDataRoutes } from "./data-file.ts";
import { keeping } from "./keeping.ts";
import { accountHolders } from "./personal-data.ts";
import { accountPosts } from "./posts.ts";
import { unconfirmedPeriod } from "#server/house-keeping.ts";

/** Accounts of visitors: better-auth behind the house's own limits, mails and pages (decision 21). */
export const accounts = {
  name: "accounts",
  migrations: { "0001-accounts": createAccountTables },
  keeping,

  create(house: House) {
    const service = createAccounts(house);
    return {
      service,
      posts: accountPosts(service, house),
      routes: () => accountDataRoutes(service),
      findAccount: (cookies) => service.findBySession(cookies),
      get personalData() {
        return accountHolders(house);
      },
      retention: (time, before) => [
        // Their credentials and links go with them.
        {
          table: "accounts",
          key: "id",
          // A link that was mailed works for as long as its mail says.
          isPast: sql`email_verified = 0 and created_at < ${before(unconfirmedPeriod)} and not exists (
            select 1 from account_links
            where account_links.account_id = accounts.id and account_links.expires_at > ${time}
          )`,
        },
        { table: "account_sessions", key: "id", isPast: sql`expires_at <= ${time}` },
        { table: "account_links", key: "id", isPast: sql`expires_at <= ${time}` },
      ],
    } satisfies MadeFeature;
  },
} as const satisfies Feature;
