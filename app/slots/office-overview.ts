import type { ComponentType } from "react";
import type { Services } from "#server/services/services.ts";
import type { InWords } from "#app/features/back-office/parts/moment.server.ts";
import { SubscriberCount } from "#app/features/newsletter/office/subscriber-count.tsx";
import { LatestOrders } from "#app/features/shop/office/latest-orders.tsx";
import { LowStock } from "#app/features/shop/office/low-stock.tsx";

/** What the features' servers tell for the overview of the back office (`overview()` of each). */
type Overview = InWords<Awaited<ReturnType<Services["backOffice"]["overview"]>>>;
type OverviewParts = Readonly<Record<string, ComponentType<Overview>>>;

/** What features show there, in the page's order, under the names by which their servers hand it in. */
export const overviewParts: OverviewParts = { latestOrders: LatestOrders, lowStock: LowStock };

/** What they say in a sentence, in the quiet line below what waits. */
export const overviewSentences: OverviewParts = { confirmedSubscribers: SubscriberCount };
