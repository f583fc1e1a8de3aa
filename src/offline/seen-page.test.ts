import { expect, test } from 'vitest';
import { seenPagesOf } from './seen-page.ts';

const origin = 'https://noten.example';

test('of what a page names its pages are kept, and its pictures wherever they lie', () => {
  const pictures = [`${origin}/media/a.webp`, 'https://cdn.example/b.webp', 7, 'data:image/png;base64,AA'];
  const pages = [`${origin}/`, `${origin}/agb`, `${origin}/v0/b/o`, 'https://other.example/'];
  expect(seenPagesOf({ pages, pictures }, origin)).toEqual({
    pages: [`${origin}/`, `${origin}/agb`],
    pictures: [`${origin}/media/a.webp`, 'https://cdn.example/b.webp'],
    files: [],
  });
  expect(seenPagesOf({ pages, pictures: 'all' }, origin)?.pictures).toEqual([]);
});

test('of the files it is made with only those of the build are kept', () => {
  const files = [`${origin}/assets/a.js`, `${origin}/config.json`, 'https://cdn.example/assets/b.js', null];
  expect(seenPagesOf({ pages: [`${origin}/`], files }, origin)?.files).toEqual([`${origin}/assets/a.js`]);
});

test.each([
  null,
  'KEEP_SEEN',
  {},
  { pages: `${origin}/` },
  { pages: ['https://other.example/'] },
  { pages: [`${origin}/store-api/context`] },
])('a message that names no page of this shop is nothing: %j', (message) =>
  expect(seenPagesOf(message, origin)).toBeUndefined(),
);
