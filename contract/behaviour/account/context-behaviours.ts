import * as z from 'zod/mini';
import type { Behaviour } from '../asking/behaviour.ts';
import { offered } from '../asking/findings.ts';
import { expectError, expectSame, expectStatus, expectThat, read, readErrors } from '../asking/expectations.ts';
import { id } from '../asking/shapes.ts';
import { refusedToVisitors } from '../asking/refused-to-visitors.ts';

const context = z.object({
  token: z.string(),
  customer: z.nullable(z.object({ id })),
  currency: z.object({ id, isoCode: z.string(), symbol: z.string() }),
  salesChannel: z.object({ id, navigationCategoryId: id }),
  paymentMethod: z.object({ id }),
  shippingMethod: z.object({ id }),
  shippingLocation: z.object({ country: z.object({ id }) }),
  context: z.object({ languageIdChain: z.array(id), taxState: z.string() }),
});

const unknownId = 'ffffffffffffffffffffffffffffffff';

export const contextBehaviours: readonly Behaviour[] = [
  {
    name: 'a first call gets a token of its own in the header, and the context repeats it',
    async run({ newClient }) {
      const answer = await newClient().get('/context');
      const token = answer.headers.get('sw-context-token') ?? '';
      expectThat(/^[A-Za-z0-9]{32}$/.test(token), 'a token of 32 letters and digits in sw-context-token', token);
      expectSame('token in the body', read(answer, context).token, token);
    },
  },
  {
    name: 'a token the shop never saw opens an anonymous session under that very token',
    async run({ newClient, unique }) {
      const client = newClient();
      const token = `${unique()}${unique()}`;
      client.token = token;
      const { token: repeated, customer } = read(await client.get('/context'), context);
      expectSame('token', [client.token, repeated], [token, token]);
      expectSame('customer', customer, null);
    },
  },
  {
    name: 'two first calls get two tokens',
    async run({ newClient }) {
      const [one, other] = [newClient(), newClient()];
      await one.get('/context');
      await other.get('/context');
      expectThat(one.token !== other.token, 'two different tokens', one.token);
    },
  },
  {
    name: 'the context names currency, language, tax state, methods and country of an anonymous visitor',
    async run({ newClient, shop }) {
      const found = read(await newClient().get('/context'), context);
      expectSame('currency', found.currency.id, shop.channel.currencyId);
      expectSame('language', found.context.languageIdChain[0], shop.channel.languageId);
      expectSame('country', found.shippingLocation.country.id, shop.channel.countryId);
      expectThat(
        /^(gross|net|tax-free)$/.test(found.context.taxState),
        'gross, net or tax-free',
        found.context.taxState,
      );
    },
  },
  {
    name: 'the context is read by GET alone',
    async run({ newClient }) {
      readErrors(expectStatus(await newClient().post('/context'), 405));
    },
  },
  {
    name: 'a call without access key is refused with 401',
    async run({ newClient }) {
      const answer = await newClient().get('/context', { 'sw-access-key': null });
      expectError(answer, { status: 401, code: '0' });
    },
  },
  {
    name: 'an access key no channel has is refused with 412',
    async run({ newClient }) {
      const answer = await newClient().get('/context', { 'sw-access-key': 'SWSCAAAAAAAAAAAAAAAAAAAAAA' });
      expectError(answer, { status: 412, code: 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND' });
    },
  },
  {
    name: 'a path the Store API does not know is a 404 with a list of errors',
    async run({ newClient }) {
      readErrors(expectStatus(await newClient().get('/no-such-route'), 404));
    },
  },
  {
    name: 'any website may ask before it calls: a preflight is answered without key and allows the session headers',
    async run({ newClient }) {
      const answer = await newClient().send({
        method: 'OPTIONS',
        path: '/checkout/cart',
        headers: {
          'sw-access-key': null,
          origin: 'https://elsewhere.example',
          'access-control-request-method': 'PATCH',
          'access-control-request-headers': 'sw-access-key,sw-context-token,sw-language-id,content-type',
        },
      });
      expectStatus(answer, 200, 204);
      expectSame('allowed origin', answer.headers.get('access-control-allow-origin'), '*');
      const allowed = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase();
      for (const name of ['sw-access-key', 'sw-context-token', 'sw-language-id', 'sw-include-seo-urls', 'content-type'])
        expectThat(allowed.includes(name), `${name} among the allowed headers`, allowed);
      const methods = answer.headers.get('access-control-allow-methods') ?? '';
      for (const method of ['PATCH', 'DELETE']) expectThat(methods.includes(method), `${method} allowed`, methods);
    },
  },
  {
    name: 'refusals carry the cross-origin headers too, so that a page can read them',
    async run({ newClient }) {
      const answer = await newClient().post('/account/customer');
      expectStatus(answer, 403);
      expectSame('allowed origin', answer.headers.get('access-control-allow-origin'), '*');
      const exposed = (answer.headers.get('access-control-expose-headers') ?? '').toLowerCase();
      expectThat(exposed.includes('sw-context-token'), 'sw-context-token among the exposed headers', exposed);
    },
  },
  {
    name: 'a cart is never stored by a cache between',
    async run({ newClient }) {
      const cacheControl = (await newClient().get('/checkout/cart')).headers.get('cache-control') ?? '';
      expectThat(/private|no-store/.test(cacheControl), 'private or no-store', cacheControl);
    },
  },
  {
    name: 'the country chosen in a session stays, under the same token, and no other session sees it',
    async run({ newClient, shop }) {
      const other = shop.countries.find((one) => one.id !== shop.channel.countryId && one.shippingAvailable);
      const country = offered(other, 'the shop ships to one country only');
      const [chooser, bystander] = [newClient(), newClient()];
      await chooser.get('/context');
      const before = chooser.token;
      expectStatus(await chooser.patch('/context', { countryId: country.id }), 200);
      expectSame('token after the change', chooser.token, before);
      const countryOf = async (client: typeof chooser) =>
        read(await client.get('/context'), context).shippingLocation.country.id;
      expectSame('country of the session', await countryOf(chooser), country.id);
      expectSame('country of another session', await countryOf(bystander), shop.channel.countryId);
    },
  },
  {
    name: 'the payment and shipping method chosen in a session stay',
    async run({ newClient, shop }) {
      const client = newClient();
      const choice = {
        paymentMethodId: offered(shop.paymentMethods.at(-1)?.id, 'there is no payment method'),
        shippingMethodId: offered(shop.shippingMethods.at(-1)?.id, 'there is no shipping method'),
      };
      expectStatus(await client.patch('/context', choice), 200);
      const { paymentMethod, shippingMethod } = read(await client.get('/context'), context);
      expectSame('methods', [paymentMethod.id, shippingMethod.id], [choice.paymentMethodId, choice.shippingMethodId]);
    },
  },
  {
    name: 'a payment method the channel does not have cannot be chosen; the field is named',
    async run({ newClient }) {
      const answer = await newClient().patch('/context', { paymentMethodId: unknownId });
      expectError(answer, { status: 400, code: 'VIOLATION::ENTITY_DOES_NOT_EXISTS', pointer: '/paymentMethodId' });
    },
  },
  {
    name: 'a malformed id cannot be chosen',
    async run({ newClient }) {
      const answer = await newClient().patch('/context', { shippingMethodId: 'post' });
      expectError(answer, { status: 400, code: 'FRAMEWORK__INVALID_UUID' });
    },
  },
  {
    name: 'a change of nothing is accepted',
    async run({ newClient }) {
      expectStatus(await newClient().patch('/context', {}), 200);
    },
  },
  refusedToVisitors('a visitor without an account cannot choose an address', (client) =>
    client.patch('/context', { shippingAddressId: unknownId }),
  ),
];
