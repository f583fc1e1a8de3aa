import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { latestMails } from '#shop/post/mail-table.ts';
import { openPage } from '#testing/open-page.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { loadContactPage } from './loaders/load-contact-page.ts';
import * as infringementPage from './rechtsverletzung-melden.tsx';

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

async function open(): Promise<void> {
  const path = '/rechtsverletzung-melden';
  openPage({ path, ...infringementPage, loader: loadContactPage }, path, shop.newShopper());
  await screen.findByRole('heading', { level: 1, name: 'Rechtsverletzung melden' });
}

function fill(label: string | RegExp, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function fillEverything(): void {
  fill('Um welches Werk geht es?', 'Soirées musicales, op. 6');
  fill('Wo haben Sie es gefunden?', 'Bestellung 10042');
  fill('Was ist daran nicht erlaubt?', 'Die Ausgabe ist von mir und nicht freigegeben.');
  fill('Vorname', 'Clara');
  fill('Nachname', 'Wieck');
  fill('E-Mail', 'clara@wieck.example');
}

const send = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Meldung absenden' }));
const mailTo = (address: string) => latestMails(shop.running.shop, 50).find(({ recipient }) => recipient === address);

describe('a rights infringement', () => {
  test('is reported without login: the shop reads everything, the reporter gets a receipt on the page and by mail', async () => {
    await open();
    fillEverything();
    fireEvent.click(screen.getByRole('checkbox', { name: /nach bestem Wissen/ }));
    send();
    const heading = await screen.findByRole('heading', { name: 'Ihre Meldung ist bei uns eingegangen' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.querySelector('dl')?.textContent).toContain('Bestellung 10042');
    const { text, subject } = mailTo('shop@notenfalz.example') ?? {};
    expect(subject).toContain('Rechtsverletzung: Soirées musicales, op. 6');
    const said = ['Bestellung 10042', 'nicht freigegeben', 'nach bestem Wissen', 'clara@wieck.example'];
    expect(said.filter((part) => text?.includes(part) !== true)).toEqual([]);
    expect(mailTo('clara@wieck.example')?.subject).toBe(
      'Ihre Meldung einer Rechtsverletzung an Notenfalz ist eingegangen',
    );
  });

  test('is not sent before it says everything, and is said to be true', async () => {
    await open();
    const before = latestMails(shop.running.shop, 50).length;
    fillEverything();
    fill('Wo haben Sie es gefunden?', ' ');
    send();
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('link', { name: /^Wo haben Sie es gefunden/ })).toBeDefined();
    expect(within(summary).getByRole('link', { name: /Bitte bestätigen Sie das/ })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    expect(latestMails(shop.running.shop, 50)).toHaveLength(before);
  });
});
