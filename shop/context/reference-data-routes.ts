import { type Criteria, equals, type Sorting } from '../entities/criteria/criteria.ts';
import { requireId } from '../entities/criteria/criteria-error.ts';
import { extended, parseCriteria } from '../entities/criteria/parse-criteria.ts';
import { search, searchResultJson } from '../entities/search/search.ts';
import { respond } from './respond.ts';
import type { StoreApi, StoreApiCall } from './store-api.ts';
import type { Shop } from '../entities/shop.ts';

const ascending = (field: string): Sorting => ({ field, order: 'ASC' });

/** Criteria of a request, within what the channel offers. */
export function offered(call: StoreApiCall, demands: Criteria): Criteria {
  const channel = equals('salesChannels.id', call.var.context.salesChannelId);
  const { sortings, ...rest } = extended(parseCriteria(call.var.input), demands);
  return { ...rest, sortings: sortings ?? [], filters: [channel, ...(rest.filters ?? [])] };
}

const byPosition = [ascending('position'), ascending('name')];
const active = [equals('active', true)];

/** Languages, currencies, countries and salutations (Store API sheet, reference data). */
export function registerReferenceDataRoutes(api: StoreApi, shop: Shop): void {
  const both = ['GET', 'POST'];
  api.on(both, '/language', (call) => {
    const found = search(shop, 'language', offered(call, {}), call.var.context);
    return respond(call, searchResultJson(found));
  });
  // A plain list, unlike its neighbours.
  api.on(both, '/currency', (call) => {
    const found = search(shop, 'currency', offered(call, {}), call.var.context);
    return respond(call, found.elements);
  });
  api.on(both, '/salutation', (call) => {
    const criteria = extended(parseCriteria(call.var.input), { sortings: [ascending('salutationKey')] });
    return respond(call, searchResultJson(search(shop, 'salutation', criteria, call.var.context)));
  });
  registerPlaces(api, shop);
}

function registerPlaces(api: StoreApi, shop: Shop): void {
  const both = ['GET', 'POST'];
  api.on(both, '/country', (call) => {
    const criteria = offered(call, { filters: active, sortings: byPosition });
    return respond(call, searchResultJson(search(shop, 'country', criteria, call.var.context)));
  });
  api.on(both, '/country-state/:countryId', (call) => {
    const filters = [...active, equals('countryId', requireId(call.req.param('countryId')))];
    const demands = { filters, sortings: byPosition };
    const criteria = extended(parseCriteria(call.var.input), demands);
    return respond(call, searchResultJson(search(shop, 'country_state', criteria, call.var.context)));
  });
}
