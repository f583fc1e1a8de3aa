import * as z from 'zod/mini';
import { wireDate } from '../../entities/sql/stored-value.ts';
import { shopError } from '../../http/shop-error.ts';
import { refuseViolations, violation } from '../../http/violation.ts';
import { respond } from '../../context/respond.ts';
import type { StoreApi, StoreApiCall } from '../../context/store-api.ts';
import { inTransaction } from '../../base/database/in-transaction.ts';
import { postMails } from '../../post/deliver-mails.ts';
import { localeOfLanguage } from '../../post/locale-of-language.ts';
import { queueMail } from '../../post/mail-table.ts';
import type { Shop } from '../../entities/shop.ts';
import { confirmationMail, hashedEmail } from '../mails/account-mails.ts';
import { registeredCustomerJson } from '../customer/customer-json.ts';
import { emailTakenViolations } from '../customer/email-taken.ts';
import { fieldText } from '../../http/field-checks.ts';
import { hashPassword } from '../sign-in/password.ts';
import { type RegisteredCustomer, registerCustomer } from './register-customer.ts';
import { refuseTooManyFrom } from '../../context/refuse-too-many.ts';
import { readRegistration, type Registration } from './register-input.ts';
import { enterAsNewCustomer } from '../customer/session-changes.ts';
import { updateRow } from '../../seeding/update-row.ts';

/** Registration of customers and guests and its confirmation (Store API sheet, register body). */
export function registerRegistrationRoutes(api: StoreApi, shop: Shop): void {
  api.post('/account/register', (call) => register(call, shop));
  api.post('/account/register-confirm', (call) => confirm(call, shop));
}

function askForConfirmation(
  call: StoreApiCall,
  shop: Shop,
  { registration, hash }: { registration: Registration; hash: string },
): void {
  const { profile, email, storefrontUrl, isGuest } = registration;
  const facts = {
    to: email,
    name: `${fieldText(profile['firstName']) ?? ''} ${fieldText(profile['lastName']) ?? ''}`,
    locale: localeOfLanguage(shop, call.var.context.languageIds[0]),
    shopName: shop.config.shopName,
    storefrontUrl,
    hash,
  };
  queueMail(shop, confirmationMail(facts, isGuest));
}

async function register(call: StoreApiCall, shop: Shop): Promise<Response> {
  const { body, clientAddress, context } = call.var;
  const registration = readRegistration(shop, body, context);
  refuseTooManyFrom(shop, clientAddress, 'registration');
  const password = await hashedPassword(shop, registration);
  const { customerId } = inTransaction(shop.database, (): RegisteredCustomer => {
    // Again, because hashing takes a moment: two accounts never get one address.
    if (password !== null) refuseViolations(emailTakenViolations(shop, registration.email));
    const created = registerCustomer(shop, registration, password, context);
    if (created.confirmationHash === null) call.set('token', enterAsNewCustomer(shop, context, created.customerId));
    else askForConfirmation(call, shop, { registration, hash: created.confirmationHash });
    return created;
  });
  const posted = postMails(shop);
  const customer = registeredCustomerJson(shop, customerId, context);
  // The reference writes the customer once more after it made the answer, which carries no update time.
  updateRow(shop, 'customer', customerId, {});
  await posted;
  // It shows an empty hash here and the real one nowhere.
  return respond(call, { ...customer, hash: '' });
}

const waitingSchema = z.object({
  id: z.string(),
  email: z.string(),
  double_opt_in_confirm_date: z.nullable(z.string()),
});

async function hashedPassword(shop: Shop, { password }: Registration): Promise<string | null> {
  return password === null ? null : hashPassword(password, shop.random, shop.config.passwordHashCost);
}

function findByHash(shop: Shop, hash: string | null) {
  if (hash === null)
    throw shopError({ status: 404, code: 'CHECKOUT__NO_HASH_PROVIDED', detail: 'The given hash is empty.' });
  const row = shop.database
    .prepare('SELECT id, email, double_opt_in_confirm_date FROM customer WHERE hash = ?')
    .get(hash);
  if (row !== undefined) return waitingSchema.parse(row);
  throw shopError({
    status: 404,
    code: 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH',
    detail: `No matching customer for the hash "${hash}" was found.`,
    parameters: { hash },
  });
}

function refuseOtherAddress(em: string | null, email: string): void {
  const expected = hashedEmail(email);
  if (em === expected) return;
  refuseViolations([
    violation({
      code: 'VIOLATION::NOT_EQUAL_ERROR',
      detail: `Dieser Wert sollte gleich "${expected}" sein.`,
      pointer: '/em',
      parameters: {
        '{{ value }}': `"${em ?? ''}"`,
        '{{ compared_value }}': `"${expected}"`,
        '{{ compared_value_type }}': 'string',
      },
    }),
  ]);
}

function confirm(call: StoreApiCall, shop: Shop): Response {
  const { body, context } = call.var;
  const customer = findByHash(shop, fieldText(body['hash']));
  if (customer.double_opt_in_confirm_date !== null) {
    throw shopError({
      status: 412,
      code: 'CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED',
      detail: `The customer with the id "${customer.id}" is already confirmed.`,
      parameters: { customerId: customer.id },
    });
  }
  refuseOtherAddress(fieldText(body['em']), customer.email);
  inTransaction(shop.database, () => {
    const now = wireDate(shop.clock());
    shop.database
      .prepare('UPDATE customer SET double_opt_in_confirm_date = ?, updated_at = ? WHERE id = ?')
      .run(now, now, customer.id);
    call.set('token', enterAsNewCustomer(shop, context, customer.id));
  });
  const json = registeredCustomerJson(shop, customer.id, context);
  return respond(call, { ...json, defaultBillingAddress: null, defaultShippingAddress: null });
}
