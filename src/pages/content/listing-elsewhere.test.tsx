import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { watchSight } from '#testing/browser/seen-elements.ts';
import * as contentPage from '../content.tsx';
import { loadContentPage } from '../loaders/load-content-page.ts';

watchSight();

let shop: DemoShop;
beforeAll(async () => {
  [shop] = await Promise.all([startDemoShop(), contentPage.bringContentViews()]);
  // An editor puts a listing into the layout of a landing page, and gives a product the same layout.
  shop.database.exec(`
    CREATE TEMP TABLE layout AS SELECT cms_page_id AS id FROM landing_page
      WHERE id = (SELECT foreign_key FROM seo_url WHERE seo_path_info = 'agb');
    UPDATE cms_slot SET type = 'product-listing' WHERE id = (
      SELECT cms_slot.id FROM cms_slot JOIN cms_block ON cms_block.id = block_id
        JOIN cms_section ON cms_section.id = section_id WHERE page_id = (SELECT id FROM layout) LIMIT 1);
    UPDATE product SET cms_page_id = (SELECT id FROM layout) WHERE product_number = 'NF-3001';
    DROP TABLE layout;
  `);
});
afterAll(() => shop.stop());

const detail = (): string => {
  const row = shop.database.prepare("SELECT id FROM product WHERE product_number = 'NF-3001'").get();
  return `/detail/${String(row?.['id'])}`;
};

test.each([
  ['a landing page', () => '/agb'],
  ['the layout of a product', detail],
])('a listing in %s grows by the next page, and its address has a page of its own', async (_place, addressOf) => {
  const page = { id: 'frame', path: '*', ...contentPage, loader: loadContentPage };
  const settings = { listingLimit: 10 };
  openPage(page, addressOf(), shop.api, settings);
  const listing = within(await screen.findByRole('region', { name: /^\d+ Artikel$/ }));
  const names = (): (string | null)[] => listing.getAllByRole('article').map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toHaveLength(10));
  const [first] = names();
  fireEvent.click(listing.getByRole('button', { name: 'Mehr Artikel laden' }));
  await waitFor(() => expect(names()).toHaveLength(20));
  const [, , , , , , , , , , eleventh] = names();
  fireEvent.click(listing.getByRole('link', { name: 'Seite 2' }));
  await waitFor(() => expect(names()[0]).toBe(eleventh));
  expect(eleventh).not.toBe(first);
});
