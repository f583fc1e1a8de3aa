import * as z from 'zod/mini';
import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { inTransaction } from '../../base/database/in-transaction.ts';
import { shopError, type ShopError } from '../../http/shop-error.ts';
import type { StoreApi, StoreApiCall } from '../../context/store-api.ts';
import { refuseViolations, violation } from '../../http/violation.ts';
import type { JsonObject } from '../../base/json.ts';
import { postMails } from '../../post/deliver-mails.ts';
import { localeOfLanguage } from '../../post/locale-of-language.ts';
import { queueMail } from '../../post/mail-table.ts';
import { randomId } from '../../base/random-id.ts';
import { upsert } from '../../seeding/upsert.ts';
import type { Shop } from '../../entities/shop.ts';
import { hashedEmail, newsletterMail } from '../mails/account-mails.ts';
import { salutationOf } from '../../context/address-input.ts';
import { atMost, checkField, emailFormat, notBlank, noWebAddress, oneOf, fieldText } from '../../http/field-checks.ts';
import { backOffs } from '../../context/rate-limit.ts';
import { refuseTooMany } from '../../context/refuse-too-many.ts';
import { requireCustomer, requireRegistered } from '../customer/require-customer.ts';
import { storefrontUrlViolations } from '../../context/storefront-url.ts';
import { updateRow } from '../../seeding/update-row.ts';

const recipientSchema = z.object({ id: z.string(), email: z.string(), status: z.string(), hash: z.string() });
type Recipient = z.infer<typeof recipientSchema>;

/** Newsletter with double opt-in (Store API sheet, newsletter). */
export function registerNewsletterRoutes(api: StoreApi, shop: Shop): void {
  api.post('/newsletter/subscribe', (call) => subscribe(call, shop));
  api.post('/newsletter/confirm', (call) => confirm(call, shop));
  api.post('/newsletter/unsubscribe', (call) => {
    unsubscribe(shop, fieldText(call.var.body['email']), call.var.context);
    return call.body(null, 204);
  });
  api.on(['GET', 'POST'], '/account/newsletter-recipient', (call) => {
    const { email } = requireRegistered(shop, call.var.context);
    const status = findRecipient(shop, 'email', email, call.var.context)?.status ?? 'undefined';
    return call.json({ status, apiAlias: 'account_newsletter_recipient' });
  });
}

const recipientNotFound = (identifier: string, value: string): ShopError =>
  shopError({
    status: 400,
    code: 'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND',
    detail: `The NewsletterRecipient with the identifier "${identifier}" - ${value} was not found.`,
    parameters: { identifier, value },
  });

const options = ['direct', 'subscribe', 'confirmSubscribe', 'unsubscribe'];
const names = ['title', 'firstName', 'lastName', 'street', 'city', 'zipCode'] as const;

function findRecipient(
  shop: Shop,
  field: 'email' | 'hash',
  value: string,
  context: SalesChannelContext,
): Recipient | undefined {
  const row = shop.database
    .prepare(
      `SELECT id, email, status, hash FROM newsletter_recipient WHERE ${field} = ? COLLATE NOCASE AND sales_channel_id = ?`,
    )
    .get(value, context.salesChannelId);
  return row === undefined ? undefined : recipientSchema.parse(row);
}

function unsubscribe(shop: Shop, email: string | null, context: SalesChannelContext): void {
  if (email === null) {
    throw shopError({
      status: 400,
      code: 'CONTENT__MISSING_EMAIL_PARAMETER',
      detail: 'The email parameter is missing.',
    });
  }
  const recipient = findRecipient(shop, 'email', email, context);
  if (recipient === undefined) throw recipientNotFound('email', email);
  updateRow(shop, 'newsletter_recipient', recipient.id, { status: 'optOut' });
}

/** A customer's own address needs no confirmation: it was confirmed by using the account. */
function needsConfirmation(shop: Shop, email: string, context: SalesChannelContext): boolean {
  const isOwn =
    context.customerId !== null && requireCustomer(shop, context).email.toLowerCase() === email.toLowerCase();
  return isOwn ? shop.config.newsletterDoubleOptInRegistered : shop.config.newsletterDoubleOptIn;
}

function keepRecipient(
  shop: Shop,
  body: JsonObject,
  before: Recipient | undefined,
  context: SalesChannelContext,
): void {
  const email = fieldText(body['email']) ?? '';
  const hash = randomId(shop.random);
  const mustConfirm = needsConfirmation(shop, email, context);
  const fields: JsonObject = {};
  for (const name of names) fields[name] = fieldText(body[name]);
  upsert(shop, 'newsletter_recipient', [
    {
      ...fields,
      ...(before === undefined ? {} : { id: before.id }),
      email,
      status: mustConfirm ? 'notSet' : 'direct',
      hash,
      salutationId: salutationOf(shop, body['salutationId']),
      languageId: context.languageIds[0],
      salesChannelId: context.salesChannelId,
    },
  ]);
  if (!mustConfirm) return;
  const facts = {
    to: email,
    name: `${fieldText(body['firstName']) ?? ''} ${fieldText(body['lastName']) ?? ''}`.trim(),
    locale: localeOfLanguage(shop, context.languageIds[0]),
    shopName: shop.config.shopName,
    storefrontUrl: fieldText(body['storefrontUrl']) ?? '',
    hash,
  };
  queueMail(shop, newsletterMail(facts));
}

async function subscribe(call: StoreApiCall, shop: Shop): Promise<Response> {
  const { body, context, clientAddress } = call.var;
  refuseViolations([
    ...checkField(body['email'], '/email', notBlank(), atMost(), emailFormat()),
    ...checkField(body['option'], '/option', notBlank(), oneOf(options)),
    ...names.flatMap((name) => checkField(body[name], `/${name}`, atMost(), noWebAddress)),
    ...storefrontUrlViolations(shop, body['storefrontUrl'], context),
  ]);
  refuseTooMany(shop, `newsletter:${clientAddress}`, backOffs.mail, 'CONTENT__NEWSLETTER_RECIPIENT_THROTTLED');
  const email = fieldText(body['email']) ?? '';
  inTransaction(shop.database, () => {
    if (fieldText(body['option']) === 'unsubscribe') return unsubscribe(shop, email, context);
    const before = findRecipient(shop, 'email', email, context);
    const isSubscribed = before !== undefined && ['direct', 'optIn'].includes(before.status);
    return isSubscribed ? undefined : keepRecipient(shop, body, before, context);
  });
  await postMails(shop);
  return call.body(null, 204);
}

function notEqual(pointer: string, value: string, expected: string) {
  return violation({
    code: 'VIOLATION::NOT_EQUAL_ERROR',
    detail: `Dieser Wert sollte gleich "${expected}" sein.`,
    pointer,
    parameters: {
      '{{ value }}': `"${value}"`,
      '{{ compared_value }}': `"${expected}"`,
      '{{ compared_value_type }}': 'string',
    },
  });
}

function confirm(call: StoreApiCall, shop: Shop): Response {
  const { body, context } = call.var;
  const hash = fieldText(body['hash']) ?? '';
  const recipient = findRecipient(shop, 'hash', hash, context);
  if (recipient === undefined) throw recipientNotFound('hash', hash);
  const em = fieldText(body['em']) ?? '';
  const expected = hashedEmail(recipient.email);
  refuseViolations([
    ...(recipient.status === 'notSet' ? [] : [notEqual('/status', recipient.status, 'notSet')]),
    ...(em === expected ? [] : [notEqual('/em', em, expected)]),
  ]);
  updateRow(shop, 'newsletter_recipient', recipient.id, {
    status: 'optIn',
    confirmedAt: shop.clock().toISOString(),
  });
  return call.body(null, 204);
}
