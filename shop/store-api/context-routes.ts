import { respond } from '../context/respond.ts';
import type { StoreApi } from '../context/store-api.ts';
import type { Shop } from '../entities/shop.ts';
import { contextJson } from './context-json.ts';
import { domainAfterSwitch, switchContext } from './switch-context.ts';

/** `GET` and `PATCH /context`. */
export function registerContextRoutes(api: StoreApi, shop: Shop): void {
  api.get('/context', (call) => respond(call, contextJson(shop, call.var.context)));
  api.patch('/context', (call) => {
    const { context, body } = call.var;
    switchContext(shop, context, body);
    return respond(call, { redirectUrl: domainAfterSwitch(shop, context, body), apiAlias: 'array_struct' });
  });
}
