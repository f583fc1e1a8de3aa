import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility-violations.ts';
import { enter, tabTo, typeInto } from './keyboard.ts';
import { mailsTo, wordsOfMail } from './running-shop/outbox.ts';
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

/** @param where the form stands: the page or a dialog over it */
async function logIn(page: Page, where: Locator, password: string): Promise<void> {
  await typeInto(page, where.getByLabel('E-Mail'), klara.email);
  await typeInto(page, where.getByLabel('Passwort', { exact: true }), password);
  await page.keyboard.press('Enter');
}

/** Adds an address, corrects it, makes it the default one, and deletes it; each dialog gives the focus back. */
async function keepAddresses(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const add = page.getByRole('button', { name: 'Neue Adresse' });
  await enter(page, add);
  await tabTo(page, dialog.getByLabel('Ort', { exact: true }));
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  const given = {
    Vorname: 'Robert',
    Nachname: 'Musterkunde',
    'Straße und Hausnummer': 'Saalweg 3',
    Postleitzahl: '40213',
  };
  for (const [label, value] of Object.entries(given))
    await typeInto(page, dialog.getByLabel(label, { exact: true }), value);
  await typeInto(page, dialog.getByLabel('Ort', { exact: true }), 'Bonn');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();

  const edit = page.getByRole('button', { name: 'Bearbeiten: Robert Musterkunde, Saalweg 3' });
  await enter(page, edit);
  await typeInto(page, dialog.getByLabel('Postleitzahl'), '53111');
  await page.keyboard.press('Enter');
  await expect(page.getByText('53111 Bonn')).toBeVisible();
  await expect(edit).toBeFocused();

  await enter(page, page.getByRole('button', { name: 'Als Lieferadresse nehmen: Robert Musterkunde' }));
  await expect(page.getByText('Das ist jetzt Ihre Lieferadresse.')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: `Als Lieferadresse nehmen: ${klara.firstName}` }));
  await page.keyboard.press('Space');
  const remove = page.getByRole('button', { name: 'Löschen: Robert Musterkunde' });
  await enter(page, remove);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await enter(page, dialog.getByRole('button', { name: 'Adresse löschen' }));
  await expect(page.getByText('Saalweg 3')).toHaveCount(0);
  // Nobody is left without a place: the button that was pressed is gone with its address.
  await expect(page.locator(':focus')).toContainText('Die Adresse ist gelöscht.');
}

/** The dialog in which somebody with an account logs in over the checkout: it holds the focus and gives it back. */
async function logInOverTheCheckout(page: Page, password: string): Promise<void> {
  const offer = page.getByRole('main').getByRole('button', { name: 'Anmelden' });
  const dialog = page.getByRole('dialog', { name: 'Anmelden' });
  await enter(page, offer);
  await expect(dialog.getByLabel('E-Mail')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
  // From its last place the browser's own bars follow, then its first place again: never the page behind it.
  await tabTo(page, dialog.getByRole('button', { name: 'Anmelden' }));
  await tabTo(page, dialog.getByRole('button', { name: 'Ohne Anmeldung bestellen' }));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(offer).toBeFocused();
  await page.keyboard.press('Enter');
  await logIn(page, dialog, password);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Rechnungs- und Lieferadresse')).toBeVisible();
}

test('by keyboard alone, a customer opens an account, keeps addresses, is forgotten by the browser when leaving, comes back with a new password over the checkout and reviews a product', async ({
  page,
  shop,
}) => {
  await page.goto('/account/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await enter(page, page.getByRole('link', { name: 'Konto anlegen' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Konto anlegen' })).toBeVisible();
  await typeInto(page, page.getByLabel('E-Mail'), klara.email);
  await typeInto(page, page.getByLabel('Passwort', { exact: true }), klara.password);
  await typeInto(page, page.getByLabel('Vorname'), klara.firstName);
  await typeInto(page, page.getByLabel('Nachname'), klara.lastName);
  await typeInto(page, page.getByLabel('Straße und Hausnummer'), klara.street);
  await typeInto(page, page.getByLabel('Postleitzahl'), '04103');
  await typeInto(page, page.getByLabel('Ort', { exact: true }), 'Leipzig');
  expect(await accessibilityViolations(page)).toEqual([]);
  await enter(page, page.getByRole('button', { name: 'Konto anlegen' }));
  // Back where the way began.
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre Daten' })).toBeVisible();
  await expect(page.getByLabel('Nachname')).toHaveValue(klara.lastName);
  const places = page.getByRole('navigation', { name: 'Ihr Konto' });
  await enter(page, places.getByRole('link', { name: 'Adressen' }));
  await expect(page.getByText(klara.street).first()).toBeVisible();
  await keepAddresses(page);
  expect(await keptBy(page)).toContain('sw-context-token');

  await enter(page, places.getByRole('button', { name: 'Abmelden' }));
  await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();
  const traces = [klara.email, klara.firstName, klara.lastName, klara.street, klara.password];
  const kept = await keptBy(page);
  expect(traces.filter((trace) => kept.includes(trace))).toEqual([]);

  await page.goto('/login');
  await logIn(page, page.getByRole('main'), 'notenfalz-0');
  await expect(page.getByRole('alert')).toContainText('E-Mail-Adresse oder Passwort stimmen nicht');
  await enter(page, page.getByRole('link', { name: 'Passwort vergessen?' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Passwort vergessen' })).toBeVisible();
  await typeInto(page, page.getByLabel('E-Mail'), klara.email);
  await enter(page, page.getByRole('button', { name: 'Link anfordern' }));
  await expect.poll(async () => (await resetLinks()).length).toBe(1);
  await page.goto((await resetLinks())[0] ?? 'about:blank');
  await typeInto(page, page.getByLabel('Neues Passwort', { exact: true }), klara.newPassword);
  await typeInto(page, page.getByLabel('Neues Passwort wiederholen'), klara.newPassword);
  await enter(page, page.getByRole('button', { name: 'Passwort speichern' }));
  await expect(page.getByText('Ihr Passwort ist geändert')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Anmelden', exact: true }).last()).toBeVisible();

  await page.goto('/Erik-Satie-Trois-Gymnopedies/NF-1011');
  await enter(page, page.getByRole('button', { name: 'In den Warenkorb', exact: true }));
  await expect(page.getByText('Liegt im Warenkorb.').first()).toBeVisible();
  await page.goto('/checkout');
  await logInOverTheCheckout(page, klara.newPassword);
  await expect(page.getByText(klara.street).first()).toBeVisible();

  await page.goto('/Erik-Satie-Trois-Gymnopedies/NF-1011');
  await enter(page, page.getByRole('button', { name: 'Bewertung schreiben' }));
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
    const links = mails.flatMap(
      (mail) => wordsOfMail(mail).match(/https?:\/\/\S+\/reset-password\?hash=[\w-]+/g) ?? [],
    );
    return [...new Set(links)];
  }
});
