import type { Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility-violations.ts';
import { mailsTo, textOf } from './running-shop/outbox.ts';
import { expect, test } from './running-shop/shop-test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const klara = {
  email: 'klara.kundin@example.org',
  password: 'notenfalz-1',
  newPassword: 'notenfalz-2',
  firstName: 'Klara',
  lastName: 'Musterkundin',
  street: 'Birnbaumweg 117',
};

/** Everything this browser keeps for the shop, as text: cookies, storage, databases and caches. */
async function keptBy(page: Page): Promise<string> {
  const cookies = JSON.stringify(await page.context().cookies());
  const stored = await page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    const whenDone = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('The database does not answer.')));
      });
    for (const { name } of await indexedDB.databases()) {
      const database = await whenDone(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames)
        found.push(await whenDone(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isText = /html|json|text\/plain/.test(answer?.headers.get('content-type') ?? '');
        found.push(request.url, isText ? await answer?.text() : '');
      }
    }
    return JSON.stringify(found);
  });
  return cookies + stored;
}

async function logIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('E-Mail').fill(klara.email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
}

test('a customer opens an account, is forgotten by the browser when leaving, comes back with a new password and reviews a product', async ({
  page,
  shop,
}) => {
  await page.goto('/account/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Konto anlegen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Konto anlegen' })).toBeVisible();
  await page.getByLabel('E-Mail').fill(klara.email);
  await page.getByLabel('Passwort', { exact: true }).fill(klara.password);
  await page.getByLabel('Vorname').fill(klara.firstName);
  await page.getByLabel('Nachname').fill(klara.lastName);
  await page.getByLabel('Straße und Hausnummer').fill(klara.street);
  await page.getByLabel('Postleitzahl').fill('04103');
  await page.getByLabel('Ort', { exact: true }).fill('Leipzig');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  // Back where the way began.
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre Daten' })).toBeVisible();
  await expect(page.getByLabel('Nachname')).toHaveValue(klara.lastName);
  expect(await accessibilityViolations(page)).toEqual([]);
  const places = page.getByRole('navigation', { name: 'Ihr Konto' });
  await places.getByRole('link', { name: 'Adressen' }).click();
  await expect(page.getByText(klara.street).first()).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await keptBy(page)).toContain('sw-context-token');

  await places.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();
  const traces = [klara.email, klara.firstName, klara.lastName, klara.street, klara.password];
  const kept = await keptBy(page);
  expect(traces.filter((trace) => kept.includes(trace))).toEqual([]);

  await page.goto('/login');
  await logIn(page, 'notenfalz-0');
  await expect(page.getByRole('alert')).toContainText('E-Mail-Adresse oder Passwort stimmen nicht');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Passwort vergessen' })).toBeVisible();
  await page.getByLabel('E-Mail').fill(klara.email);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect.poll(async () => (await resetLinks()).length).toBe(1);
  await page.goto((await resetLinks())[0] ?? 'about:blank');
  await page.getByLabel('Neues Passwort', { exact: true }).fill(klara.newPassword);
  await page.getByLabel('Neues Passwort wiederholen').fill(klara.newPassword);
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page.getByText('Ihr Passwort ist geändert')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Anmelden', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await logIn(page, klara.newPassword);
  await expect(page.getByRole('heading', { level: 1, name: 'Ihr Konto' })).toBeVisible();
  await expect(page.getByText(klara.street).first()).toBeVisible();

  await page.goto('/Erik-Satie-Trois-Gymnopedies/NF-1011');
  await page.getByRole('button', { name: 'Bewertung schreiben' }).click();
  await page.getByLabel('Sterne').selectOption('4');
  await page.getByLabel('Überschrift').fill('Klar gestochen');
  await page
    .getByLabel('Ihre Bewertung')
    .fill('Die Noten sind gut zu lesen, und das Heft bleibt auf dem Pult offen liegen.');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Bewertung senden' }).click();
  await expect(page.getByText('Danke für Ihre Bewertung.')).toBeVisible();

  async function resetLinks(): Promise<string[]> {
    const mails = await mailsTo(shop, klara.email);
    const links = mails.flatMap((mail) => textOf(mail).match(/https?:\/\/\S+\/reset-password\?hash=[\w-]+/g) ?? []);
    return [...new Set(links)];
  }
});
