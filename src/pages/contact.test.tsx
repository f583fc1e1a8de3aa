import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { latestMails } from '#shop/post/mail-table.ts';
import { openPage } from '#testing/open-page.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import * as contactPage from './contact.tsx';
import { loadContactPage } from './loaders/load-contact-page.ts';

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

function fill(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function fillEverything(): void {
  const choice = within(screen.getByLabelText('Anrede')).getAllByRole<HTMLOptionElement>('option')[1];
  fill('Anrede', choice?.value ?? '');
  fill('Vorname', 'Clara');
  fill('Nachname', 'Wieck');
  fill('E-Mail', 'clara@wieck.example');
  fill('Betreff', 'Papier für Klaviernoten');
  fill('Ihre Nachricht', 'Welches Papier blendet nicht?');
}

const send = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Nachricht senden' }));
const mails = () => latestMails(shop.running.shop, 50);

test('a number that is brought along stands in the subject, which may still be changed', async () => {
  openPage({ path: '/contact', ...contactPage, loader: loadContactPage }, '/contact?order=10042', shop.newShopper());
  const subject = await screen.findByLabelText<HTMLInputElement>('Betreff');
  expect(subject.value).toBe('Bestellung 10042');
  fill('Betreff', 'Papier');
  expect(subject.value).toBe('Papier');
});

describe('the contact page', () => {
  beforeEach(async () => {
    openPage({ path: '/contact', ...contactPage, loader: loadContactPage }, '/contact', shop.newShopper());
    await screen.findByRole('heading', { level: 1, name: 'Schreiben Sie uns' });
  });

  test('sends a message to the shop and says so in the place of the form', async () => {
    fillEverything();
    send();
    const heading = await screen.findByRole('heading', { name: 'Ihre Nachricht ist angekommen' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.queryByLabelText('Ihre Nachricht')).toBeNull();
    const toShop = mails().find(({ recipient }) => recipient === 'shop@notenfalz.example');
    expect(toShop?.text).toContain('Welches Papier blendet nicht?');
  });

  test('an incomplete form names what is missing, links to it and is not sent', async () => {
    const before = mails().length;
    fill('E-Mail', 'clara');
    send();
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByText('6 Angaben fehlen noch oder stimmen nicht')).toBeDefined();
    expect(within(summary).getByRole('link', { name: /^E-Mail: Bitte geben Sie eine gültige/ })).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(screen.getByLabelText('E-Mail').getAttribute('aria-invalid')).toBe('true');
    expect(mails()).toHaveLength(before);
  });

  test('what only the shop objects to is told at the field', async () => {
    fillEverything();
    fill('Vorname', 'https://spam.example');
    send();
    const text = 'Vorname: Bitte schreiben Sie hier keine Internetadresse hinein.';
    expect(await screen.findByRole('link', { name: text })).toBeDefined();
    expect(screen.getByLabelText('Vorname').getAttribute('aria-invalid')).toBe('true');
  });
});
