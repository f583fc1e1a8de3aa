import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Behaviour } from '../asking/behaviour.ts';
import { NotOffered } from '../asking/findings.ts';
import { expectError, expectSame, expectStatus, expectThat, read, readErrors } from '../asking/expectations.ts';
import {
  addressIn,
  homeCountry,
  logIn,
  newEmail,
  registerCustomer,
  registerGuest,
  registration,
  storefrontUrl,
  whoAmI,
} from '../asking/people.ts';
import { id } from '../asking/shapes.ts';
import { refusedToVisitors } from '../asking/refused-to-visitors.ts';

const profile = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  company: z.nullish(z.string()),
  guest: z.boolean(),
  customerNumber: z.string(),
});

const register = '/account/register';
const blank = 'VIOLATION::IS_BLANK_ERROR';

export const registerBehaviours: readonly Behaviour[] = [
  {
    name: 'a new customer is logged in at once, under a new token',
    async run(world) {
      const client = world.newClient();
      await client.get('/context');
      const before = client.token;
      const customer = await registerCustomer(world, client);
      expectThat(client.token !== before, 'a new token', client.token);
      expectSame('customer', await whoAmI(client), { id: customer.id, guest: false, email: customer.email });
    },
  },
  {
    name: 'the token of before the registration is nobody',
    async run(world) {
      const client = world.newClient();
      await client.get('/context');
      const before = client.token;
      await registerCustomer(world, client);
      const old = world.newClient();
      old.token = before;
      expectSame('customer', await whoAmI(old), null);
    },
  },
  {
    name: 'a guest has a session without an account',
    async run(world) {
      const { client, email } = await registerGuest(world);
      expectSame('guest', (await whoAmI(client))?.guest, true);
      expectStatus(await world.newClient().post('/account/login', { username: email, password: randomUUID() }), 401);
    },
  },
  {
    name: 'one address can be the guest of two orders',
    async run(world) {
      const { email } = await registerGuest(world);
      const again = world.newClient();
      expectStatus(await again.post(register, registration(world, { guest: true, email })), 200);
      world.onEnd(() => again.delete('/account/customer'));
    },
  },
  {
    name: 'an empty registration is refused field by field',
    async run(world) {
      const answer = await world.newClient().post(register, { storefrontUrl: storefrontUrl(world) });
      for (const pointer of ['/email', '/firstName', '/lastName', '/billingAddress/street', '/billingAddress/city'])
        expectError(answer, { status: 400, code: blank, pointer });
    },
  },
  {
    name: 'an e-mail address belongs to one account',
    async run(world) {
      const { email } = await registerCustomer(world);
      const answer = await world.newClient().post(register, registration(world, { email, password: 'Kontrapunkt-1' }));
      expectError(answer, { status: 400, code: 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE', pointer: '/email' });
    },
  },
  {
    name: 'a short password and a malformed address are refused at their fields',
    async run(world) {
      const short = await world.newClient().post(register, registration(world, { password: 'kurz' }));
      expectError(short, { status: 400, code: 'VIOLATION::TOO_SHORT_ERROR', pointer: '/password' });
      const body = registration(world, { email: 'no address', password: 'Kontrapunkt-1' });
      const malformed = await world.newClient().post(register, body);
      expectError(malformed, { status: 400, code: 'VIOLATION::INVALID_FORMAT_ERROR', pointer: '/email' });
    },
  },
  {
    name: 'nobody registers from a page the shop does not know',
    async run(world) {
      const body = registration(world, { password: 'Kontrapunkt-1', storefrontUrl: 'https://elsewhere.example' });
      const answer = await world.newClient().post(register, body);
      expectError(answer, { status: 400, code: 'VIOLATION::NO_SUCH_CHOICE_ERROR', pointer: '/storefrontUrl' });
    },
  },
  {
    name: 'a postal code of another country is refused at its field',
    async run(world) {
      const country = homeCountry(world);
      if (!country.checkPostalCodePattern) throw new NotOffered('the country checks no postal codes');
      const billingAddress = addressIn(country, { zipcode: 'ABC-DEF-123456' });
      const body = registration(world, { password: 'Kontrapunkt-1', billingAddress });
      const answer = await world.newClient().post(register, body);
      expectError(answer, { status: 400, code: 'VIOLATION::ZIP_CODE_INVALID', pointer: '/billingAddress/zipcode' });
    },
  },
];

export const profileBehaviours: readonly Behaviour[] = [
  refusedToVisitors('the profile of nobody is refused with 403', (client) => client.post('/account/customer')),
  {
    name: 'a profile is read and never shows a password',
    async run(world) {
      const { client, email } = await registerCustomer(world);
      const answer = await client.post('/account/customer');
      expectSame('email', read(answer, profile).email, email);
      expectThat(!/"(legacyP|p)assword"/.test(answer.text), 'no password', answer.text);
    },
  },
  {
    name: 'names are changed under the same token',
    async run(world) {
      const { client } = await registerCustomer(world);
      const before = client.token;
      const body = { salutationId: world.shop.salutationId, firstName: 'Fanny', lastName: 'Hensel' };
      expectStatus(await client.post('/account/change-profile', body), 200);
      expectSame('first name', read(await client.post('/account/customer'), profile).firstName, 'Fanny');
      expectSame('token', client.token, before);
    },
  },
  {
    name: 'names cannot be emptied',
    async run(world) {
      const { client } = await registerCustomer(world);
      const answer = await client.post('/account/change-profile', { firstName: '', lastName: '' });
      expectError(answer, { status: 400, code: blank, pointer: '/firstName' });
      expectError(answer, { status: 400, code: blank, pointer: '/lastName' });
    },
  },
  {
    name: 'an e-mail address is changed with the password only, and the new one logs in',
    async run(world) {
      const customer = await registerCustomer(world);
      const email = newEmail(world);
      const change = (password: string) =>
        customer.client.post('/account/change-email', { email, emailConfirmation: email, password });
      const wrong = { status: 400, code: 'VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT', pointer: '/password' };
      expectError(await change('not-the-password'), wrong);
      expectStatus(await change(customer.password), 200);
      expectSame('email', (await whoAmI(customer.client))?.email, email);
      expectStatus(await logIn(world.newClient(), { ...customer, email }), 200);
    },
  },
  {
    name: 'two different new e-mail addresses are refused',
    async run(world) {
      const { client, password } = await registerCustomer(world);
      const body = { email: newEmail(world), emailConfirmation: newEmail(world), password };
      readErrors(expectStatus(await client.post('/account/change-email', body), 400));
    },
  },
  {
    name: 'changing e-mail or password without a session token is refused as incomplete',
    async run({ newClient }) {
      const missing = { status: 400, code: 'FRAMEWORK__MISSING_REQUEST_PARAMETER' };
      expectError(await newClient().post('/account/change-email'), missing);
      expectError(await newClient().post('/account/change-password'), missing);
    },
  },
  {
    name: 'an account is deleted, and its session is nobody from then on',
    async run(world) {
      const customer = await registerCustomer(world);
      expectStatus(await customer.client.delete('/account/customer'), 204);
      expectSame('customer', await whoAmI(customer.client), null);
      expectStatus(await logIn(world.newClient(), customer), 401);
    },
  },
];
