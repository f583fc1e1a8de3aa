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
  [507, 'busy', 'scores'],
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

const now = Date.parse('2026-11-21T19:00:00Z');

test.each([
  ['7', 7_000],
  [' 7 ', 7_000],
  ['Sat, 21 Nov 2026 19:01:30 GMT', 90_000],
  ['Saturday, 21-Nov-26 19:01:30 GMT', 90_000],
  ['2592000', 600_000],
  ['9'.repeat(400), 600_000],
  ['Sun, 21 Nov 2027 19:00:00 GMT', 600_000],
  ['Sat, 21 Nov 2026 18:59:00 GMT', undefined],
  ['0', undefined],
  ['soon', undefined],
  ['Infinity', undefined],
  ['', undefined],
])('a server that asks to wait "%s" is waited for %s ms, ten minutes at most', (header, ms) => {
  const answer = { status: 503, headers: new Headers({ 'retry-after': header }), body: '' };
  expect(errorOfAnswer(answer, place, now).retryAfterMs).toBe(ms);
});
