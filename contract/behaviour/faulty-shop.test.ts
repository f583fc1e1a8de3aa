import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { behaviours } from './behaviours.ts';
import { createClient, type SendRequest } from './asking/client.ts';
import { openDemoWorld } from './demo-world.ts';
import { runBehaviour } from './asking/run-behaviour.ts';

/** Changes an answer on its way; the path is the one below `/store-api`. */
type Fault = (answer: Response, path: string, request: Request) => Promise<Response> | Response;

async function replaced(answer: Response, change: (text: string) => string): Promise<Response> {
  const { status, headers } = answer;
  const text = change(await answer.text());
  return new Response(text === '' ? null : text, { status, headers });
}

function withoutHeader(answer: Response, name: string): Response {
  const headers = new Headers(answer.headers);
  headers.delete(name);
  return new Response(answer.body, { status: answer.status, headers });
}

const listed = z.looseObject({
  elements: z.array(z.unknown()),
  aggregations: z.looseObject({ price: z.looseObject({ min: z.nullable(z.string()) }) }),
});

/** Changes the listings of requests whose body holds a text. */
const inListings =
  (asked: string, change: (listing: z.infer<typeof listed>) => object): Fault =>
  async (answer, path, request) => {
    if (!path.startsWith('/product-listing/') || !(await request.clone().text()).includes(asked)) return answer;
    return replaced(answer, (text) => JSON.stringify(change(listed.parse(JSON.parse(text)))));
  };

/** A shop with a defect, and a promise it therefore breaks. */
const faults: readonly { readonly defect: string; readonly promise: string; readonly fault: Fault }[] = [
  {
    defect: 'hides the token',
    promise: 'a first call gets a token of its own in the header',
    fault: (answer) => withoutHeader(answer, 'sw-context-token'),
  },
  {
    defect: 'forgets where an error belongs',
    promise: 'an incomplete address is refused field by field',
    fault: (answer) => replaced(answer, (text) => text.replaceAll('"pointer"', '"place"')),
  },
  {
    defect: 'reckons its net total wrong',
    promise: 'lines, shipping and taxes add up to the total',
    fault: (answer) => replaced(answer, (text) => text.replaceAll('"netPrice":', '"netPrice":1')),
  },
  {
    defect: 'shows inactive categories',
    promise: 'the main navigation is a tree of active, visible categories',
    fault: (answer, path) =>
      path.startsWith('/navigation/')
        ? replaced(answer, (text) => text.replaceAll('"visible":true', '"visible":false'))
        : answer,
  },
  {
    defect: 'tells where its files lie',
    promise: 'values of the wrong type are refused',
    fault: (answer) =>
      replaced(answer, (text) => text.replaceAll('"detail":"', '"detail":"at /srv/shop/Criteria.php:12 ')),
  },
  {
    defect: 'lets caches keep carts',
    promise: 'a cart is never stored by a cache between',
    fault: (answer, path) => (path.startsWith('/checkout/cart') ? withoutHeader(answer, 'cache-control') : answer),
  },
  {
    defect: 'acknowledges additions it did not make',
    promise: 'a hundred additions, ten at a time, lose nothing',
    fault: (answer, path, request) =>
      request.method === 'GET' && path === '/checkout/cart'
        ? replaced(answer, (text) => text.replaceAll('"quantity":100', '"quantity":93'))
        : answer,
  },
  {
    defect: 'sorts products by their dearest variants',
    promise: 'sorting by price follows the lowest price each product shows',
    fault: inListings('price-desc', ({ elements: [first, second, ...more], ...listing }) => ({
      ...listing,
      elements: [second, first, ...more],
    })),
  },
  {
    defect: 'forgets products at the limit of a price',
    promise: 'limits of the price let through what shows a price within them',
    fault: inListings('min-price', ({ elements, ...listing }) => ({ ...listing, elements: elements.slice(1) })),
  },
  {
    defect: 'begins the range of prices with what nobody pays',
    promise: 'the price range of the filter begins with the lowest price shown',
    fault: inListings('"limit":100', ({ aggregations, ...listing }) => ({
      ...listing,
      aggregations: { ...aggregations, price: { ...aggregations.price, min: '0.0000' } },
    })),
  },
  {
    defect: 'crashes on bad input',
    promise: 'path segments that are no ids are refused',
    fault: (answer) =>
      answer.status === 400 ? new Response(answer.body, { status: 500, headers: answer.headers }) : answer,
  },
];

const { settings, world, answer, close } = await openDemoWorld();
afterAll(close);

describe('the suite notices', () => {
  async function outcomeOf(promise: string, send: SendRequest) {
    const behaviour = behaviours.find(({ name }) => name.startsWith(promise));
    if (behaviour === undefined) throw new Error(`There is no promise "${promise}".`);
    // A 6.6 is forgiven what it does not lock; here nothing is.
    const strict = { ...world.shop, version: '6.7' } as const;
    return runBehaviour(behaviour, { ...world, shop: strict, newClient: () => createClient(settings, send) });
  }

  test.each(faults)('a shop that $defect', async ({ promise, fault }) => {
    const faulty: SendRequest = async (request) => {
      const path = new URL(request.url).pathname.replace('/store-api', '');
      return fault(await answer(request.clone()), path, request);
    };
    expect(await outcomeOf(promise, faulty)).toMatchObject({ kind: 'failed' });
    expect(await outcomeOf(promise, answer)).toEqual({ kind: 'passed' });
  });
});
