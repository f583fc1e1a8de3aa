import { afterEach, beforeEach, expect, test } from 'vitest';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { loadTerms } from '#testing/load-terms.ts';

let shop: DemoShop;
beforeEach(async () => {
  shop = await startDemoShop();
});
afterEach(() => shop.stop());

test('pages know the prices of everybody, where sessions begin in their language, and that there is a choice', async () => {
  const german = await loadTerms(shop.api, 'de-DE');
  expect(german).toMatchObject({ currency: 'EUR', taxState: 'gross', country: { iso: 'DE', name: 'Deutschland' } });
  expect((await loadTerms(shop.api, 'en-GB')).country).toMatchObject({ iso: 'GB', name: 'United Kingdom' });
  const polish = await loadTerms(shop.api, 'pl-PL');
  expect(polish).toMatchObject({ country: { iso: 'PL', name: 'Polska' }, choices: { currency: true, country: true } });
});

test('a shop of one currency that ships to one country leaves nothing to choose, and begins there in every language', async () => {
  shop.database.exec(
    `DELETE FROM sales_channel_currency WHERE currency_id NOT IN (SELECT id FROM currency WHERE iso_code = 'EUR')`,
  );
  shop.database.exec(`UPDATE country SET shipping_available = 0 WHERE iso <> 'DE'`);
  const terms = await loadTerms(shop.api, 'pl-PL');
  expect(terms).toMatchObject({ country: { iso: 'DE' }, choices: { currency: false, country: false } });
});
