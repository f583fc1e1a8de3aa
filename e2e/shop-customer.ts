import type { APIRequestContext, APIResponse, BrowserContext } from '@playwright/test';
import { expect } from './running-shop/shop-test.ts';

/** Whom nobody has to register on pages: a customer of the shop who did what a journey needs through the Store API. */
export class ShopCustomer {
  readonly email: string;
  readonly #request: APIRequestContext;
  readonly #origin: string;
  readonly #accessKey: string;
  #token = '';

  private constructor(request: APIRequestContext, { origin, accessKey, email }: Found) {
    this.#request = request;
    this.#origin = origin;
    this.#accessKey = accessKey;
    this.email = email;
  }

  /** Opens an account, and is logged in. @param name of the mailbox, of no other customer of this shop */
  static async register(request: APIRequestContext, origin: string, name: string): Promise<ShopCustomer> {
    const home = await (await request.get(origin)).text();
    const accessKey = /"shopwareAccessToken":"([^"]+)"/.exec(home)?.[1] ?? '';
    const customer = new ShopCustomer(request, { origin, accessKey, email: `${name}@example.org` });
    const countries: { elements: { id: string; iso: string }[] } = await customer.read('country', {});
    const countryId = countries.elements.find(({ iso }) => iso === 'DE')?.id;
    await customer.call('account/register', {
      ...fanny,
      email: customer.email,
      storefrontUrl: origin,
      acceptedDataProtection: true,
      billingAddress: { ...fannysAddress, countryId },
    });
    return customer;
  }

  /** A call of the Store API in this customer's session, whose token may change with it. */
  async call<Answer>(path: string, data: object): Promise<Answer> {
    return (await this.#send(path, data)).json();
  }

  /** One that only reads: a shop without a processor to spare says 503, and is asked again as by every client. */
  async read<Answer>(path: string, data: object): Promise<Answer> {
    let answer = await this.#ask(path, data);
    await expect(async () => {
      if (answer.status() === 503) answer = await this.#ask(path, data);
      expect(answer.status(), path).not.toBe(503);
    }).toPass();
    return this.#accept(path, answer).json();
  }

  async logIn(): Promise<void> {
    await this.#send('account/login', { username: this.email, password: fannysPassword });
  }

  async logOut(): Promise<void> {
    await this.#send('account/logout', {});
  }

  async #send(path: string, data: object): Promise<APIResponse> {
    return this.#accept(path, await this.#ask(path, data));
  }

  #ask(path: string, data: object): Promise<APIResponse> {
    const headers = { 'sw-access-key': this.#accessKey, ...(this.#token && { 'sw-context-token': this.#token }) };
    return this.#request.post(`${this.#origin}/store-api/${path}`, { headers, data });
  }

  #accept(path: string, answer: APIResponse): APIResponse {
    expect(answer.status(), path).toBeLessThan(300);
    this.#token = answer.headers()['sw-context-token'] ?? this.#token;
    return answer;
  }

  /** Somebody tries a password of this customer's, in a session of their own. @returns the status the shop answers with */
  async tryPassword(password: string): Promise<number> {
    const headers = { 'sw-access-key': this.#accessKey };
    const data = { username: this.email, password };
    return (await this.#request.post(`${this.#origin}/store-api/account/login`, { headers, data })).status();
  }

  /** Puts the first product that is found by these words into the cart. @param payload what the line carries besides, as that of a print job does */
  async fillCart(words: string, quantity: number, payload: object = {}): Promise<void> {
    const id = await this.#find(words);
    const line = { id, type: 'product', referencedId: id, quantity, payload };
    await this.call('checkout/cart/line-item', { items: [line] });
  }

  /** Puts the first product that is found by these words on the wishlist. */
  async wish(words: string): Promise<void> {
    await this.call(`customer/wishlist/add/${await this.#find(words)}`, {});
  }

  async #find(words: string): Promise<string> {
    const search = `search?search=${encodeURIComponent(words)}`;
    const found: { elements: { id: string }[] } = await this.read(search, { limit: 1 });
    return found.elements[0]?.id ?? '';
  }

  /** What the shop calls this customer. */
  async id(): Promise<string> {
    const { id }: { id: string } = await this.read('account/customer', {});
    return id;
  }

  async order(): Promise<{ deepLinkCode: string; orderNumber: string }> {
    return this.call('checkout/order', {});
  }

  /** How many orders there are of this customer. */
  async orders(): Promise<number> {
    const { orders }: { orders: { total: number } } = await this.read('order', { 'total-count-mode': 1 });
    return orders.total;
  }

  /** From now on the pages of a browser are in this customer's session. */
  async sitDown(context: BrowserContext, url: string): Promise<void> {
    await context.addCookies([{ name: 'sw-context-token', value: this.#token, url }]);
  }
}

interface Found {
  readonly origin: string;
  readonly accessKey: string;
  readonly email: string;
}

export const fannysPassword = 'notenfalz-1';

export const fanny = { password: fannysPassword, firstName: 'Fanny', lastName: 'Mendelssohn-Bartholdy-Hensel' };

export const fannysAddress = { street: 'Leipziger Straße 3', zipcode: '10117', city: 'Berlin' };
