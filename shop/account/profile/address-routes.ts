import { equals } from '../../entities/criteria/criteria.ts';
import { requireId } from '../../entities/criteria/criteria-error.ts';
import { extended, maxLimit, parseCriteria } from '../../entities/criteria/parse-criteria.ts';
import { findById, search, searchResultJson } from '../../entities/search/search.ts';
import { respond } from '../../context/respond.ts';
import { shopError, type ShopError } from '../../http/shop-error.ts';
import type { StoreApi, StoreApiCall } from '../../context/store-api.ts';
import { refuseViolations } from '../../http/violation.ts';
import { randomId } from '../../base/random-id.ts';
import { upsert } from '../../seeding/upsert.ts';
import type { Shop } from '../../entities/shop.ts';
import { activeAddresses } from '../../context/active-addresses.ts';
import { addressFields, addressViolations } from '../../context/address-input.ts';
import { type CurrentCustomer, requireCustomer } from '../customer/require-customer.ts';
import { updateRow } from '../../seeding/update-row.ts';

/** The address book, guests included (Store API sheet, addresses). */
export function registerAddressRoutes(api: StoreApi, shop: Shop): void {
  api.on(['GET', 'POST'], '/account/list-address', (call) => list(call, shop));
  api.post('/account/address', (call) => create(call, shop));
  api.patch('/account/address/default-billing/:id', (call) => makeDefault(call, shop, 'defaultBillingAddressId'));
  api.patch('/account/address/default-shipping/:id', (call) => makeDefault(call, shop, 'defaultShippingAddressId'));
  api.patch('/account/address/:id', (call) => change(call, shop));
  api.delete('/account/address/:id', (call) => remove(call, shop));
}

function requireOwn(shop: Shop, call: StoreApiCall, customer: CurrentCustomer): string {
  const id = requireId(call.req.param('id') ?? '');
  const row = shop.database
    .prepare('SELECT 1 FROM customer_address WHERE id = ? AND customer_id = ?')
    .get(id, customer.id);
  if (row === undefined) throw addressError('NOT_FOUND', `Customer address with id "${id}" not found.`, id);
  return id;
}

const addressError = (code: string, detail: string, addressId: string): ShopError =>
  shopError({ status: 400, code: `CHECKOUT__CUSTOMER_ADDRESS_${code}`, detail, parameters: { addressId } });

function list(call: StoreApiCall, shop: Shop): Response {
  const { context, input } = call.var;
  const customer = requireCustomer(shop, context);
  const criteria = extended(parseCriteria(input), {
    limit: maxLimit,
    filters: [equals('customerId', customer.id)],
    sortings: [{ field: 'createdAt', order: 'ASC' }],
    associations: { country: {}, countryState: {}, salutation: {} },
  });
  return respond(call, searchResultJson(search(shop, 'customer_address', criteria, context)));
}

function answerAddress(call: StoreApiCall, shop: Shop, id: string): Response {
  return respond(call, findById(shop, 'customer_address', { id }, call.var.context) ?? null);
}

function create(call: StoreApiCall, shop: Shop): Response {
  const customer = requireCustomer(shop, call.var.context);
  const { body } = call.var;
  refuseViolations(addressViolations(shop, body, ''));
  const id = randomId(shop.random);
  upsert(shop, 'customer_address', [{ id, customerId: customer.id, ...addressFields(shop, body) }]);
  return answerAddress(call, shop, id);
}

function change(call: StoreApiCall, shop: Shop): Response {
  const id = requireOwn(shop, call, requireCustomer(shop, call.var.context));
  const { body } = call.var;
  refuseViolations(addressViolations(shop, body, ''));
  updateRow(shop, 'customer_address', id, addressFields(shop, body));
  return answerAddress(call, shop, id);
}

function remove(call: StoreApiCall, shop: Shop): Response {
  const { context } = call.var;
  const customer = requireCustomer(shop, context);
  const id = requireOwn(shop, call, customer);
  if ([customer.defaultBillingAddressId, customer.defaultShippingAddressId].includes(id)) {
    const detail = `Customer address with id "${id}" is a default address and cannot be deleted.`;
    throw addressError('IS_DEFAULT', detail, id);
  }
  const active = activeAddresses(shop, context);
  if (active?.billingAddressId === id || active?.shippingAddressId === id) {
    throw addressError('IS_ACTIVE', `Customer address with id "${id}" is an active address and cannot be deleted.`, id);
  }
  shop.database.prepare('DELETE FROM customer_address WHERE id = ?').run(id);
  return call.body(null, 204);
}

function makeDefault(call: StoreApiCall, shop: Shop, field: string): Response {
  const customer = requireCustomer(shop, call.var.context);
  updateRow(shop, 'customer', customer.id, { [field]: requireOwn(shop, call, customer) });
  return call.body(null, 204);
}
