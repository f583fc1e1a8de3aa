import { expect, test } from 'vitest';
import { seenPageOf } from './seen-page.ts';

const origin = 'https://noten.example';

test('of what a page names only what is of this shop is kept', () => {
  const pictures = [`${origin}/media/a.webp`, 'https://cdn.example/b.webp', 7];
  expect(seenPageOf({ page: `${origin}/`, pictures }, origin)).toEqual({
    page: `${origin}/`,
    pictures: [`${origin}/media/a.webp`],
    files: [],
  });
  expect(seenPageOf({ page: `${origin}/`, pictures: 'all' }, origin)?.pictures).toEqual([]);
});

test('of the files it is made with only those of the build are kept', () => {
  const files = [`${origin}/assets/a.js`, `${origin}/config.json`, 'https://cdn.example/assets/b.js', null];
  expect(seenPageOf({ page: `${origin}/`, files }, origin)?.files).toEqual([`${origin}/assets/a.js`]);
});

test.each([null, 'KEEP_SEEN', {}, { page: 'https://other.example/' }, { page: `${origin}/store-api/context` }])(
  'a message that names no page of this shop is nothing: %j',
  (message) => expect(seenPageOf(message, origin)).toBeUndefined(),
);
