import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lineItem, openFilledShop, type Shopper, type TestShop } from '../testing/serve-checkout.ts';
import { latestMails } from '../post/mail-table.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';
import { registration } from '../testing/customers.ts';
import { addressAllowances, giveBack, takeFromAllowance } from '../context/rate-limit.ts';

let shop: TestShop;
let shopper: Shopper;
beforeEach(async () => {
  shop = await openFilledShop({ rateLimits: true });
  shopper = shop.shopper();
});
afterEach(() => shop.close());

/** Statuses of so many calls in a row. */
async function statuses(times: number, call: (index: number) => Promise<{ status: number }>): Promise<number[]> {
  const found: number[] = [];
  for (let index = 0; index < times; index += 1) found.push((await call(index)).status);
  return found;
}

const refusedAfter = (found: readonly number[]): number => found.indexOf(429);

test('an allowance comes back evenly, and a clock set back neither fills nor empties it', () => {
  const allowance = { attempts: 2, seconds: 60 };
  const take = () => takeFromAllowance(shop.shop, 'a', allowance);
  expect([take(), take(), take()]).toEqual([0, 0, 30]);
  shop.now = new Date(shop.now.getTime() + 30_000);
  expect([take(), take()]).toEqual([0, 30]);
  shop.now = new Date(shop.now.getTime() - 365 * 86_400_000);
  expect(take()).toBe(30);
  giveBack(shop.shop, 'a', allowance);
  expect(take()).toBe(0);
  expect(take()).toBe(30);
  shop.now = new Date(shop.now.getTime() - 365 * 86_400_000);
  expect(take()).toBe(30);
  shop.now = new Date(shop.now.getTime() + 30_000);
  expect(take()).toBe(0);
});

describe('one address under many names is slowed down when it', () => {
  test('tries passwords of many accounts, while customers who sign in rightly never count', async () => {
    const { attempts } = addressAllowances.signIn;
    const email = 'chor@example.test';
    await shopper.ok('POST', '/account/register', registration({ email, password: 'Notendruck-1' }));
    const signIn = (username: string, password: string) =>
      shop.shopper().call('POST', '/account/login', { username, password });
    await statuses(attempts, () => signIn(email, 'Notendruck-1'));
    const found = await statuses(attempts + 1, (index) => signIn(`n${index}@example.test`, 'geraten'));
    expect(refusedAfter(found)).toBe(attempts);
    expect((await signIn(email, 'Notendruck-1')).status).toBe(429);
  });

  test('asks for new passwords of many accounts', async () => {
    const ask = (index: number) =>
      shopper.call('POST', '/account/recovery-password', {
        email: `n${index}@example.test`,
        storefrontUrl: 'http://localhost:3000',
      });
    const { attempts } = addressAllowances.recovery;
    expect(refusedAfter(await statuses(attempts + 1, ask))).toBe(attempts);
  });

  test('registers again and again', async () => {
    const { attempts } = addressAllowances.registration;
    const register = (index: number) =>
      shop.shopper().call('POST', '/account/register', registration({ email: `n${index}@example.test` }));
    expect(refusedAfter(await statuses(attempts + 1, register))).toBe(attempts);
  });

  test('tries codes of promotions', async () => {
    const { attempts } = addressAllowances.promotionCode;
    const tryCode = (index: number) =>
      shopper.call('POST', '/checkout/cart/line-item', {
        items: [{ type: 'promotion', referencedId: `CODE${index}` }],
      });
    expect(refusedAfter(await statuses(attempts + 1, tryCode))).toBe(attempts);
    expect((await shopper.call('POST', '/checkout/cart/line-item', { items: [lineItem('spiral')] })).status).toBe(200);
  });

  test('orders as a guest; the cart of who has to wait stays as it was', async () => {
    const { attempts } = addressAllowances.guestOrder;
    await shopper.ok('POST', '/account/register', registration({ guest: true }));
    const orderOnce = async () => {
      await shopper.ok('POST', '/checkout/cart/line-item', { items: [lineItem('frei')] });
      return shopper.call('POST', '/checkout/order', {});
    };
    expect(refusedAfter(await statuses(attempts + 1, orderOnce))).toBe(attempts);
    expect((await shopper.ok('GET', '/checkout/cart'))['lineItems']).toHaveLength(1);
  });
});

describe('who asks for a new password', () => {
  test('gets the same answer whether somebody has the address or not', async () => {
    await shopper.ok('POST', '/account/register', registration({ email: 'da@example.test' }));
    const ask = async (email: string) => {
      const { status, body } = await shopper.call('POST', '/account/recovery-password', {
        email,
        storefrontUrl: 'http://localhost:3000',
      });
      return { status, body };
    };
    expect(await ask('niemand@example.test')).toEqual(await ask('da@example.test'));
    const recoveries = latestMails(shop.shop, 10).filter(({ subject }) => subject.startsWith('Neues Passwort'));
    expect(recoveries.map(({ recipient }) => recipient)).toEqual(['da@example.test']);
  });
});

describe('a form', () => {
  const message = (email: string) => ({
    salutationId: baseIds.salutations.mrs,
    firstName: 'Klara',
    lastName: 'Kundin',
    email,
    subject: 'Nur heute billig',
    comment: 'Kaufen Sie bei evil.example!',
  });
  const mailsTo = (email: string) => latestMails(shop.shop, 50).filter(({ recipient }) => recipient === email);

  test('repeats no word of a message to an address nobody confirmed', async () => {
    await shopper.ok('POST', '/contact-form', message('opfer@example.test'));
    const [receipt] = mailsTo('opfer@example.test');
    expect(receipt?.text).toContain('Ihre Nachricht bekommen');
    expect(receipt?.text).not.toMatch(/billig|evil/);
    expect(mailsTo(shop.shop.config.shopEmail)[0]?.text).toContain('evil.example');
  });

  test('repeats it to a customer who confirmed the address', async () => {
    const email = 'treu@example.test';
    await shopper.ok('POST', '/account/register', registration({ email }));
    shop.shop.database.prepare(`UPDATE customer SET double_opt_in_confirm_date = '2026-01-01'`).run();
    await shopper.ok('POST', '/contact-form', message(email));
    expect(mailsTo(email)[0]?.text).toContain('Sie schrieben:\n\n> Nur heute billig');
  });

  test('floods nobody with receipts, though every message arrives', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      shop.now = new Date(shop.now.getTime() + 100_000);
      await shopper.ok('POST', '/contact-form', message('opfer@example.test'));
    }
    expect(mailsTo('opfer@example.test')).toHaveLength(3);
    expect(mailsTo(shop.shop.config.shopEmail)).toHaveLength(5);
  });

  test('of withdrawal repeats what was declared, but nothing a stranger could advertise with', async () => {
    const email = 'gast@example.test';
    await shopper.ok('POST', '/account/register', registration({ email, guest: true }));
    await shopper.ok('POST', '/checkout/cart/line-item', { items: [lineItem('frei')] });
    const { orderNumber } = await shopper.ok('POST', '/checkout/order', {});
    const withdraw = (to: string, comment: string) =>
      shopper.ok('POST', '/revocation-request-form', { email: to, contractNumber: String(orderNumber), comment });
    await withdraw('andere@example.test', 'Nur das Notenpapier.');
    expect(mailsTo('andere@example.test')[0]?.text).toContain('Ihre Angaben: Nur das Notenpapier.');
    const advertisement = 'Gewinne auf www.evil.example';
    await withdraw(email, advertisement);
    expect(mailsTo(email)[0]?.text).toContain(`Ihre Angaben: ${advertisement}`);
    shop.now = new Date(shop.now.getTime() + 100_000);
    await withdraw('opfer@example.test', advertisement);
    expect(mailsTo('opfer@example.test')[0]?.text).toContain('Ihre Angaben: liegen uns vor (28 Zeichen)');
    const toShop = mailsTo(shop.shop.config.shopEmail).filter(({ subject }) => subject.includes('Widerruf'));
    expect(toShop.filter(({ text }) => text.includes(advertisement))).toHaveLength(2);
  });
});

test.each(['https://evil.example', 'www.evil.example', 'Gewinn auf evil.com', 'x://y'])(
  'a name that is a web address is refused: %s',
  async (name) => {
    const answer = await shopper.call('POST', '/account/register', registration({ firstName: name }));
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('VIOLATION::REGEX_FAILED_ERROR');
  },
);

test.each(['Joh.Seb.', 'St.Pierre', 'J. S.', 'Anne-Sophie', "D'Artagnan jr."])('%s is a name', async (name) => {
  const answer = await shopper.call('POST', '/account/register', registration({ firstName: name }));
  expect(answer.status).toBe(200);
});
