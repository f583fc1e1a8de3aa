import type { Behaviour } from './asking/behaviour.ts';
import { NotOffered } from './asking/findings.ts';
import { lineOf, readCart } from './asking/carts.ts';
import type { Answer } from './asking/client.ts';
import { plainProduct } from './asking/product-choice.ts';
import { expectError, expectSame, expectStatus, expectThat, readErrors } from './asking/expectations.ts';

/** Traces of the machine that no answer may show: source paths, stack traces, the database's words. */
const leaks = [
  /\.php(:\d+|\(\d+\))/,
  /#\d+ \/\S+/,
  /\/(var\/www|home|usr|app|work|srv)\/\S+/,
  /node_modules|node:internal|\.ts:\d+/,
  /SQLSTATE|SQLITE_|syntax error/i,
];

/** A refusal the client can read: 4xx with a list of errors, no word about the machine. */
function expectPoliteRefusal(answer: Answer): void {
  expectThat(
    answer.status >= 400 && answer.status < 500,
    `a 4xx for ${answer.call}`,
    `${answer.status} ${answer.text}`,
  );
  readErrors(answer);
  for (const leak of leaks)
    expectThat(!leak.test(answer.text), `no trace of the machine (${leak.source})`, answer.text);
}

/** Shopware itself may crash here, in an orderly way: that is no promise it breaks, and no reason for a shop to. */
function exceptKnownCrash(answer: Answer): Answer {
  if (answer.status === 500 && readErrors(answer).length > 0)
    throw new NotOffered(`the shop answers 500 to ${answer.call} with such values`);
  return answer;
}

/** Whatever it says, it is no crash. */
function expectNoCrash(answer: Answer): void {
  expectThat(answer.status < 500, `no crash of ${answer.call}`, `${answer.status} ${answer.text}`);
  for (const leak of leaks)
    expectThat(!leak.test(answer.text), `no trace of the machine (${leak.source})`, answer.text);
}

const injections = [`'; DROP TABLE product; --`, `" OR "1"="1`, '%_\\', `1) UNION SELECT password FROM customer --`];
const megabyte = 1024 * 1024;

export const robustnessBehaviours: readonly Behaviour[] = [
  {
    name: 'a body that is no JSON is refused with 400',
    async run({ newClient }) {
      for (const rawBody of ['{"limit": 1', '{limit:1}', '{"a":1}}'])
        for (const path of ['/product', '/account/login', '/checkout/cart/line-item']) {
          const answer = await newClient().send({ method: 'POST', path, rawBody });
          expectError(answer, { status: 400, code: '0' });
          expectPoliteRefusal(answer);
        }
    },
  },
  {
    name: 'values of the wrong type are refused, not guessed at',
    async run({ newClient }) {
      const wrong = [
        { limit: 'many' },
        { page: 'first' },
        { filter: [{ type: 'equals' }] },
        { filter: [{ type: 'magic', field: 'id', value: '1' }] },
        { sort: [{ order: 'ASC' }] },
        { aggregations: [{ name: 'a', type: 'magic', field: 'id' }] },
        { includes: 'product' },
      ];
      for (const criteria of wrong) expectPoliteRefusal(await newClient().post('/product', criteria));
    },
  },
  {
    name: 'a login of the wrong types is a refusal, not a crash',
    async run({ newClient }) {
      for (const body of [{ username: ['a'], password: {} }, { username: 1, password: true }, []])
        expectPoliteRefusal(exceptKnownCrash(await newClient().post('/account/login', body)));
    },
  },
  {
    name: 'fields the shop does not know are ignored',
    async run(world) {
      const { id } = plainProduct(world);
      const answer = await world.newClient().post(`/product/${id}`, { noSuchKey: { deep: [1, 2] }, another: null });
      expectStatus(answer, 200);
    },
  },
  {
    name: 'path segments that are no ids are refused with 400 or 404',
    async run({ newClient }) {
      for (const segment of ['1', 'x'.repeat(32), '%27%20OR%201%3D1', 'A'.repeat(32)])
        for (const path of [`/product/${segment}`, `/category/${segment}`, `/landing-page/${segment}`])
          expectPoliteRefusal(await newClient().post(path));
    },
  },
  {
    name: 'a path that climbs out of its folder, or ends early, leads nowhere',
    async run({ newClient }) {
      for (const segment of ['..%2F..%2F..%2Fetc%2Fpasswd', '%00', '..%5C..%5Cwindows'])
        for (const path of [`/product/${segment}`, `/cms/${segment}`, `/document/download/${segment}/x`]) {
          const answer = await newClient().post(path);
          expectThat(answer.status >= 400, `a refusal of ${answer.call}`, answer.status);
          expectNoCrash(answer);
        }
    },
  },
  {
    name: 'text that looks like SQL is text',
    async run({ newClient }) {
      for (const value of injections) {
        expectNoCrash(await newClient().post('/search', { search: value, limit: 5 }));
        const filter = [{ type: 'contains', field: 'name', value }];
        expectStatus(await newClient().post('/product', { filter, limit: 5 }), 200);
        const field = await newClient().post('/product', { filter: [{ type: 'equals', field: value, value: 1 }] });
        expectPoliteRefusal(field);
        expectPoliteRefusal(await newClient().post('/product', { sort: [{ field: value }] }));
        expectNoCrash(await newClient().post('/account/login', { username: value, password: value }));
      }
    },
  },
  {
    name: 'a page far beyond the end is empty, a page below one is refused',
    async run({ newClient }) {
      const far = expectStatus(await newClient().post('/product', { limit: 10, page: 1_000_000 }), 200);
      expectThat(far.text.includes('"elements":[]'), 'no products', far.text);
      for (const page of [0, -1]) {
        const answer = await newClient().post('/product', { limit: 10, page });
        expectError(answer, { status: 400, code: 'FRAMEWORK__INVALID_PAGE_QUERY' });
      }
    },
  },
  {
    name: 'a number no machine can count to is refused or empty, not a crash',
    async run({ newClient }) {
      for (const page of [1e300, 2 ** 53 + 2, 4_294_967_296])
        expectNoCrash(exceptKnownCrash(await newClient().post('/product', { limit: 100, page })));
    },
  },
  {
    name: 'a body of three megabytes is answered or refused, not a crash',
    async run(world) {
      const body = { search: 'a', junk: 'x'.repeat(3 * megabyte) };
      expectNoCrash(await world.newClient().post('/search', body));
      const items = [lineOf(plainProduct(world), 1, { payload: { junk: 'x'.repeat(3 * megabyte) } })];
      const client = world.newClient();
      expectNoCrash(await client.post('/checkout/cart/line-item', { items }));
      await client.delete('/checkout/cart');
    },
  },
  {
    name: 'a search of a thousand words is answered or refused, not a crash',
    async run({ newClient }) {
      expectNoCrash(await newClient().post('/search', { search: 'Sonate für Klavier '.repeat(333), limit: 1 }));
    },
  },
  {
    name: 'a filter nested a hundred deep is answered or refused, not a crash',
    async run({ newClient }) {
      let filter: object = { type: 'equals', field: 'active', value: true };
      for (let depth = 0; depth < 100; depth += 1) filter = { type: 'multi', operator: 'and', queries: [filter] };
      expectNoCrash(await newClient().post('/product', { filter: [filter], limit: 1 }));
    },
  },
  {
    name: 'a token of odd characters opens a session or is replaced, not a crash',
    async run({ newClient }) {
      for (const token of [`' OR 1=1 --`, 'x'.repeat(2000), '../../cart', '<b>']) {
        const client = newClient();
        client.token = token;
        expectNoCrash(await client.get('/context'));
      }
    },
  },
  {
    name: 'names may hold any script, quotes and signs, and come back unchanged',
    async run(world) {
      const client = world.newClient();
      const note = `Zażółć "gęślą" <jaźń> & 'Müller' 🎼 \u202eשלום\n\ttab`;
      const items = [lineOf(plainProduct(world), 1, { payload: { note } })];
      expectStatus(await client.post('/checkout/cart/line-item', { items }), 200);
      expectSame('note', (await readCart(client)).lineItems[0]?.payload['note'], note);
    },
  },
  {
    name: 'wrong methods are refused with 405',
    async run({ newClient }) {
      for (const [method, path] of [
        ['PUT', '/checkout/cart/line-item'],
        ['GET', '/account/login'],
        ['DELETE', '/context'],
      ] as const)
        readErrors(expectStatus(await newClient().send({ method, path }), 405));
    },
  },
];
