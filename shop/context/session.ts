import * as z from 'zod/mini';
import { parseJson } from '../base/json.ts';
import { randomToken } from '../base/random-id.ts';
import type { Shop } from '../entities/shop.ts';

export const sessionMigrations = [
  `CREATE TABLE sales_channel_api_context (
     token TEXT PRIMARY KEY,
     sales_channel_id TEXT NOT NULL,
     customer_id TEXT,
     choices TEXT NOT NULL,
     updated_at INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX sales_channel_api_context_customer ON sales_channel_api_context (customer_id);`,
  'CREATE INDEX sales_channel_api_context_updated ON sales_channel_api_context (updated_at)',
] as const;

const day = 24 * 60 * 60 * 1000;

const choice = z.optional(z.nullable(z.string()));
const choicesSchema = z.object({
  currencyId: choice,
  languageId: choice,
  paymentMethodId: choice,
  shippingMethodId: choice,
  countryId: choice,
  countryStateId: choice,
  billingAddressId: choice,
  shippingAddressId: choice,
});

/** What a session chose by `PATCH /context`; absent or null means the channel's (or customer's) default. */
export type SessionChoices = z.infer<typeof choicesSchema>;

export interface Session {
  readonly token: string;
  readonly salesChannelId: string;
  readonly customerId: string | null;
  readonly choices: SessionChoices;
  /** True one day after the last write: the token no longer stands for this session (Store API 6.6, P1D). */
  readonly expired: boolean;
}

export interface SessionPatch {
  readonly customerId?: string | null;
  readonly choices?: SessionChoices;
}

const rowSchema = z.object({
  token: z.string(),
  sales_channel_id: z.string(),
  customer_id: z.nullable(z.string()),
  choices: z.string(),
  updated_at: z.number(),
});

/** The stored session of a token, expired ones included; undefined when nothing was ever written under it. */
export function loadSession(shop: Shop, token: string): Session | undefined {
  return toSession(shop, shop.database.prepare('SELECT * FROM sales_channel_api_context WHERE token = ?').get(token));
}

/** The customer's newest session (expired ones included), which other devices share at login. */
export function findCustomerSession(shop: Shop, salesChannelId: string, customerId: string): Session | undefined {
  const row = shop.database
    .prepare(
      `SELECT * FROM sales_channel_api_context WHERE sales_channel_id = ? AND customer_id = ?
       ORDER BY updated_at DESC LIMIT 1`,
    )
    .get(salesChannelId, customerId);
  return toSession(shop, row);
}

/** Creates or changes the session of a token; fields left out keep their value. Renews its life by one day. */
export function saveSession(shop: Shop, key: { token: string; salesChannelId: string }, patch: SessionPatch): void {
  const before = loadSession(shop, key.token);
  const customerId = patch.customerId === undefined ? (before?.customerId ?? null) : patch.customerId;
  shop.database
    .prepare(
      `INSERT INTO sales_channel_api_context (token, sales_channel_id, customer_id, choices, updated_at)
       VALUES (?, ?, ?, ?, ?) ON CONFLICT (token) DO UPDATE SET
         customer_id = excluded.customer_id, choices = excluded.choices, updated_at = excluded.updated_at`,
    )
    .run(
      key.token,
      key.salesChannelId,
      customerId,
      JSON.stringify({ ...before?.choices, ...patch.choices }),
      shop.clock().getTime(),
    );
}

/**
 * Moves a session to a new token and returns it; the old token becomes an unknown one.
 * The cart moves separately (it belongs to the checkout).
 */
export function rotateToken(shop: Shop, token: string, newToken = randomToken(shop.random)): string {
  shop.database
    .prepare('UPDATE sales_channel_api_context SET token = ?, updated_at = ? WHERE token = ?')
    .run(newToken, shop.clock().getTime(), token);
  return newToken;
}

/** Forgets the session of a token. */
export function deleteSession(shop: Shop, token: string): void {
  shop.database.prepare('DELETE FROM sales_channel_api_context WHERE token = ?').run(token);
}

/** Makes every session of the customer anonymous, except the one of `exceptToken`. */
export function logOutEverywhere(shop: Shop, customerId: string, exceptToken = ''): void {
  shop.database
    .prepare('UPDATE sales_channel_api_context SET customer_id = NULL WHERE customer_id = ? AND token <> ?')
    .run(customerId, exceptToken);
}

function toSession(shop: Shop, row: unknown): Session | undefined {
  if (row === undefined) return undefined;
  const stored = rowSchema.parse(row);
  return {
    token: stored.token,
    salesChannelId: stored.sales_channel_id,
    customerId: stored.customer_id,
    choices: choicesSchema.parse(parseJson(stored.choices)),
    expired: shop.clock().getTime() - stored.updated_at > day,
  };
}
