import * as z from 'zod/mini';
import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { findById } from '../../entities/search/search.ts';
import { inTransaction } from '../../base/database/in-transaction.ts';
import type { StoreApi, StoreApiCall } from '../../context/store-api.ts';
import { refuseViolations } from '../../http/violation.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../base/json.ts';
import { postMails } from '../../post/deliver-mails.ts';
import { localeOfLanguage } from '../../post/locale-of-language.ts';
import { queueMail } from '../../post/mail-table.ts';
import {
  contactMail,
  type ContactMessage,
  contactReceipt,
  revocationNotice,
  revocationReceipt,
} from '../mails/form-mails.ts';
import type { Shop } from '../../entities/shop.ts';
import { atMost, checkField, emailFormat, notBlank, noWebAddress, fieldText } from '../../http/field-checks.ts';
import { isCustomerOfOrder, isOwnConfirmedAddress } from '../customer/known-addresses.ts';
import { backOffs, receiptAllowance, takeFromAllowance } from '../../context/rate-limit.ts';
import { refuseTooMany } from '../../context/refuse-too-many.ts';

/** Longest message of a form. */
const maxMessage = 10_000;

/** Forms anybody may send: contact and withdrawal. */
export function registerFormRoutes(api: StoreApi, shop: Shop): void {
  api.post('/contact-form', (call) => contact(call, shop));
  api.post('/revocation-request-form', (call) => revocation(call, shop));
}

const configSchema = z.object({ translated: z.object({ config: z.custom<JsonObject>(isConfig) }) });

function contactViolations(shop: Shop, body: JsonObject) {
  const { contactFirstNameRequired, contactLastNameRequired, contactPhoneRequired } = shop.config;
  const personal = (name: string, isRequired: boolean) =>
    checkField(body[name], `/${name}`, ...(isRequired ? [notBlank()] : []), atMost(), noWebAddress);
  return [
    ...checkField(body['salutationId'], '/salutationId', notBlank()),
    ...checkField(body['email'], '/email', notBlank(), atMost(), emailFormat()),
    ...checkField(body['subject'], '/subject', notBlank(), atMost()),
    ...checkField(body['comment'], '/comment', notBlank(), atMost(maxMessage)),
    ...personal('firstName', contactFirstNameRequired),
    ...personal('lastName', contactLastNameRequired),
    ...personal('phone', contactPhoneRequired),
  ];
}

function isConfig(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function configValue(config: JsonObject, key: string): JsonValue {
  const entry = config[key];
  return isJsonObject(entry) ? (entry['value'] ?? null) : null;
}

/** Receivers and answer of the CMS form the message came from; without one it goes to the shop. */
function formSettings(shop: Shop, slotId: string | null, context: SalesChannelContext) {
  const fallback = { receivers: [shop.config.shopEmail], successMessage: '' };
  if (slotId === null || !/^[0-9a-f]{32}$/.test(slotId)) return fallback;
  const slot = configSchema.safeParse(findById(shop, 'cms_slot', { id: slotId }, context));
  if (!slot.success) return fallback;
  const { config } = slot.data.translated;
  const listed = configValue(config, 'mailReceiver');
  const receivers = Array.isArray(listed) ? listed.filter((item) => typeof item === 'string') : [];
  return {
    receivers: receivers.length > 0 ? receivers : fallback.receivers,
    successMessage: fieldText(configValue(config, 'confirmationText')) ?? '',
  };
}

async function contact(call: StoreApiCall, shop: Shop): Promise<Response> {
  const { body, context, clientAddress } = call.var;
  refuseViolations(contactViolations(shop, body));
  refuseTooMany(shop, `contact:${clientAddress}`, backOffs.mail);
  const { receivers, successMessage } = formSettings(shop, fieldText(body['slotId']), context);
  const message: ContactMessage = {
    name: nameOf(body),
    email: fieldText(body['email']) ?? '',
    phone: fieldText(body['phone']),
    subject: fieldText(body['subject']) ?? '',
    comment: fieldText(body['comment']) ?? '',
    arrivedAt: shop.clock(),
  };
  const { email } = message;
  const locale = localeOfLanguage(shop, context.languageIds[0]);
  inTransaction(shop.database, () => {
    for (const to of receivers) queueMail(shop, contactMail(to, message));
    const isQuoted = isOwnConfirmedAddress(shop, email, context);
    const receipt = contactReceipt(message, { shopName: shop.config.shopName, locale }, isQuoted);
    // The message has arrived all the same: whoever is flooded in somebody's name just gets no more receipts.
    if (takeFromAllowance(shop, `receipt:${email.toLowerCase()}`, receiptAllowance) === 0) queueMail(shop, receipt);
  });
  await postMails(shop);
  return call.json({ individualSuccessMessage: successMessage, apiAlias: 'contact_form_result' });
}

/** Longest text, in characters, that goes back to an address nobody knows: a declaration needs no more. */
const longestRepeated = 500;

/** Of no use to whoever wants to send a message in the shop's name. */
const isHarmless = (text: string): boolean =>
  [...text].length <= longestRepeated && noWebAddress(text, '/comment').length === 0 && !text.includes('@');

const nameOf = (body: JsonObject): string =>
  `${fieldText(body['firstName']) ?? ''} ${fieldText(body['lastName']) ?? ''}`.trim();

/**
 * Declaration of withdrawal (§ 356a BGB): only name, contract, e-mail address and an optional text are asked for, it
 * works without login, and the receipt with content, date and time goes out at once. Any address may be typed here: only
 * the customer of the order gets a text back that holds web addresses or is long.
 */
async function revocation(call: StoreApiCall, shop: Shop): Promise<Response> {
  const { body, context, clientAddress } = call.var;
  refuseViolations([
    ...checkField(body['firstName'], '/firstName', atMost(), noWebAddress),
    ...checkField(body['lastName'], '/lastName', atMost(), noWebAddress),
    ...checkField(body['email'], '/email', notBlank(), atMost(), emailFormat()),
    ...checkField(body['contractNumber'], '/contractNumber', notBlank(), atMost(), noWebAddress),
    ...checkField(body['comment'], '/comment', atMost(maxMessage)),
  ]);
  refuseTooMany(shop, `revocation:${clientAddress}`, backOffs.mail);
  const email = fieldText(body['email']) ?? '';
  const contract = fieldText(body['contractNumber']) ?? '';
  const comment = fieldText(body['comment']);
  const message = { name: nameOf(body), email, contract, comment, arrivedAt: shop.clock() };
  const { shopName, shopEmail } = shop.config;
  const receipt = { shopName, locale: localeOfLanguage(shop, context.languageIds[0]) };
  const mayRepeat = comment === null || isHarmless(comment) || isCustomerOfOrder(shop, email, contract);
  inTransaction(shop.database, () => {
    queueMail(shop, revocationReceipt(message, receipt, mayRepeat));
    queueMail(shop, revocationNotice(shopEmail, message));
  });
  await postMails(shop);
  return call.json({ individualSuccessMessage: '', apiAlias: 'revocation_request_form_result' });
}
