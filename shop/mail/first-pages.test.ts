import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { JsonObject, JsonValue } from '../base/json.ts';
import { deliverMails } from '../post/deliver-mails.ts';
import { mailLocales } from '../post/mail.ts';
import type { StoredMail } from '../post/mail-table.ts';
import { drawPagePicture } from '../post/pictures/page-picture.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';
import { stateId } from '../seeding/base-data/states.ts';
import { updateRow } from '../seeding/update-row.ts';
import { registration } from '../testing/customers.ts';
import { openMortalShop } from '../testing/mortal-shop.ts';
import { newestMails } from '../testing/newest-mails.ts';
import { classicPdf, endlessPage } from '../testing/pdfs.ts';
import { lineItem, openFilledShop, type Shopper, type TestShop } from '../testing/serve-checkout.ts';
import { leadPayload, orderedFile, uploadFolder, uploadsOf } from '../testing/uploads.ts';

const config = { outbox: 'anybody' } as const;
let shop: TestShop;
beforeEach(async () => {
  shop = await openFilledShop({ config });
});
afterEach(() => shop.close());

const score = readFileSync('e2e/scores/menuett-in-g.pdf');
const path = `${uploadFolder}/heft/menuett.pdf`;
const file = (more: JsonObject = {}): JsonObject => orderedFile(path, score, more);

/** Puts print jobs into the cart of a new customer, each with these files and rows. */
async function withJobs(jobs: readonly JsonObject[], at = shop, locale: keyof typeof baseIds.languages = 'de-DE') {
  const shopper = at.shopper({ 'sw-language-id': baseIds.languages[locale] });
  const { email } = await shopper.ok('POST', '/account/register', registration());
  const items = jobs.map(({ files, ...more }, index) => ({
    ...lineItem('klammer', 1, { payload: leadPayload(`job-${index}`, asFiles(files), more) }),
    id: String(index).padStart(32, '0'),
  }));
  await shopper.ok('POST', '/checkout/cart/line-item', { items });
  return { shopper, email: String(email) };
}

const asFiles = (files: JsonValue | undefined): JsonObject[] =>
  files === undefined ? [file()] : JSON.parse(JSON.stringify(files));

interface Ordered {
  readonly shopper: Shopper;
  readonly orderId: string;
  readonly mail: StoredMail;
}

async function order(
  jobs: readonly JsonObject[] = [{}],
  at = shop,
  locale: keyof typeof baseIds.languages = 'de-DE',
): Promise<Ordered> {
  const { shopper, email } = await withJobs(jobs, at, locale);
  const { id } = await shopper.ok('POST', '/checkout/order', {});
  const mail = (await newestMails(at.shop, 10)).find(({ recipient }) => recipient === email);
  if (mail === undefined) throw new TypeError('The order is told to nobody');
  return { shopper, orderId: String(id), mail };
}

/** What the mail server gets of a mail. */
async function sent({ id }: StoredMail): Promise<string> {
  const messages = new Map<string, string>();
  await deliverMails(shop.shop, async (mail) => void messages.set(mail.id, mail.message));
  return messages.get(id) ?? '';
}

/** What a part of a message holds that has such a header. */
function partOf(message: string, header: string): Buffer | undefined {
  const part = message.split(/\r\n--[\w-]+(?:--)?\r\n/).find((each) => each.includes(header));
  return part === undefined ? undefined : Buffer.from(part.split('\r\n\r\n')[1] ?? '', 'base64');
}

const htmlOf = (message: string): string => partOf(message, 'text/html')?.toString() ?? '';
const pictureOf = (message: string, number = 1) => partOf(message, `Content-ID: <page-${number}@shop>`);
const outboxPage = async ({ id }: StoredMail): Promise<string> => (await shop.fetch(`/outbox/${id}/html`)).text();
/** How many pictures of pages a page shows: all are in it, the mark of the shop as well. */
const picturesIn = (page: string): number => page.split('src="data:image/png').length - 2;

/** The picture of a page, as it is drawn. */
const drawn = async (page: number) => {
  const place = { page, turn: 0, withMarks: false, inColour: false } as const;
  return (await drawPagePicture({ path: 'e2e/scores/menuett-in-g.pdf', page: place }))?.content;
};

describe('the confirmation of an order shows the first page of a booklet', () => {
  const alts = {
    'de-DE': 'Erste Seite von „Adventslieder“',
    'en-GB': 'First page of “Adventslieder”',
    'pl-PL': 'Pierwsza strona: „Adventslieder”',
  };

  test.each(mailLocales)(
    'in the message and in the outbox, with words for who sees no pictures: %s',
    async (locale) => {
      await uploadsOf(shop).send(path, score);
      const { mail } = await order([{}], shop, locale);
      const message = await sent(mail);
      const picture = pictureOf(message);
      const { format, width, height } = await sharp(picture).metadata();
      expect([format, width, height]).toEqual(['png', 325, 460]);
      const [grey] = (await sharp(picture).stats()).channels;
      expect(grey?.min).toBeLessThan(64);
      expect(grey?.mean).toBeGreaterThan(150);
      expect(htmlOf(message)).toMatch(/<img\s+class="line muted"\s+src="cid:page-1@shop"\s+width="163"\s+height="230"/);
      expect(htmlOf(message)).toContain(`alt="${alts[locale]}"`);
      const page = await outboxPage(mail);
      expect(page).toContain(`src="data:image/png;base64,${picture?.toString('base64')}"`);
      expect(await (await shop.fetch(`/outbox/${mail.id}/eml`)).text()).toBe(message);
    },
  );

  test('as it is printed: what is inserted before it is passed over', async () => {
    await uploadsOf(shop).send(path, score);
    const pages = [{ from: 'inserted' }, { from: 'file', file: 'a', page: 2, turn: 0, ink: 'black' }];
    const { mail } = await order([{ rows: [{ id: 'a', pages, spec: { colour: 'black' } }] }]);
    expect(pictureOf(await sent(mail))).toEqual(Buffer.from((await drawn(2)) ?? []));
  });

  test('for each job, six at most', async () => {
    await uploadsOf(shop).send(path, score);
    const { mail } = await order(Array.from({ length: 8 }, () => ({})));
    const message = await sent(mail);
    const shown = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => pictureOf(message, number) !== undefined);
    expect(shown).toEqual([true, true, true, true, true, true, false, false]);
    expect(htmlOf(message).split('Adventslieder</h2>')).toHaveLength(9);
  });

  test('after the process was killed while the mail was composed', async () => {
    const mortal = await openMortalShop();
    await uploadsOf(mortal.shop).send(path, score);
    const { shopper, email } = await withJobs([{}], mortal.shop);
    await mortal.orderAndDie(shopper, 'composing');
    const mail = (await newestMails(mortal.shop.shop, 10)).find(({ recipient }) => recipient === email);
    expect(mail?.html).toContain('cid:page-1@shop');
    await mortal.end();
  });
});

describe('the confirmation goes without a picture', () => {
  test.each([
    ['that is damaged', Buffer.from(score).fill(0, 20_000), {}],
    ['that takes all memory', Buffer.from(classicPdf(endlessPage())), {}],
    ['that is a picture', Buffer.from('\x89PNG\r\n\x1a\n0000IHDR', 'latin1'), {}],
    ['that has no such page', score, { rows: [{ pages: [{ from: 'file', page: 9, turn: 0 }], spec: {} }] }],
  ])('of a file %s', async (_, content, more) => {
    vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => void vi.restoreAllMocks());
    await uploadsOf(shop).send(path, content);
    const { mail } = await order([{ files: [orderedFile(path, content)], ...more }]);
    const message = await sent(mail);
    expect(message).toBe(mail.message);
    expect(htmlOf(message)).not.toContain('cid:page');
    expect(htmlOf(message)).toContain('Adventslieder</h2>');
  });

  test('of a job of several files, and of one that names none', async () => {
    await uploadsOf(shop).send(path, score);
    const { mail } = await order([{ files: [file(), file()] }, { files: [] }]);
    expect(mail.html).not.toContain('cid:page');
  });

  test('of files in the storage of somebody else', async () => {
    const elsewhere = await openFilledShop({ filesElsewhere: true });
    const { mail } = await order([{}], elsewhere);
    expect(mail.html).not.toContain('cid:page');
    await elsewhere.close();
  });
});

describe('no mail keeps notes longer than their file', () => {
  let ordered: Ordered;
  beforeEach(async () => {
    await uploadsOf(shop).send(path, score);
    ordered = await order();
  });

  /** The mail in the outbox, and as it is sent. */
  async function seen() {
    const page = await outboxPage(ordered.mail);
    return { pictures: picturesIn(page), hasRoom: page.includes('cid:page'), message: await sent(ordered.mail) };
  }

  /** As if it had never had a picture. */
  const plain = () => ({ pictures: 0, hasRoom: false, message: ordered.mail.message });

  test('for none is kept: neither in the database nor in the folder of the outbox', async () => {
    await deliverMails(shop.shop);
    const { mail } = ordered;
    const folder = join(shop.shop.folder, 'outbox');
    const kept = readdirSync(folder).find((name) => name.includes(mail.id)) ?? '';
    const bytes = Buffer.from((await drawn(1)) ?? [])
      .toString('base64')
      .slice(0, 60);
    expect(await sent(mail)).toContain(bytes);
    for (const text of [readFileSync(join(folder, kept), 'utf8'), JSON.stringify(mail)]) {
      expect(text).toContain(mail.recipient);
      expect(text).not.toContain(bytes);
    }
    expect(htmlOf(readFileSync(join(folder, kept), 'utf8'))).not.toContain('cid:page');
  });

  test('when its customer deletes it through the order', async () => {
    const { shopper, orderId } = ordered;
    expect(picturesIn(await outboxPage(ordered.mail))).toBe(1);
    await shopper.ok('POST', '/order/print-file/delete', { orderId, path });
    expect(await seen()).toEqual(plain());
  });

  test.each([
    ['replaces', () => uploadsOf(shop).send(path, readFileSync('e2e/scores/drei-lieder.pdf'))],
    ['deletes', () => uploadsOf(shop).remove(path)],
  ])('when its owner %s it after the order was cancelled', async (_, change) => {
    const { shopper, orderId } = ordered;
    await shopper.ok('POST', '/order/state/cancel', { orderId });
    expect((await change()).ok).toBe(true);
    expect(await seen()).toEqual(plain());
  });

  test('when it is deleted for its age', async () => {
    const { orderId } = ordered;
    const row = shop.shop.database.prepare('SELECT id FROM order_delivery WHERE order_id = ?').get(orderId);
    updateRow(shop.shop, 'order_delivery', String(row?.['id']), {
      stateId: stateId('order_delivery.state', 'shipped'),
    });
    await shop.sweepFiles();
    shop.now = new Date(shop.now.getTime() + 61 * 24 * 60 * 60 * 1000);
    expect(picturesIn(await outboxPage(ordered.mail))).toBe(1);
    await shop.sweepFiles();
    expect(picturesIn(await outboxPage(ordered.mail))).toBe(0);
  });
});
