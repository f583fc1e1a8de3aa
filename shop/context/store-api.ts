import type { Context, Hono } from 'hono';
import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import type { JsonObject, JsonValue } from '../base/json.ts';

/** What the middleware has worked out before a handler runs (`c.var.context` and so on). */
export interface StoreApiVariables {
  context: SalesChannelContext;
  /** JSON body or form fields; `{}` when there is none. */
  body: JsonObject;
  /** Query parameters in PHP notation (`ids[]=a`, `filter[id]=b`). */
  query: JsonObject;
  /** Body and query in one; the query wins. */
  input: JsonObject;
  /** Answered as `sw-context-token`; a handler that changes the session's token sets the new one. */
  token: string;
  /** Address of the client (of IPv6 its network) for rate limits. */
  clientAddress: string;
  /** Adds the canonical SEO URLs of the context to everything inside an answer that has some. */
  addSeoUrls: (value: JsonValue) => void;
}

export interface StoreApiEnvironment {
  Variables: StoreApiVariables;
  Bindings: { readonly clientAddress?: string | undefined };
}
export type StoreApi = Hono<StoreApiEnvironment>;
export type StoreApiCall = Context<StoreApiEnvironment>;
