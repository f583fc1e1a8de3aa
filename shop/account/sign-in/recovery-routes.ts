import * as z from 'zod/mini';
import { inTransaction } from '../../base/database/in-transaction.ts';
import { shopError } from '../../http/shop-error.ts';
import type { StoreApi, StoreApiCall } from '../../context/store-api.ts';
import { refuseViolations } from '../../http/violation.ts';
import { postMails } from '../../post/deliver-mails.ts';
import { localeOfLanguage } from '../../post/locale-of-language.ts';
import { queueMail } from '../../post/mail-table.ts';
import { randomToken } from '../../base/random-id.ts';
import type { Shop } from '../../entities/shop.ts';
import { recoveryMail } from '../mails/account-mails.ts';
import { checkField, emailFormat, notBlank, fieldText } from '../../http/field-checks.ts';
import { hashPassword } from './password.ts';
import { newPasswordViolations } from './password-routes.ts';
import { success } from '../profile/profile-routes.ts';
import { backOffs } from '../../context/rate-limit.ts';
import { refuseTooMany, refuseTooManyFrom } from '../../context/refuse-too-many.ts';
import { findRegistered } from '../customer/require-customer.ts';
import { renewLogin } from '../customer/session-changes.ts';
import { storefrontUrlViolations } from '../../context/storefront-url.ts';
import { updateRow } from '../../seeding/update-row.ts';

/** A recovery link is good for two hours. */
const lifetime = 2 * 60 * 60 * 1000;

/** A new password by mail (Store API sheet, account). */
export function registerRecoveryRoutes(api: StoreApi, shop: Shop): void {
  api.post('/account/recovery-password', (call) => request(call, shop));
  api.post('/account/recovery-password-confirm', (call) => confirm(call, shop));
  api.post('/account/customer-recovery-is-expired', (call) => isExpired(call, shop));
}

const recoverySchema = z.object({ customer_id: z.string(), created_at: z.number() });

async function request(call: StoreApiCall, shop: Shop): Promise<Response> {
  const { body, context, clientAddress } = call.var;
  refuseViolations([
    ...checkField(body['email'], '/email', notBlank(), emailFormat()),
    ...storefrontUrlViolations(shop, body['storefrontUrl'], context),
  ]);
  const email = fieldText(body['email']) ?? '';
  refuseTooMany(shop, `recovery:${email.toLowerCase()}-${clientAddress}`, backOffs.mail);
  refuseTooManyFrom(shop, clientAddress, 'recovery');
  const customer = findRegistered(shop, email);
  // Nobody learns here who is a customer, as in later releases of 6.6 and in 6.7.
  if (customer === undefined) return call.json(success);
  const hash = randomToken(shop.random);
  inTransaction(shop.database, () => {
    shop.database
      .prepare(
        `INSERT INTO customer_recovery (customer_id, hash, created_at) VALUES (?, ?, ?)
         ON CONFLICT (customer_id) DO UPDATE SET hash = excluded.hash, created_at = excluded.created_at`,
      )
      .run(customer.id, hash, shop.clock().getTime());
    const facts = {
      to: customer.email,
      name: `${customer.firstName} ${customer.lastName}`,
      locale: localeOfLanguage(shop, context.languageIds[0]),
      shopName: shop.config.shopName,
      storefrontUrl: fieldText(body['storefrontUrl']) ?? '',
      hash,
    };
    queueMail(shop, recoveryMail(facts));
  });
  await postMails(shop);
  return call.json(success);
}

function findRecovery(shop: Shop, hash: string) {
  const row = shop.database.prepare('SELECT customer_id, created_at FROM customer_recovery WHERE hash = ?').get(hash);
  if (row === undefined) return undefined;
  const { customer_id: customerId, created_at: createdAt } = recoverySchema.parse(row);
  return { customerId, isExpired: shop.clock().getTime() - createdAt > lifetime };
}

function requireRecovery(shop: Shop, hash: string): string {
  const recovery = findRecovery(shop, hash);
  if (recovery !== undefined && !recovery.isExpired) return recovery.customerId;
  throw shopError({
    status: 410,
    code: 'CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED',
    detail: `The hash "${hash}" is expired.`,
    parameters: { hash },
  });
}

async function confirm(call: StoreApiCall, shop: Shop): Promise<Response> {
  const { body, context } = call.var;
  refuseViolations([...checkField(body['hash'], '/hash', notBlank()), ...newPasswordViolations(shop, body)]);
  const hash = fieldText(body['hash']) ?? '';
  requireRecovery(shop, hash);
  const password = await hashPassword(fieldText(body['newPassword']) ?? '', shop.random, shop.config.passwordHashCost);
  inTransaction(shop.database, () => {
    // Again, because hashing takes a moment: a link works once.
    const customerId = requireRecovery(shop, hash);
    shop.database.prepare('DELETE FROM customer_recovery WHERE customer_id = ?').run(customerId);
    updateRow(shop, 'customer', customerId, { password });
    call.set('token', renewLogin(shop, context, customerId));
  });
  return call.json(success);
}

function isExpired(call: StoreApiCall, shop: Shop): Response {
  const { body } = call.var;
  refuseViolations(checkField(body['hash'], '/hash', notBlank()));
  const hash = fieldText(body['hash']) ?? '';
  const recovery = findRecovery(shop, hash);
  if (recovery === undefined) {
    throw shopError({
      status: 404,
      code: 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH',
      detail: `No matching customer for the hash "${hash}" was found.`,
      parameters: { hash },
    });
  }
  return call.json({ apiAlias: 'array_struct', isExpired: recovery.isExpired });
}
