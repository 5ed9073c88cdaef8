import type { Admin, Listed, ListRequest } from "#server/contract/office.ts";
import type { OwnerStep, ToldState } from "#shared/shop/order-state.ts";
import type { OrderView } from "#shared/shop/order.ts";

export interface OrderRow {
  number: string;
  state: ToldState;
  name: string;
  email: string;
  /** As the site's language writes it: "€49.00". */
  total: string;
  pieces: number;
  placedAt: number;
}

export interface AdminOrders {
  /** Newest first. Searches number, name and mail address. */
  list(request: ListRequest): Promise<Listed<OrderRow>>;
  /** `next`: the states it can be moved to from where it is. */
  find(number: string): Promise<{ order: OrderView; next: readonly OwnerStep[] } | null>;
  /** Answers what is told of it then; null: unknown, or it cannot go there from where it is now. */
  move(admin: Admin, number: string, state: OwnerStep): Promise<ToldState<OwnerStep> | null>;
}

export interface StockRow {
  sku: string;
  /** Name, colour and size, for people. */
  label: string;
  /** Address of the article's page; null when the catalogue has it no more. */
  path: string | null;
  available: number;
  /** Pieces in orders that wait to be paid. */
  reserved: number;
}

export interface AdminStock {
  /** Searches stock keeping unit and label. States: `low`, `none`. */
  list(request: ListRequest): Promise<Listed<StockRow>>;
  /** Sets what is left. `changed`: somebody bought or counted in between, and `available` is what there is now; nothing was set. */
  count(
    admin: Admin,
    sku: string,
    change: { from: number; to: number },
  ): Promise<
    { kind: "counted" } | { kind: "changed"; available: number } | { kind: "unknown" | "invalid" }
  >;
}
