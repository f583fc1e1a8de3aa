import { answerOf, jsonAnswer, recorded, shopAnswering } from '#testing/recorded-shop.ts';
import { describe, expect, it } from 'vitest';
import { addPromotionCode, getCart } from './checkout/cart.ts';
import { getContext } from './context.ts';
import { listLanguages } from './languages.ts';
import { logIn } from './account/login.ts';
import { getProduct } from './catalogue/product.ts';
import { searchProducts } from './catalogue/product-search.ts';
import type { TokenStore } from './session-token.ts';
import { createStoreApi, inLanguage, withSignal } from './store-api.ts';
import { UnreadableAnswerError } from './unreadable-answer-error.ts';

function tokenStore(token?: string): TokenStore & { token: string | undefined } {
  const store = {
    token,
    read: () => store.token,
    write: (value: string) => {
      store.token = value;
    },
  };
  return store;
}

const emptyCart = recorded('113');
const noContent = () => new Response(null, { status: 204 });

describe('configuration', () => {
  it.each([
    { endpoint: '', accessKey: 'SWSCTEST' },
    { endpoint: 'https://shop.example', accessKey: '' },
  ])('stops the start without endpoint or access key', (options) => {
    const message = 'Make sure that shopwareEndpoint and shopwareAccessToken are settled in the configuration';
    expect(() => createStoreApi(options)).toThrow(message);
  });

  it.each(['https://shop.example', 'https://shop.example/'])('reaches the Store API below %s', async (endpoint) => {
    const urls: string[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      urls.push(new Request(input, init).url);
      return answerOf(emptyCart);
    };
    await getCart(createStoreApi({ endpoint, accessKey: 'SWSCTEST', fetch }));
    expect(urls).toEqual(['https://shop.example/store-api/checkout/cart']);
  });
});

describe('every call', () => {
  it('carries access key, session token, language and the wish for SEO paths', async () => {
    const { api, sent } = shopAnswering(emptyCart, { token: tokenStore('abc'), languageId: 'de' });
    await getCart(api);
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      'sw-access-key': 'SWSCTEST',
      'sw-context-token': 'abc',
      'sw-language-id': 'de',
      'sw-include-seo-urls': '1',
      accept: 'application/json',
    });
  });

  it('sends no token and no language when there are none', async () => {
    const { api, sent } = shopAnswering(emptyCart);
    await getCart(api);
    expect(sent[0]?.headers.has('sw-context-token')).toBe(false);
    expect(sent[0]?.headers.has('sw-language-id')).toBe(false);
  });

  it('can be made in another language', async () => {
    const { api, sent } = shopAnswering(emptyCart, { languageId: 'de' });
    await getCart(inLanguage(api, 'pl'));
    expect(sent[0]?.headers.get('sw-language-id')).toBe('pl');
  });

  it('encodes ids, so that an address cannot reach another call', async () => {
    const { api, sent } = shopAnswering(recorded('084'));
    await expect(getProduct(api, '../account/customer')).rejects.toMatchObject({ statusCode: 404 });
    expect(sent[0]?.path).toBe('product/..%2Faccount%2Fcustomer');
  });
});

describe('session token', () => {
  it('is taken from the header', async () => {
    const token = tokenStore();
    const { api } = shopAnswering(() => jsonAnswer(emptyCart.response.body, 200, { 'sw-context-token': 'new' }), {
      token,
    });
    await getCart(api);
    expect(token.token).toBe('new');
  });

  it.each(['token', 'contextToken'])('is taken from the body when the header has none (%s)', async (key) => {
    const token = tokenStore('old');
    const { api } = shopAnswering(() => jsonAnswer({ [key]: 'new' }), { token });
    await logIn(api, 'max@example.test', 'Geheim-1234');
    expect(token.token).toBe('new');
  });

  it('is taken from a refusal too: an expired session answers with a new one', async () => {
    const token = tokenStore('expired');
    const answer = recorded('135');
    const { api } = shopAnswering(answer, { token });
    await expect(api.send({ kind: 'session', method: 'POST', path: 'account/customer' })).rejects.toMatchObject({
      statusCode: 403,
    });
    expect(token.token).toBe(answer.response.headers['sw-context-token']);
  });

  it.each(['public, max-age=60', 'max-age=60, PUBLIC'])(
    'is never taken from an answer with Cache-Control %s',
    async (control) => {
      const token = tokenStore('mine');
      const headers = { 'sw-context-token': 'of somebody else', 'cache-control': control };
      const { api } = shopAnswering(() => jsonAnswer(emptyCart.response.body, 200, headers), { token });
      await getCart(api);
      expect(token.token).toBe('mine');
    },
  );

  it('is never taken from a catalogue answer, which a cache may have kept', async () => {
    const token = tokenStore('mine');
    const { api } = shopAnswering(recorded('106'), { token });
    await searchProducts(api, 'Noten');
    expect(token.token).toBe('mine');
  });

  it('of a login survives a slower answer to the old token', async () => {
    const token = tokenStore('anonymous');
    const slow = Promise.withResolvers<Response>();
    const { api } = shopAnswering(
      ({ path }) =>
        path === 'account/login'
          ? jsonAnswer({ redirectUrl: null }, 200, { 'sw-context-token': 'customer' })
          : slow.promise,
      { token },
    );
    const cart = getCart(api);
    await logIn(api, 'max@example.test', 'Geheim-1234');
    slow.resolve(jsonAnswer(emptyCart.response.body, 200, { 'sw-context-token': 'another anonymous' }));
    await cart;
    expect(token.token).toBe('customer');
  });

  it('is fetched once before the first writes, so that both land in one session', async () => {
    const token = tokenStore();
    const { api, sent } = shopAnswering(
      ({ path }) => (path === 'context' ? answerOf(recorded('010')) : answerOf(recorded('126'))),
      { token },
    );
    await Promise.all([addPromotionCode(api, 'NOTEN10'), addPromotionCode(api, 'CHOR')]);
    const issued = recorded('010').response.headers['sw-context-token'];
    expect(sent.map(({ path }) => path)).toEqual(['context', 'checkout/cart/line-item', 'checkout/cart/line-item']);
    expect(sent.slice(1).map(({ headers }) => headers.get('sw-context-token'))).toEqual([issued, issued]);
  });

  it('is neither fetched nor kept where nobody keeps tokens', async () => {
    const { api, sent } = shopAnswering(noContent);
    await logIn(api, 'a', 'b');
    expect(sent).toHaveLength(1);
  });
});

describe('a failing shop', () => {
  const stumblingOnce = (then: () => Response) => {
    let failed = false;
    return (): Response => {
      if (failed) return then();
      failed = true;
      return new Response('Bad Gateway', { status: 502, statusText: 'Bad Gateway' });
    };
  };

  it('is asked a second time for something to read', async () => {
    const { api, sent } = shopAnswering(stumblingOnce(() => answerOf(recorded('013'))));
    await expect(listLanguages(api)).resolves.toHaveLength(3);
    expect(sent).toHaveLength(2);
  });

  it('is never asked a second time to write', async () => {
    const { api, sent } = shopAnswering(stumblingOnce(noContent));
    await expect(logIn(api, 'a', 'b')).rejects.toMatchObject({
      statusCode: 502,
      messages: [{ detail: 'Bad Gateway' }],
    });
    expect(sent).toHaveLength(1);
  });

  it('that is not reached counts as status 0, at once', async () => {
    const { api, sent } = shopAnswering(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(getContext(api)).rejects.toMatchObject({ statusCode: 0, messages: [{ detail: 'Network Error' }] });
    expect(sent).toHaveLength(1);
  });

  it('that does not answer in time counts as status 408', async () => {
    const { api } = shopAnswering(() => new Promise<Response>(() => {}), { timeoutMs: 20 });
    await expect(getContext(api)).rejects.toMatchObject({
      statusCode: 408,
      messages: [{ detail: 'timeout of 20ms exceeded' }],
    });
  });

  it('answers somebody who stood still meanwhile all the same', async () => {
    const { api } = shopAnswering(
      () =>
        new Promise<Response>((resolve) => {
          // The answer is there when the page goes on, behind timers that are overdue.
          setImmediate(() => {
            setImmediate(() => resolve(answerOf(recorded('135'))));
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
          });
        }),
      { timeoutMs: 100 },
    );
    await expect(getContext(api)).rejects.toMatchObject({ statusCode: 403 });
  });

  it('that does not go on with its answer in time counts as status 408', async () => {
    const { api } = shopAnswering(() => new Response(new ReadableStream()), { timeoutMs: 20 });
    await expect(getContext(api)).rejects.toMatchObject({ statusCode: 408 });
  });

  it('in whose place a page answers could not be asked', async () => {
    const { api } = shopAnswering(() => new Response('<html>Anmelden im WLAN</html>'));
    await expect(getContext(api)).rejects.toMatchObject({ statusCode: 0 });
  });

  it('that answers with words instead of data is unreadable', async () => {
    const { api } = shopAnswering(() => new Response('Warning: Undefined array key'));
    await expect(getContext(api)).rejects.toBeInstanceOf(UnreadableAnswerError);
  });

  it('that answers in another shape is unreadable, and says where', async () => {
    const { api } = shopAnswering(() => jsonAnswer({ elements: [{ id: 'x' }] }));
    await expect(listLanguages(api)).rejects.toThrow(/language.*translationCode/s);
  });
});

it('leaves an abandoned call an abandoned call', async () => {
  const abandon = new AbortController();
  const { api } = shopAnswering(() => new Promise<Response>(() => {}));
  const call = getContext(withSignal(api, abandon.signal));
  abandon.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});
