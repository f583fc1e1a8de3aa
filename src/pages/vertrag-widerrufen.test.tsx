import { act, fireEvent, screen, within, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { latestMails } from '#shop/post/mail-table.ts';
import { refreshSessionAtom } from '#platform/session/session-atoms.ts';
import { listCountries } from '#store-api/account/countries.ts';
import { registerGuest } from '#store-api/account/registration.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import { openPage } from '#testing/open-page.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import * as withdrawalPage from './vertrag-widerrufen.tsx';

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const page = { path: '/vertrag-widerrufen', ...withdrawalPage };
const unreachable = createStoreApi({
  endpoint: 'http://shop.example',
  accessKey: 'SWSCTEST',
  fetch: () => Promise.reject(new TypeError('fetch failed')),
});

function fill(label: string | RegExp, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function declare(): void {
  fill('Vorname', 'Robert');
  fill('Nachname', 'Schumann');
  fill('E-Mail', 'robert@schumann.example');
  fill(/^Was möchten Sie widerrufen/, 'Nur das Notenpapier');
  fireEvent.click(screen.getByRole('button', { name: 'Widerruf bestätigen' }));
}

describe('the withdrawal page', () => {
  test('takes a declaration without login, shows content, date and time, and sends the receipt', async () => {
    const start = Date.now();
    openPage(page, '/vertrag-widerrufen?order=10042', shop.newShopper());
    declare();
    const heading = await screen.findByRole('heading', { name: 'Ihr Widerruf ist bei uns eingegangen' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const content = ['Robert Schumann', '10042', 'robert@schumann.example', 'Nur das Notenpapier'];
    const shown = document.querySelector('dl')?.textContent ?? '';
    expect(content.filter((part) => !shown.includes(part))).toEqual([]);
    expect(Date.parse(document.querySelector('time')?.dateTime ?? '')).toBeGreaterThanOrEqual(start);
    const mails = latestMails(shop.running.shop, 5);
    const receipt = mails.find(({ recipient }) => recipient === 'robert@schumann.example')?.text ?? '';
    expect(content.filter((part) => !receipt.includes(part))).toEqual([]);
  });

  test('asks for name, order, address and a free text, and for nothing else', () => {
    openPage(page, '/vertrag-widerrufen', shop.newShopper());
    const labels = screen.getAllByRole('textbox').map((box) => box.id.replace('withdrawal-', ''));
    expect(labels).toEqual(['firstName', 'lastName', 'contractNumber', 'email', 'comment']);
  });

  test('somebody the shop knows need not type name and address again', async () => {
    const api = shop.newShopper();
    const [country] = await listCountries(api);
    const billingAddress = {
      street: 'Inselstraße 18',
      zipcode: '04103',
      city: 'Leipzig',
      countryId: country?.id ?? '',
    };
    const person = { firstName: 'Clara', lastName: 'Schumann', email: 'clara@schumann.example' };
    await registerGuest(api, { ...person, billingAddress });
    const store = openPage(page, '/vertrag-widerrufen?order=10042', api);
    fill('Vorname', 'Clara Josephine');
    await act(() => store.set(refreshSessionAtom));
    const values = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    expect(values).toEqual(['Clara Josephine', 'Schumann', '10042', 'clara@schumann.example', '']);
  });

  test('a declaration that does not get through keeps what was typed and offers the same as a mail', async () => {
    openPage(page, '/vertrag-widerrufen?order=10042', unreachable);
    declare();
    const notice = await screen.findByRole('alert');
    const draft = within(notice).getByRole('link', { name: 'hallo@notenfalz.example' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(draft)).toContain('Robert Schumann');
    expect(decodeURIComponent(draft)).toContain('10042');
    expect(screen.getByLabelText<HTMLInputElement>('Nachname').value).toBe('Schumann');
  });
});
