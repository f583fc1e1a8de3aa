import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../testing/serve-checkout.ts';
import { newCustomer, customersPassword, sameToken } from '../../testing/customers.ts';
import { isOwnPassword } from './own-password.ts';
import { findRegistered } from '../customer/require-customer.ts';

const shop = await openTestShop();
afterAll(() => shop.close());

async function newAccount() {
  const { email, shopper } = await newCustomer(shop);
  const customer = findRegistered(shop.shop, email);
  if (customer === undefined) throw new RangeError('The customer was just registered');
  const write = (sql: string) => shop.shop.database.prepare(sql).run(customer.id);
  return { customer, shopper, write };
}

test('a password is its owner’s, another one is not', async () => {
  const { customer } = await newAccount();
  expect(await isOwnPassword(shop.shop, customer, customersPassword)).toBe(true);
  expect(await isOwnPassword(shop.shop, customer, `${customersPassword}!`)).toBe(false);
});

test.each([
  ['replaced', "UPDATE customer SET password = 'scrypt$another' WHERE id = ?"],
  ['taken away with the account', 'DELETE FROM customer WHERE id = ?'],
  ['locked', 'UPDATE customer SET active = 0 WHERE id = ?'],
])('a password that is %s while it is checked no longer opens anything', async (_what, sql) => {
  const { customer, write } = await newAccount();
  const checking = isOwnPassword(shop.shop, customer, customersPassword);
  write(sql);
  expect(await checking).toBe(false);
});

test('of several new passwords at the same moment one counts, and only its sender stays logged in', async () => {
  const { shopper } = await newAccount();
  const clients = [1, 2, 3, 4].map((number) => ({ client: sameToken(shop, shopper), number }));
  const answers = await Promise.all(
    clients.map(async ({ client, number }) => {
      const newPassword = `Neues-Wort-${number}`;
      const body = { password: customersPassword, newPassword, newPasswordConfirm: newPassword };
      return client.call('POST', '/account/change-password', body);
    }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const contexts = await Promise.all(clients.map(({ client }) => client.ok('GET', '/context')));
  expect(contexts.filter(({ customer }) => customer !== null)).toHaveLength(1);
});
