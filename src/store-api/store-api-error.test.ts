import { HTTPError } from 'ky';
import { describe, expect, it } from 'vitest';
import { hasCode, hasStatus, secondsToWait, StoreApiError } from './store-api-error.ts';
import { toStoreApiError } from './to-store-api-error.ts';

const listed = {
  code: 'CHECKOUT__CART_EMPTY',
  status: '400',
  title: 'Bad Request',
  detail: 'Cart is empty',
  meta: { parameters: [] },
};

async function refusal(status: number, body: unknown = { errors: [listed] }): Promise<StoreApiError> {
  const request = new Request('https://shop.example/store-api/context');
  const error = new HTTPError(new Response(null, { status, statusText: 'As the server says' }), request, Object(null));
  error.data = body;
  const normalised = toStoreApiError(error);
  if (!(normalised instanceof StoreApiError)) throw new TypeError('not normalised');
  return normalised;
}

describe('normalising an error', () => {
  it.each([400, 401, 403, 404, 409, 410, 412, 429, 500])(
    'keeps the list of the server for status %d',
    async (status) => {
      const { statusCode, messages } = await refusal(status);
      expect(statusCode).toBe(status);
      expect(messages).toEqual([
        { code: 'CHECKOUT__CART_EMPTY', title: 'Bad Request', detail: 'Cart is empty', pointer: null, parameters: {} },
      ]);
    },
  );

  it.each([408, 501, 502, 503])('makes one message of the error text for status %d', async (status) => {
    const { statusCode, messages } = await refusal(status);
    expect(statusCode).toBe(status);
    expect(messages.map(({ detail }) => detail)).toEqual(['As the server says']);
  });

  it.each([null, '<html>', { errors: [] }, { message: 'x' }])(
    'does without a list the server did not send: %j',
    async (body) => {
      const { messages } = await refusal(404, body);
      expect(messages.map(({ detail }) => detail)).toEqual(['As the server says']);
    },
  );

  it.each([
    [new Error('timeout of 10000ms exceeded'), 408, 'timeout of 10000ms exceeded'],
    [new Error('Network Error'), 0, 'Network Error'],
    [new DOMException('timeout of 20ms exceeded', 'TimeoutError'), 408, 'timeout of 20ms exceeded'],
    [new Error('Something else'), 500, 'Something else'],
    ['thrown text', 500, 'thrown text'],
  ])('gives %s the right status', (error, statusCode, detail) => {
    expect(toStoreApiError(error)).toMatchObject({ statusCode, messages: [{ detail }] });
  });

  it('names the field of a violation', async () => {
    const violation = {
      code: 'VIOLATION::IS_BLANK_ERROR',
      detail: 'VIOLATION::STREET_IS_BLANK_ERROR',
      source: { pointer: '/billingAddress/street' },
      meta: { parameters: { '{{ value }}': 'null' } },
    };
    const { messages } = await refusal(400, { errors: [violation, { ...violation, code: null }] });
    expect(messages.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['VIOLATION::IS_BLANK_ERROR', '/billingAddress/street'],
      [null, '/billingAddress/street'],
    ]);
  });
});

describe('a normalised error', () => {
  it('is recognised by status and code', async () => {
    const error = await refusal(400);
    expect(hasStatus(error, 400, 404)).toBe(true);
    expect(hasStatus(error, 404)).toBe(false);
    expect(hasStatus(new Error('x'), 500)).toBe(false);
    expect(hasCode(error, 'CHECKOUT__CART_EMPTY')).toBe(true);
    expect(hasCode(error, 'CHECKOUT__CART_INVALID')).toBe(false);
  });

  it('says how long to wait after too many attempts', async () => {
    const throttled = { code: 'CHECKOUT__CUSTOMER_AUTH_THROTTLED', meta: { parameters: { seconds: 10 } } };
    expect(secondsToWait(await refusal(429, { errors: [throttled] }))).toBe(10);
    expect(secondsToWait(await refusal(400))).toBeNull();
  });
});
