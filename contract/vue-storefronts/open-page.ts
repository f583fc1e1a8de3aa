import { expect } from 'vitest';
import type { JsonObject } from '#shop/base/json.ts';
import { baseIds } from '#shop/seeding/base-data/base-ids.ts';
import { objectOf } from '../fixture-shop.ts';
import type { VueStorefront } from './vue-storefront.ts';

const english = baseIds.languages['en-GB'];

/** The first calls of every page: who is there, in which language, and which languages there are. @returns the context */
export async function openPage(storefront: VueStorefront): Promise<JsonObject> {
  const context = await storefront.get('/context');
  const languages = await storefront.read('/language');
  expect(objectOf(languages)).toMatchObject({
    elements: expect.arrayContaining([
      expect.objectContaining({
        id: english,
        translationCode: expect.objectContaining({
          code: 'en-GB',
          translated: expect.objectContaining({ name: expect.any(String) }),
        }),
      }),
    ]),
  });
  // The address without a prefix is the English one.
  storefront.speak(english);
  await storefront.change('PATCH', '/context', { languageId: english });
  expect(objectOf(context)).toMatchObject({ currency: { isoCode: 'EUR' }, languageInfo: { localeCode: 'de-DE' } });
  return objectOf(await storefront.get('/context'));
}
