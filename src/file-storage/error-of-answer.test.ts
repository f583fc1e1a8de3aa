import { expect, test } from 'vitest';
import { errorOfAnswer } from './error-of-answer.ts';

const place = { bucket: 'scores', path: 'uploads/k/a.pdf' };
const json = (message: string): string => JSON.stringify({ error: { code: 1, message } });

const errorOf = (status: number, body = '', { headers = {}, reason = '' } = {}) =>
  errorOfAnswer({ status, reason, headers: new Headers(headers), body }, place);

test.each([
  [401, 'unauthenticated', place.path],
  [402, 'quota-exceeded', 'scores'],
  [403, 'unauthorized', place.path],
  [404, 'object-not-found', place.path],
  [410, 'session-gone', place.path],
  [413, 'too-large', place.path],
  [400, 'refused', place.path],
  [409, 'refused', place.path],
  [412, 'refused', place.path],
  [416, 'refused', place.path],
  [308, 'refused', place.path],
  [408, 'busy', place.path],
  [429, 'busy', place.path],
  [500, 'busy', place.path],
  [503, 'busy', place.path],
  [507, 'busy', place.path],
])('%i is %s and names what it is about', (status, kind, about) => {
  expect(errorOf(status)).toMatchObject({ name: 'StorageError', kind, status, about });
});

test('without a path an error names the bucket', () => {
  const answer = { status: 403, headers: new Headers(), body: '' };
  expect(errorOfAnswer(answer, { bucket: 'scores' }).about).toBe('scores');
});

test.each([
  ['the body', errorOf(401, json('Firebase App Check token is invalid.'))],
  ['the reason phrase', errorOf(401, '', { reason: 'Firebase App Check token is invalid.' })],
])('401 whose app check token is refused in %s is about the app, not the user', (_where, error) => {
  expect(error.kind).toBe('unauthorized-app');
});

test.each([
  ['the words of the protocol', json('Permission denied.'), 'Permission denied.'],
  ['plain text', 'Not a bucket', 'Not a bucket'],
  ['a page of a proxy, shortened', `<html>${'x'.repeat(500)}`, `<html>${'x'.repeat(194)}`],
  ['nothing', '', 'HTTP 403'],
  ['other JSON', '[1]', 'HTTP 403'],
  ['an error without words', '{"error":null}', 'HTTP 403'],
])('the message is %s', (_what, body, message) => {
  expect(errorOf(403, body).message).toBe(message);
});

test('a time the server asks to wait is kept, in milliseconds', () => {
  expect(errorOf(503, '', { headers: { 'retry-after': '7' } }).retryAfterMs).toBe(7_000);
  expect(errorOf(503, '', { headers: { 'retry-after': 'soon' } }).retryAfterMs).toBeUndefined();
});
