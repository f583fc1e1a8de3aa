import type { Behaviour } from '../asking/behaviour.ts';
import { NotOffered } from '../asking/findings.ts';
import { addLines, lineOf, quantities, readCart } from '../asking/carts.ts';
import type { Client } from '../asking/client.ts';
import { otherProduct, plainProduct } from '../asking/product-choice.ts';
import { expectError, expectSame, expectStatus, expectThat, readErrors } from '../asking/expectations.ts';
import { logIn, newEmail, registerCustomer, registerGuest, storefrontUrl, whoAmI } from '../asking/people.ts';
import type { World } from '../asking/world.ts';
import { refusedToVisitors } from '../asking/refused-to-visitors.ts';

function withToken(world: World, token: string | undefined): Client {
  const client = world.newClient();
  client.token = token;
  return client;
}

const changePassword = (client: Client, password: string, newPassword: string, newPasswordConfirm = newPassword) =>
  client.post('/account/change-password', { password, newPassword, newPasswordConfirm });

/** Tries of one login before the next one has to wait (Store API sheet, rate limits). */
const allowedTries = 10;

export const sessionBehaviours: readonly Behaviour[] = [
  {
    name: 'a login with a wrong password, or of nobody, is refused with 401',
    async run(world) {
      const customer = await registerCustomer(world);
      const wrong = await logIn(world.newClient(), { ...customer, password: 'not-the-password' });
      expectError(wrong, { status: 401, code: 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS' });
      readErrors(expectStatus(await logIn(world.newClient(), { ...customer, email: newEmail(world) }), 401));
      const empty = await world.newClient().post('/account/login', { username: '', password: '' });
      expectError(empty, { status: 401, code: 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS' });
    },
  },
  {
    name: 'after ten wrong passwords the next try has to wait, and the answer says how long',
    async run(world) {
      const client = world.newClient();
      const body = { username: newEmail(world), password: 'guessed' };
      const tryOnce = () => client.send({ method: 'POST', path: '/account/login', body, patient: false });
      for (let tries = 0; tries < allowedTries; tries += 1) expectStatus(await tryOnce(), 401);
      const refused = await tryOnce();
      if (refused.status === 401) throw new NotOffered('the shop does not limit logins');
      expectError(refused, { status: 429, code: 'CHECKOUT__CUSTOMER_AUTH_THROTTLED' });
      expectThat(/"seconds":\s*\d+/.test(refused.text), 'seconds to wait', refused.text);
    },
  },
  {
    name: 'a second device shares the session of the first, and its cart',
    async run(world) {
      const customer = await registerCustomer(world);
      const product = plainProduct(world);
      await addLines(customer.client, lineOf(product));
      const second = world.newClient();
      expectStatus(await logIn(second, customer), 200);
      expectSame('token', second.token, customer.client.token);
      expectSame('cart', quantities(await readCart(second)), { [product.id]: 1 });
    },
  },
  {
    name: 'the cart of a visitor moves along with the registration',
    async run(world) {
      const client = world.newClient();
      const product = plainProduct(world);
      await addLines(client, lineOf(product, 2));
      await registerCustomer(world, client);
      expectSame('cart', quantities(await readCart(client)), { [product.id]: 2 });
    },
  },
  {
    name: 'logging in merges the cart of the visitor into that of the customer, adding quantities',
    async run(world) {
      const customer = await registerCustomer(world);
      const [shared, own] = [plainProduct(world), otherProduct(world)];
      await addLines(customer.client, lineOf(shared, 1, { payload: { mark: 'customer' } }));
      expectStatus(await customer.client.post('/account/logout'), 200);
      const visitor = world.newClient();
      await addLines(visitor, lineOf(shared, 2, { payload: { mark: 'visitor' } }), lineOf(own));
      expectStatus(await logIn(visitor, customer), 200);
      const cart = await readCart(visitor);
      expectSame('cart', quantities(cart), { [shared.id]: 3, [own.id]: 1 });
      expectSame('attachment', cart.lineItems.find(({ id }) => id === shared.id)?.payload['mark'], 'customer');
    },
  },
  {
    name: 'logging out leaves a stranger with an empty cart under a new token; logging in brings the cart back',
    async run(world) {
      const customer = await registerCustomer(world);
      const { client } = customer;
      const product = plainProduct(world);
      await addLines(client, lineOf(product));
      const before = client.token;
      expectStatus(await client.post('/account/logout'), 200);
      expectThat(client.token !== before, 'a new token', client.token);
      expectSame('customer', await whoAmI(client), null);
      expectSame('cart', (await readCart(client)).lineItems, []);
      expectStatus(await logIn(client, customer), 200);
      expectSame('cart after login', quantities(await readCart(client)), { [product.id]: 1 });
    },
  },
  {
    name: 'after a logout the old token opens nothing',
    async run(world) {
      const { client } = await registerCustomer(world);
      await addLines(client, lineOf(plainProduct(world)));
      const old = withToken(world, client.token);
      expectStatus(await client.post('/account/logout'), 200);
      expectSame('customer', await whoAmI(old), null);
      expectSame('cart', (await readCart(old)).lineItems, []);
    },
  },
  {
    name: 'a guest who logs out is gone with the cart',
    async run(world) {
      const { client } = await registerGuest(world);
      await addLines(client, lineOf(plainProduct(world)));
      expectStatus(await client.post('/account/logout'), 200);
      expectSame('cart', (await readCart(client)).lineItems, []);
    },
  },
  {
    name: 'logging in again in a session takes a new token, and the old one is nobody',
    async run(world) {
      const customer = await registerCustomer(world);
      const { client } = customer;
      const old = withToken(world, client.token);
      expectStatus(await logIn(client, customer), 200);
      expectSame('customer', (await whoAmI(client))?.id, customer.id);
      expectThat(client.token !== old.token, 'a new token', client.token);
      expectSame('customer of the old token', await whoAmI(old), null);
    },
  },
  refusedToVisitors('a visitor cannot log out', (client) => client.post('/account/logout')),
  {
    name: 'changing the password keeps this session, under a new token, and ends every other',
    async run(world) {
      const customer = await registerCustomer(world);
      const { client, password } = customer;
      const product = plainProduct(world);
      await addLines(client, lineOf(product));
      const other = withToken(world, client.token);
      const newPassword = `Fuge-${world.unique()}`;
      expectStatus(await changePassword(client, password, newPassword), 200);
      expectThat(client.token !== other.token, 'a new token', client.token);
      expectSame('customer', (await whoAmI(client))?.id, customer.id);
      expectSame('cart', quantities(await readCart(client)), { [product.id]: 1 });
      expectSame('customer of the other session', await whoAmI(other), null);
      expectStatus(await logIn(world.newClient(), customer), 401);
      expectStatus(await logIn(world.newClient(), { ...customer, password: newPassword }), 200);
    },
  },
  {
    name: 'a password changes with the old one, a long enough new one, and the same one twice',
    async run(world) {
      const { client, password } = await registerCustomer(world);
      const wrong = { status: 400, code: 'VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT', pointer: '/password' };
      expectError(await changePassword(client, 'not-the-password', 'Kontrapunkt-2'), wrong);
      const short = { status: 400, code: 'VIOLATION::TOO_SHORT_ERROR', pointer: '/newPassword' };
      expectError(await changePassword(client, password, 'kurz'), short);
      readErrors(expectStatus(await changePassword(client, password, 'Kontrapunkt-2', 'Kontrapunkt-3'), 400));
    },
  },
  {
    name: 'asking for a new password of an unknown address sends nothing and breaks nothing',
    async run(world) {
      const body = { email: newEmail(world), storefrontUrl: storefrontUrl(world) };
      const answer = await world.newClient().post('/account/recovery-password', body);
      // 6.6 tells by 401 that nobody has the address, later versions answer as if somebody had.
      if (answer.status !== 200) expectError(answer, { status: 401, code: 'CHECKOUT__CUSTOMER_NOT_FOUND' });
    },
  },
  {
    name: 'asking for a new password of a customer is accepted, and an invented link of such a mail is not',
    async run(world) {
      const { email } = await registerCustomer(world);
      const client = world.newClient();
      const asked = await client.post('/account/recovery-password', { email, storefrontUrl: storefrontUrl(world) });
      expectStatus(asked, 200);
      const forged = { hash: 'a'.repeat(32), newPassword: 'Kontrapunkt-2', newPasswordConfirm: 'Kontrapunkt-2' };
      const refused = await client.post('/account/recovery-password-confirm', forged);
      expectError(refused, { status: 410, code: 'CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED' });
    },
  },
];
