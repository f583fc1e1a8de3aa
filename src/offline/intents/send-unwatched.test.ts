import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoId } from '#shop/demo/basics/demo-id.ts';
import { listSalutations } from '#store-api/account/salutations.ts';
import { logOut } from '#store-api/account/login.ts';
import { listReviews } from '#store-api/catalogue/product-reviews.ts';
import { getWishlist } from '#store-api/catalogue/wishlist.ts';
import { getContext } from '#store-api/context.ts';
import { connectPlainly } from '#store-api/plain-shop.ts';
import { becomeClara } from '#testing/account-visitor.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { changeMembers } from '../records/change-members.ts';
import { stateRecords } from '../records/state-records.ts';
import { messageIntent } from './contact-message.ts';
import type { Intent, ListedIntent } from './intent.ts';
import { intentForm, listKeptIntents } from './kept-intents.ts';
import { newsletterIntents } from './newsletter-wish.ts';
import { reviewIntent } from './product-review.ts';
import { sendUnwatched } from './send-unwatched.ts';
import { wishlistIntent } from './wishlist-change.ts';

let shop: DemoShop;
let salutationId: string;
beforeAll(async () => {
  shop = await startDemoShop();
  salutationId = (await listSalutations(shop.api))[0]?.id ?? '';
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await clear(stateRecords());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** A customer whose browser has their session. */
async function newCustomer() {
  const session: { token?: string } = {};
  const token = { read: () => session.token, write: (value: string) => void (session.token = value) };
  const api = shop.connect({ token });
  await becomeClara(api, `clara-${Math.random()}@wieck.example`);
  return { api, session, id: (await getContext(api)).customer?.id ?? '' };
}

const productId = demoId('product NF-1001');
const message = (subject: string, email = 'clara@wieck.example') => ({
  message: {
    salutationId,
    firstName: 'Clara',
    lastName: 'Wieck',
    email,
    phone: '',
    subject,
    comment: 'Welches Papier?',
  },
  place: {},
});
const content = 'Gut zu wenden, das Papier spiegelt nicht, und die Bindung liegt flach auf dem Pult.';

const changes = () => ({
  message: { kind: messageIntent, subject: 'Papier', data: message('Papier') },
  wish: { kind: wishlistIntent, subject: 'Lieder', data: { productId, isListed: true } },
  review: {
    kind: reviewIntent,
    subject: 'Liegt flach',
    data: { productId, review: { title: 'Liegt flach', content, points: 4 } },
  },
  addition: { kind: 'cart-add', subject: 'Stift', data: { productId, quantity: 1, before: 0, isTried: false } },
  newsletter: {
    kind: newsletterIntents.subscribe,
    subject: 'robert@example.org',
    data: { email: 'robert@example.org', place: {} },
  },
});

/** What a page left behind, in this order. */
async function leave(
  customer: string | null,
  ...intents: readonly (Pick<Intent, 'kind' | 'subject' | 'data'> & Partial<Intent>)[]
): Promise<void> {
  for (const intent of intents)
    await changeMembers(intentForm, [crypto.randomUUID()], () => ({ problem: null, ...intent, customer }));
}

/** The worker of a browser with this session, and what it sent. */
async function wake(token: string | undefined, { mayGoOn = async () => true, losesAnswersTo = '' } = {}) {
  const sent: string[] = [];
  const line = connectPlainly({
    endpoint: shop.api.endpoint,
    accessKey: shop.accessKey,
    token,
    fetch: async (...asked) => {
      const { pathname } = new URL(new Request(...asked).url);
      sent.push(pathname.replace('/store-api/', ''));
      const answer = await shop.fetch(...asked);
      if (losesAnswersTo !== '' && pathname.includes(losesAnswersTo)) throw new TypeError('Failed to fetch');
      return answer;
    },
    signal: new AbortController().signal,
  });
  const outcome = await sendUnwatched({ line, languageId: undefined, origin: 'http://shop.test', mayGoOn });
  return { sent, outcome };
}

const kept = async (): Promise<Partial<ListedIntent>[]> =>
  (await listKeptIntents()).map(({ kind, problem, isUntold }) => ({ kind, problem, isUntold }));
const reviewsOf = async (title: string, api = shop.api) =>
  (await listReviews(api, productId)).reviews.filter((review) => review.title === title);

describe('what waits when no page is open', () => {
  let made: ReturnType<typeof changes>;
  beforeEach(() => {
    made = changes();
  });

  it('is sent once, each kind by itself, and is on record for the next page; what the cart must be laid against stays', async () => {
    const { api, session, id } = await newCustomer();
    await leave(id, made.addition, made.message, made.wish, made.review, made.newsletter);
    const { outcome, sent } = await wake(session.token);
    expect(outcome).toBe('done');
    expect(sent.filter((path) => path === 'contact-form')).toHaveLength(1);
    expect(await kept()).toEqual([
      { kind: 'cart-add', problem: null },
      ...[messageIntent, wishlistIntent, reviewIntent, newsletterIntents.subscribe].map((kind) => ({
        kind,
        problem: 'arrived',
      })),
    ]);
    expect((await getWishlist(api)).map((product) => product.id)).toEqual([productId]);
    expect(await reviewsOf('Liegt flach', api)).toHaveLength(1);
    expect(
      shop.database.prepare('SELECT status FROM newsletter_recipient WHERE email = ?').all('robert@example.org'),
    ).toEqual([{ status: 'notSet' }]);
    expect((await wake(session.token)).sent).toEqual([]);
  });

  it('leaves no more of what was written than the next page needs to say so', async () => {
    await leave(null, made.message);
    const { sent } = await wake(undefined);
    expect(sent).toEqual(['context', 'contact-form']);
    expect(JSON.stringify(await listKeptIntents())).not.toContain('Welches Papier?');
  });

  it('is not sent for a customer whose session is another’s, or has ended', async () => {
    const { api, session, id } = await newCustomer();
    const other = await newCustomer();
    await leave(id, made.message, made.wish);
    const former = session.token;
    const waiting = await kept();
    for (const token of [other.session.token, undefined]) expect((await wake(token)).sent).toEqual(['context']);
    await logOut(api);
    expect((await wake(former)).sent).toEqual(['context']);
    expect(await kept()).toEqual(waiting);
    expect(await getWishlist(other.api)).toEqual([]);
  });

  it('and was written by nobody in particular is not sent in the session of a customer', async () => {
    const { session } = await newCustomer();
    await leave(null, made.message);
    expect((await wake(session.token)).sent).toEqual(['context']);
    expect(await kept()).toMatchObject([{ problem: null }]);
  });

  it('and the shop refuses is to be told, as is what is not to be had any more', async () => {
    const { session, id } = await newCustomer();
    const lost = { ...made.wish, data: { productId: '0'.repeat(32), isListed: true } };
    await leave(id, { ...made.message, data: message('Papier', 'clara') }, lost);
    await wake(session.token);
    expect(await kept()).toEqual([
      { kind: messageIntent, problem: 'refused', isUntold: true },
      { kind: wishlistIntent, problem: 'gone', isUntold: true },
    ]);
    expect((await listKeptIntents())[0]?.data).toMatchObject({ message: { comment: 'Welches Papier?' } });
  });

  it('goes on waiting when the answer was lost; a review then arrives once all the same', async () => {
    const { api, session, id } = await newCustomer();
    await leave(id, made.review);
    expect((await wake(session.token, { losesAnswersTo: '/review' })).outcome).toBe('left');
    await wake(session.token, { losesAnswersTo: 'product/x' });
    expect(await kept()).toEqual([{ kind: reviewIntent, problem: 'arrived' }]);
    expect(await reviewsOf('Liegt flach', api)).toHaveLength(1);
  });

  it('is left to whoever comes in the middle', async () => {
    const { session, id } = await newCustomer();
    await leave(id, made.wish, made.message);
    const mayGoOn = async (): Promise<boolean> => (await kept()).every(({ problem }) => problem === null);
    const { outcome, sent } = await wake(session.token, { mayGoOn });
    expect([outcome, sent]).toEqual(['left', ['context', `customer/wishlist/add/${productId}`]]);
    expect(await kept()).toMatchObject([{ problem: 'arrived' }, { problem: null }]);
  });

  it('and is being put right is nobody’s to send', async () => {
    await leave(null, { ...made.message, problem: 'edited' });
    expect((await wake(undefined)).sent).toEqual([]);
  });

  it('waits for a shop that cannot be asked whose session it is', async () => {
    await leave(null, made.message);
    await expect(wake(undefined, { losesAnswersTo: 'context' })).rejects.toThrow('Failed to fetch');
    expect(await kept()).toMatchObject([{ problem: null }]);
  });
});
