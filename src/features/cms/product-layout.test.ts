import { expect, test } from 'vitest';
import { cmsPageSchema } from '#store-api/cms/cms-page.ts';
import { ownContentOf } from './product-layout.ts';

const product = { id: 'invention', parentId: null, media: [{ id: 'cover' }] };

const layoutOf = (...slots: object[]) =>
  cmsPageSchema.parse({
    id: 'layout',
    sections: [
      {
        type: 'default',
        blocks: slots.map((slot, position) => ({
          type: 'any',
          position,
          slots: [{ id: String(position), slot: 'content', config: [], ...slot }],
        })),
      },
    ],
  });
const kept = (...slots: object[]): (string | undefined)[] =>
  ownContentOf(layoutOf(...slots), product)?.sections.flatMap(({ blocks }) =>
    blocks.map((block) => block.slots[0]?.kind),
  ) ?? [];
const gallery = (id: string) => ({ type: 'image-gallery', data: { sliderItems: [{ media: { id, url: `/${id}` } }] } });

test('a product page leaves out of its layout what it shows of every product', () => {
  expect(kept({ type: 'buy-box', data: null }, { type: 'text', data: { content: 'Hallo' } }, gallery('cover'))).toEqual(
    ['text'],
  );
});

test('pictures that are not the product’s own stay', () => {
  expect(kept(gallery('workshop'))).toEqual(['image-gallery']);
});
