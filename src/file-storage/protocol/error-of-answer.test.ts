import { expect, test } from 'vitest';
import { errorOfAnswer } from './error-of-answer.ts';

const place = { bucket: 'scores', path: 'uploads/k/a.pdf' };
const json = (status: number, message: string): string => JSON.stringify({ error: { code: status, message } });

const errorOf = (status: number, body = json(status, 'No.'), { headers = {}, reason = '' } = {}) =>
  errorOfAnswer({ status, reason, headers: new Headers(headers), body }, place);

test.each([
  [401, 'unauthenticated', place.path],
  [402, 'quota-exceeded', 'scores'],
  [403, 'unauthorized', place.path],
  [404, 'object-not-found', place.path],
  [410, 'session-gone', place.path],
  [413, 'too-large', place.path],
  [415, 'wrong-content', place.path],
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
  const answer = { status: 403, headers: new Headers(), body: json(403, 'No.') };
  expect(errorOfAnswer(answer, { bucket: 'scores' }).about).toBe('scores');
});

test.each([
  ['the body', errorOf(401, json(401, 'Firebase App Check token is invalid.'))],
  ['the reason phrase', errorOf(401, '', { reason: 'Firebase App Check token is invalid.' })],
])('401 whose app check token is refused in %s is about the app, not the user', (_where, error) => {
  expect(error.kind).toBe('unauthorized-app');
});

const page = '<!doctype html><title>Sign in</title>';

test.each([
  ['a page', page],
  ['plain text', 'Not Found'],
  ['nothing', ''],
  ['other JSON', '{"errors":[{"status":"404","code":"0"}]}'],
  ['an error of another kind', '{"error":"forbidden"}'],
  ['an error with words alone', '{"error":{"message":"Blocked by policy"}}'],
  ['an error with another status in it', json(500, 'Blocked')],
])('%s is not the storage’s word, whatever its status', (_what, body) => {
  for (const status of [400, 401, 402, 403, 404, 405, 410, 412, 413, 507, 511])
    expect(errorOf(status, body)).toMatchObject({ kind: 'unreadable-answer', status });
  for (const status of [408, 429, 500, 502, 503, 504]) expect(errorOf(status, body).kind).toBe('busy');
});

test.each([
  ['x-goog-upload-status', 'final'],
  ['x-guploader-uploadid', 'ABPtcPo'],
  ['x-gupload-uploadid', '3da4f780'],
])('an error with %s is the storage’s own, also in plain text or as a page', (name, value) => {
  expect(errorOf(403, 'Forbidden', { headers: { [name]: value } }).kind).toBe('unauthorized');
  expect(errorOf(410, page, { headers: { [name]: value } }).kind).toBe('session-gone');
});

test.each([
  ['the words of the protocol', json(403, 'Permission denied.'), 'Permission denied.'],
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
