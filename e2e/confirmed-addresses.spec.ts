import type { Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility-violations.ts';
import { acceptTerms } from './customer.ts';
import { linkInMail } from './running-shop/outbox.ts';
import { expect, test } from './running-shop/shop-test.ts';
import { german } from './words.ts';

// A shop that lets nobody in, and no guest order, before the link in a mail was opened.
test.use({ viewport: { width: 360, height: 740 }, shopSettings: { CONFIRM_ADDRESSES: 'on' } });

const robert = {
  email: 'robert@example.org',
  password: 'notenfalz-1',
  firstName: 'Robert',
  lastName: 'Schumann',
  street: 'Inselstraße 18',
  zip: '04103',
  city: 'Leipzig',
};

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Vorname').fill(robert.firstName);
  await page.getByLabel('Nachname').fill(robert.lastName);
  await page.getByLabel('Straße und Hausnummer').fill(robert.street);
  await page.getByLabel('Postleitzahl').fill(robert.zip);
  await page.getByLabel('Ort', { exact: true }).fill(robert.city);
}

test('a customer confirms the address, changes the way to pay and the newsletter, leaves, and orders as a guest who confirms another one', async ({
  page,
  context,
  shop,
}) => {
  await page.goto('/register?to=%2Faccount%2Fpayment');
  await page.getByLabel('E-Mail').fill(robert.email);
  await page.getByLabel('Passwort', { exact: true }).fill(robert.password);
  await fillAddress(page);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page.getByRole('heading', { name: 'Bitte bestätigen Sie Ihre E-Mail-Adresse' })).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.goto('/login');
  await page.getByRole('main').getByLabel('E-Mail').fill(robert.email);
  await page.getByRole('main').getByLabel('Passwort', { exact: true }).fill(robert.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse');

  const link = await linkInMail(shop, robert.email, '/registration/confirm');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Ihr Konto ist bereit' })).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Zu Ihrem Konto' }).click();
  await expect(page.getByText(robert.street).first()).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Diese Adresse ist schon bestätigt')).toBeVisible();

  await page.goto('/account/payment');
  await page.getByRole('radio', { name: /^Vorkasse/ }).check();
  await expect(page.getByText('Ihre Standard-Zahlungsart ist gespeichert.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Vorkasse/ })).toBeChecked();

  const places = page.getByRole('navigation', { name: 'Ihr Konto' });
  await places.getByRole('link', { name: 'Newsletter' }).click();
  await page.getByRole('button', { name: 'Newsletter abonnieren' }).click();
  await expect(page.getByText(`Sie bekommen unseren Newsletter an ${robert.email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Newsletter abbestellen' }).click();
  await expect(page.getByText('Sie bekommen keinen Newsletter.')).toBeVisible();
  await page.goto('/account');
  await places.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();

  await page.goto('/Erik-Satie-Trois-Gymnopedies/NF-1011');
  await page.getByRole('button', { name: german.addToCart, exact: true }).click();
  await expect(page.getByText('Liegt im Warenkorb.').first()).toBeVisible();
  await page.goto('/checkout');
  const guest = 'robert.gast@example.org';
  await page.getByLabel(german.email).fill(guest);
  await fillAddress(page);
  await page.getByRole('button', { name: german.continueToPayment }).click();
  await expect(page.getByText('Bitte bestätigen Sie Ihre E-Mail-Adresse')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  const other = await context.newPage();
  await other.goto(await linkInMail(shop, guest, '/registration/confirm'));
  await expect(other.getByText('Sie können jetzt bestellen. Ihr Warenkorb ist noch da.')).toBeVisible();
  await other.getByRole('link', { name: 'Weiter zur Kasse' }).click();
  await expect(other.getByText('Rechnungs- und Lieferadresse')).toBeVisible();
  await other.close();
  // The page that waited has heard of it.
  await expect(page.getByText('Rechnungs- und Lieferadresse')).toBeVisible();
  await acceptTerms(page, german);
  await page.getByRole('button', { name: german.order, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung!' })).toBeVisible();
});
