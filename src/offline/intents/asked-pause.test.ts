import { describe, expect, it } from 'vitest';
import { StoreApiError } from '#store-api/store-api-error.ts';
import { askedPauseMs } from './asked-pause.ts';

const message = { code: null, title: '', detail: '', pointer: null, parameters: {} };
const now = Date.parse('Mon, 23 Nov 2026 18:00:00 GMT');

function withHeader(value: string): StoreApiError {
  const cause = Object.assign(new Error('busy'), { response: new Response('', { headers: { 'retry-after': value } }) });
  return new StoreApiError(503, [message], { cause });
}

describe('how long the shop asks to wait', () => {
  it.each([
    ['its own seconds', new StoreApiError(429, [{ ...message, parameters: { seconds: 10 } }]), 10_000],
    ['a number of seconds in the header', withHeader('120'), 120_000],
    ['a moment in the header', withHeader('Mon, 23 Nov 2026 18:01:30 GMT'), 90_000],
    ['a moment that is over', withHeader('Mon, 23 Nov 2026 17:00:00 GMT'), 0],
    ['a header nobody can read', withHeader('soon'), 0],
    ['an error without a word about it', new StoreApiError(500, [message]), 0],
    ['an error of something else', new TypeError('no'), 0],
  ])('is read from %s', (_name, error, expected) => expect(askedPauseMs(error, now)).toBe(expected));
});
