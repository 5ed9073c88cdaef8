import { sql } from "kysely";
import { subscribeForm } from "#forms/subscribe/form.ts";
import { SUBSCRIBERS, SUBSCRIBERS_FILE } from "#shared/newsletter/office-addresses.ts";
import type { Feature, House, MadeFeature } from "#server/contract/feature.ts";
import { tokenForm } from "#server/contract/form.ts";
import { unconfirmedPeriod } from "#server/house-keeping.ts";
import { countRows } from "#server/services/listing.ts";
import { unsubscribeRoutes } from "./api.ts";
import { createNewsletterTables } from "./create-tables.ts";
import { keeping, unsubscribedPeriod } from "./keeping.ts";
import { subscriptionLinks } from "#forms/subscribe/mails.ts";
import { createAdminSubscribers, subscribersFile, unsubscribeAddress } from "./office.ts";
import { subscriptionHolder } from "./personal-data.ts";
import type { SubscriptionService } from "./port.ts";
import { createSubscriptions } from "./subscriptions.ts";
import * as words from "./words.ts";

/** The e-mail list, by double opt-in. */
export const newsletter = {
  name: "newsletter",
  migrations: { "0001-newsletter": createNewsletterTables },
  keeping,

  create(house: House) {
    const { database, settings } = house;
    const service: SubscriptionService = createSubscriptions({
      ...house,
      links: subscriptionLinks(settings.publicUrl),
    });
    const forms = [
      subscribeForm(service),
      tokenForm({
        name: "confirm-subscription",
        deadLink: words.deadLink,
        redeem: (token) => service.confirm(token),
      }),
      tokenForm({
        name: "unsubscribe",
        deadLink: words.deadLink,
        redeem: (token) => service.unsubscribe(token),
      }),
    ];
    return {
      service,
      forms,
      api: unsubscribeRoutes(service),
      personalData: [subscriptionHolder],
      retention: (time, before) => [
        {
          table: "subscription_tokens",
          key: "hash",
          isPast: sql`expires_at is not null and expires_at <= ${time}`,
        },
        {
          table: "subscriptions",
          key: "id",
          isPast: sql`state = 'pending' and requested_at < ${before(unconfirmedPeriod)}`,
        },
        {
          table: "subscriptions",
          key: "id",
          isPast: sql`state = 'unsubscribed' and unsubscribed_at < ${before(unsubscribedPeriod)}`,
        },
      ],
      office({ audit }) {
        const subscribers = createAdminSubscribers({ database, audit, list: service });
        return {
          panels: { subscribers },
          sections: [{ path: SUBSCRIBERS, label: words.subscribers, key: "u", place: 50 }],
          actions: { "subscriber-unsubscribe": unsubscribeAddress(subscribers) },
          files: { [SUBSCRIBERS_FILE]: subscribersFile(subscribers) },
          async overview() {
            const confirmed = database.queries
              .selectFrom("subscriptions")
              .where("state", "=", "confirmed");
            return { confirmedSubscribers: await countRows(confirmed) };
          },
        };
      },
    } satisfies MadeFeature;
  },
} as const satisfies Feature;
