import * as z from 'zod/mini';
import { ask } from './ask.ts';
import { requireInput } from './missing-input-error.ts';
import { addressSchema } from './schemas/address.ts';
import { customerSchema } from './schemas/customer.ts';
import { domainsSchema } from './domains.ts';
import { paymentMethodSchema } from './schemas/payment-method.ts';
import { shippingMethodSchema } from './schemas/shipping-method.ts';
import { listOf, mapOf, numberOr, orNull, textOr } from './schemas/tolerant.ts';
import type { StoreApi } from './store-api.ts';
import type { StoreApiCall } from './store-api-call.ts';

export const currencySchema = z.object({
  id: z.string(),
  isoCode: z.string(),
  symbol: textOr(''),
  /** What one unit of the system's currency is in this one. */
  factor: numberOr(1),
  position: numberOr(1),
});
export type Currency = z.infer<typeof currencySchema>;

const salesChannelSchema = z.object({
  id: z.string(),
  languageId: z.string(),
  countryId: z.string(),
  navigationCategoryId: z.string(),
  footerCategoryId: orNull(z.string()),
  serviceCategoryId: orNull(z.string()),
  domains: domainsSchema,
});
export type SalesChannel = z.infer<typeof salesChannelSchema>;

const sessionContextSchema = z.pipe(
  z.object({
    currency: currencySchema,
    customer: orNull(customerSchema),
    paymentMethod: paymentMethodSchema,
    shippingMethod: shippingMethodSchema,
    shippingLocation: z.object({
      country: z.object({ id: z.string(), iso: textOr('') }),
      address: orNull(addressSchema),
    }),
    salesChannel: salesChannelSchema,
    context: z.object({ languageIdChain: z.array(z.string()), taxState: textOr('gross'), ruleIds: listOf(z.string()) }),
    currentCustomerGroup: orNull(z.object({ id: z.string() })),
    /** Rules that hold now, by what they are used for. */
    areaRuleIds: mapOf(z.array(z.string())),
  }),
  z.transform(({ context, shippingLocation, currentCustomerGroup: group, areaRuleIds, ...session }) => ({
    ...session,
    languageId: context.languageIdChain[0] ?? session.salesChannel.languageId,
    /** Rules that hold for this session and its cart, most important first. */
    ruleIds: context.ruleIds,
    /** Whether prices are shown `gross` or `net`. */
    taxState: context.taxState,
    /** Sessions of which this is equal see the same prices. */
    priceBasis: [
      session.currency.id,
      context.taxState,
      group?.id ?? '',
      ...(areaRuleIds['product'] ?? []).toSorted(),
    ].join(' '),
    shippingCountryId: shippingLocation.country.id,
    /** Two letters, such as DE. */
    shippingCountryIso: shippingLocation.country.iso,
    shippingAddress: shippingLocation.address,
  })),
);

/** The session: who, in which currency and language, paying and shipping how. */
export type SessionContext = z.infer<typeof sessionContextSchema>;

export const contextCall: StoreApiCall = { kind: 'session', method: 'GET', path: 'context' };

/** @throws {StoreApiError} */
export function getContext(api: StoreApi): Promise<SessionContext> {
  return ask(api, contextCall, sessionContextSchema);
}

interface ContextChange {
  readonly currencyId?: string;
  readonly languageId?: string;
  readonly billingAddressId?: string;
  readonly shippingAddressId?: string;
  readonly paymentMethodId?: string;
  readonly shippingMethodId?: string;
  readonly countryId?: string;
  readonly countryStateId?: string;
}

const patchAnswerSchema = z.nullish(z.object({ redirectUrl: orNull(z.string()) }));

/**
 * Changes the session.
 *
 * @returns the shop's address in the new language, or `null` when the language stayed.
 * @throws {StoreApiError} 400 for an id the shop does not know, 403 for an address while nobody is logged in.
 */
export async function patchContext(api: StoreApi, body: ContextChange): Promise<string | null> {
  const answer = await ask(api, { kind: 'change', method: 'PATCH', path: 'context', body }, patchAnswerSchema);
  return answer?.redirectUrl ?? null;
}

/** Changes the currency; without an id nothing happens but a line in the log (specification section 5). */
export async function setCurrency(api: StoreApi, currencyId: string | undefined): Promise<void> {
  if (!currencyId) return api.log('You need to provide currency id in order to set currency.');
  await patchContext(api, { currencyId });
}

/** Changes the language of the session; without an id nothing happens (specification section 5). */
export async function setLanguage(api: StoreApi, languageId: string | undefined): Promise<string | null> {
  return languageId ? patchContext(api, { languageId }) : null;
}

/** @throws {MissingInputError} without an id. @throws {StoreApiError} */
export async function setShippingMethod(api: StoreApi, id: string | undefined): Promise<void> {
  const message = 'You need to provide shipping method id in order to set shipping method.';
  await patchContext(api, { shippingMethodId: requireInput(id, message) });
}

/** @throws {MissingInputError} without an id. @throws {StoreApiError} */
export async function setPaymentMethod(api: StoreApi, id: string | undefined): Promise<void> {
  const message = 'You need to provide payment method id in order to set payment method.';
  await patchContext(api, { paymentMethodId: requireInput(id, message) });
}

const addressIdMissing = 'You need to provide address id in order to set the address.';

/** Ships this session's order to another of the customer's addresses. @throws {MissingInputError} @throws {StoreApiError} */
export async function setShippingAddress(api: StoreApi, id: string | undefined): Promise<void> {
  await patchContext(api, { shippingAddressId: requireInput(id, addressIdMissing) });
}

/** Bills this session's order to another of the customer's addresses. @throws {MissingInputError} @throws {StoreApiError} */
export async function setBillingAddress(api: StoreApi, id: string | undefined): Promise<void> {
  await patchContext(api, { billingAddressId: requireInput(id, addressIdMissing) });
}
