import type { Browser, Page } from '@playwright/test';
import { acceptTerms, configureBooklet, dropScore, fillCheckout, order, putIntoCart, score } from '../../customer.ts';
import { german } from '../../words.ts';
import { expect, test } from '../upload-test.ts';

// Nothing here is the service worker's: it would only store all of the build first.
test.use({ serviceWorkers: 'block' });

const orderButton = (page: Page) => page.getByRole('button', { name: german.order, exact: true });

/** Puts a score into the cart. @returns a page of another browser, which knows of the cart and not of the file */
async function cartElsewhere(page: Page, browser: Browser): Promise<Page> {
  await dropScore(page, german);
  await configureBooklet(page, german);
  await expect(page.getByText(german.uploaded)).toBeVisible();
  await putIntoCart(page, german);
  const elsewhere = await browser.newContext();
  await elsewhere.addCookies(await page.context().cookies());
  return elsewhere.newPage();
}

/** As if nobody had opened the shop for eight days: what failed before is forgotten at the next visit. */
async function ageUploads(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('uploads');
        open.onerror = () => reject(new Error('The uploads could not be opened.'));
        open.onsuccess = () => {
          const step = open.result.transaction('jobs', 'readwrite');
          const all = step.objectStore('jobs').getAll();
          all.onsuccess = () => {
            for (const job of all.result)
              step.objectStore('jobs').put({ ...job, updatedAt: job.updatedAt - 8 * 86_400_000 }, job.id);
          };
          step.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
  );
}

test('nothing is ordered from a file that failed to arrive eight days ago, until it is sent again', async ({
  page,
  store,
}) => {
  const refused = { status: 403, count: 'always' } as const;
  await store.trouble(
    { match: { command: 'start' }, ...refused },
    { match: { method: 'POST', address: '/o?name=' }, ...refused },
  );
  await dropScore(page, german);
  await configureBooklet(page, german);
  await expect(page.getByRole('main').getByText(/nimmt die Datei an dieser Stelle nicht an/)).toBeVisible();
  await putIntoCart(page, german);
  await ageUploads(page);
  await page.goto('/checkout/cart');
  await fillCheckout(page, german);
  await expect(page.getByText('1 Datei ist noch nicht übertragen')).toBeVisible();
  await expect(orderButton(page)).toBeDisabled();
  await store.calm();
  await page.getByRole('link', { name: 'Zu den Dateien' }).click();
  await expect(page.getByText('Die Datei ist nicht übertragen.')).toBeVisible();
  await page.locator('input[aria-label="klavieruebung.pdf noch einmal wählen"]').setInputFiles(score);
  await expect(page.getByText(german.uploaded)).toBeVisible();
  await page.goto('/checkout');
  await page.getByRole('radio', { name: german.onlinePayment }).check();
  await acceptTerms(page, german);
  await order(page, german);
});

test('a cart is ordered in another browser than the one its file came from, and the file deleted through the order', async ({
  page,
  browser,
  store,
}) => {
  const other = await cartElsewhere(page, browser);
  await other.goto('/checkout/cart');
  await fillCheckout(other, german);
  await order(other, german);
  await other.getByRole('button', { name: german.pay }).click();
  const files = other.getByRole('region', { name: 'Dateien für den Druck' });
  await expect(files).toContainText('60 Tage nach dem Versand');
  const stored = await store.paths();
  await files.getByRole('button', { name: 'klavieruebung.pdf löschen' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(files).toContainText('Gelöscht am');
  await expect(files.getByRole('button', { name: 'klavieruebung.pdf löschen' })).toHaveCount(0);
  expect(await store.paths()).toHaveLength(stored.length - 1);
  await other.context().close();
});

test('whether a file has arrived is asked once more when the storage did not answer', async ({
  page,
  browser,
  store,
}) => {
  const other = await cartElsewhere(page, browser);
  await store.trouble({ match: { method: 'GET', address: 'klavieruebung' }, status: 403, count: 'always' });
  await other.goto('/checkout/cart');
  await fillCheckout(other, german);
  await expect(other.getByText('Wir können gerade nicht nachsehen, ob Ihre Dateien bei uns sind')).toBeVisible();
  await expect(orderButton(other)).toBeDisabled();
  await store.calm();
  await other.getByRole('button', { name: 'Noch einmal nachsehen' }).click();
  await expect(orderButton(other)).toBeEnabled();
  await other.context().close();
});
