import { expect, test } from 'vitest';
import { startUpload } from '../../testing/upload-session.ts';
import { storageForTests } from '../../testing/storage.ts';

const list = (headers: Headers, name: string) => (headers.get(name) ?? '').split(', ');

test('a preflight allows what was asked for, for two hours', async () => {
  const asked = 'authorization,x-firebase-storage-version,x-goog-upload-command,x-new';
  const response = await storageForTests().send('/o?name=x', {
    method: 'OPTIONS',
    headers: {
      origin: 'https://shop.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': asked,
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-headers')).toBe(asked);
  expect(response.headers.get('access-control-max-age')).toBe('7200');
  expect(list(response.headers, 'access-control-allow-methods')).toEqual(
    expect.arrayContaining(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']),
  );
  expect(response.headers.has('access-control-allow-private-network')).toBe(false);
});

test('a preflight that names no headers learns which storage clients use', async () => {
  const { headers } = await storageForTests().send('/o/x', { method: 'OPTIONS' });
  expect(list(headers, 'access-control-allow-headers')).toEqual(
    expect.arrayContaining(['authorization', 'range', 'x-goog-upload-offset', 'x-firebase-gmpid']),
  );
});

test('a page of the open web may reach a store in the private network', async () => {
  const headers = { 'access-control-request-private-network': 'true' };
  const response = await storageForTests().send('/o/x', { method: 'OPTIONS', headers });
  expect(response.headers.get('access-control-allow-private-network')).toBe('true');
});

test('answers show their upload headers to pages, errors too', async () => {
  const storage = storageForTests();
  for (const response of [
    await startUpload(storage),
    await storage.send('/o/missing'),
    await storage.send('/v0/zzz'),
  ]) {
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(list(response.headers, 'access-control-expose-headers')).toEqual(
      expect.arrayContaining([
        'x-goog-upload-url',
        'x-goog-upload-status',
        'x-goog-upload-size-received',
        'x-goog-upload-chunk-granularity',
        'content-range',
        'etag',
        'x-goog-hash',
      ]),
    );
  }
});
