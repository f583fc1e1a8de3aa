import * as z from 'zod/mini';
import { tokenHeader } from './store-api-call.ts';

/** Where the session token lives between calls and reloads; a cookie of 365 days in the browser. */
export interface TokenStore {
  read(): string | undefined;
  write(token: string): void;
}

/** Since 6.6 only `GET /context` repeats the token in its body; 6.4 and 6.5 called it `contextToken`. */
const tokenBodySchema = z.object({ contextToken: z.optional(z.string()), token: z.optional(z.string()) });

/**
 * Stores the session token an answer brought, header before body.
 *
 * - Never from an answer with `Cache-Control: public`: a shared cache replays the token of whoever filled it (Store API 6.7).
 * - Never when the stored token changed while the call was under way: login and registration rotate it, and a slower
 *   answer to the old token would log the shopper out again.
 */
export function adoptToken(store: TokenStore, sent: string | undefined, headers: Headers, body: unknown): void {
  if (/\bpublic\b/i.test(headers.get('cache-control') ?? '')) return;
  const token = headers.get(tokenHeader) ?? tokenInBody(body);
  if (token === undefined || token === '' || token === sent || store.read() !== sent) return;
  store.write(token);
}

function tokenInBody(body: unknown): string | undefined {
  const parsed = tokenBodySchema.safeParse(body);
  return parsed.success ? (parsed.data.contextToken ?? parsed.data.token) : undefined;
}
