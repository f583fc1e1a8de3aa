import { fireEvent, screen } from '@testing-library/react';
import { latestMails } from '#shop/post/mail-table.ts';
import { listCountries } from '#store-api/account/countries.ts';
import { registerCustomer } from '#store-api/account/registration.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import type { RunningShop } from '#shop/create-shop.ts';
import type { DemoShop } from './start-demo-shop.ts';

export const clarasPassword = 'Soirees-musicales-6';

const clara = { firstName: 'Clara', lastName: 'Wieck' };

/** Opens an account in the session of a shopper, who is logged in from then on. */
export async function becomeClara(api: StoreApi, email: string): Promise<void> {
  const countryId = (await listCountries(api)).find(({ iso }) => iso === 'DE')?.id ?? '';
  const billingAddress = { street: 'Inselstraße 18', zipcode: '04103', city: 'Leipzig', countryId };
  await registerCustomer(api, { ...clara, email, password: clarasPassword, billingAddress });
}

/** A shopper with an account nobody else has, logged in. */
export async function registeredShopper(shop: DemoShop): Promise<StoreApi> {
  let token: string | undefined;
  const api = shop.connect({ token: { read: () => token, write: (value: string) => void (token = value) } });
  await becomeClara(api, `clara-${Math.random()}@wieck.example`);
  return api;
}

/** Types into a field of the page. */
export function fillIn(label: string | RegExp, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

/** Presses a button of the page. Found by its words: on long forms the search by role takes seconds in jsdom. */
export function press(name: string | RegExp): void {
  fireEvent.click(screen.getByText(name, { selector: 'button' }));
}

/** Path, without language, and parameters of the link in the newest mail to an address. */
export function linkInMail({ shop }: RunningShop, email: string): string {
  const mail = latestMails(shop, 100).find(({ recipient }) => recipient === email);
  const link = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://nothing.example');
  return link.pathname.replace(/^\/[a-z]{2}-[A-Z]{2}(?=\/)/, '') + link.search;
}
