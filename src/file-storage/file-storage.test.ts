import { expect, test } from 'vitest';
import type { FileStorage } from './file-storage.ts';
import { getMetadata } from './objects.ts';

/** A server that knows one token only. */
function serverFor(token: string): { storage: FileStorage; asked: (string | undefined)[] } {
  const asked: (string | undefined)[] = [];
  const body = JSON.stringify({ name: 'a.pdf', bucket: 'scores', size: '1' });
  const storage: FileStorage = {
    endpoint: '',
    bucket: 'scores',
    transport: async ({ headers }) => {
      asked.push(headers?.['authorization']);
      const status = headers?.['authorization'] === `Firebase ${token}` ? 200 : 401;
      return { status, headers: new Headers(), body };
    },
  };
  return { storage, asked };
}

test('a token the server refuses is renewed once', async () => {
  const { storage, asked } = serverFor('new');
  const token = async ({ renew }: { renew: boolean }): Promise<string> => (renew ? 'new' : 'old');
  expect(await getMetadata({ ...storage, token }, 'a.pdf')).toMatchObject({ size: 1 });
  expect(asked).toEqual(['Firebase old', 'Firebase new']);
});

test('a renewed token that is refused as well ends as unauthenticated', async () => {
  const { storage, asked } = serverFor('new');
  const signedOut = getMetadata({ ...storage, token: async () => 'old' }, 'a.pdf');
  await expect(signedOut).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(asked).toHaveLength(2);
});

test('an anonymous visitor who is refused is not asked for a token', async () => {
  const { storage, asked } = serverFor('new');
  await expect(getMetadata(storage, 'a.pdf')).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(asked).toEqual([undefined]);
});
