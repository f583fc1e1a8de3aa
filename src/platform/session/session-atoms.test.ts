import { createStore } from 'jotai';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createStoreApi } from '#store-api/store-api.ts';
import { eventually } from '#testing/eventually.ts';
import { testShell } from '#testing/test-shell.ts';
import { refreshSessionAtom, sessionAtom, sessionKindAtom, shellAtom, userAtom } from './session-atoms.ts';

type Store = ReturnType<typeof createStore>;

/** Whom the shop says this is; an error where it cannot say. */
let customer: object | null;
let answers: (() => void)[] | null;

const answer = (said: object | null): Response =>
  Response.json({
    currency: { id: 'eur', isoCode: 'EUR' },
    customer: said,
    paymentMethod: { id: 'invoice' },
    shippingMethod: { id: 'parcel' },
    shippingLocation: { country: { id: 'de' } },
    salesChannel: { id: 'web', languageId: 'german', countryId: 'de', navigationCategoryId: 'home' },
    context: { languageIdChain: ['german'] },
  });

let isAway: boolean;

function visitor(): Store {
  const store = createStore();
  const fetch = async (): Promise<Response> => {
    if (isAway) throw new TypeError('fetch failed');
    const said = customer;
    if (answers) await new Promise<void>((resolve) => answers?.push(resolve));
    return answer(said);
  };
  const api = createStoreApi({ endpoint: 'https://shop.example', accessKey: 'SWSCTEST', fetch });
  store.set(shellAtom, testShell(api, store));
  return store;
}

beforeEach(() => {
  customer = null;
  answers = null;
  isAway = false;
});

async function kindOf(said: object | null) {
  customer = said;
  const store = visitor();
  await store.set(refreshSessionAtom);
  return store.get(sessionKindAtom);
}

describe('who is logged in', () => {
  test('is a customer who is active and no guest', async () => {
    expect(await kindOf({ id: 'c1', active: true })).toBe('customer');
    expect(await kindOf({ id: 'c1', active: false })).toBe('anonymous');
    expect(await kindOf({ id: '', active: true })).toBe('anonymous');
    expect(await kindOf({ id: 'g1', active: true, guest: true })).toBe('guest');
    expect(await kindOf(null)).toBe('anonymous');
  });

  test('is not known before the shop was asked, nor when it cannot be asked any more; the terms stay', async () => {
    customer = { id: 'c1' };
    const store = visitor();
    expect(store.get(userAtom)).toBeUndefined();
    await store.set(refreshSessionAtom);
    expect(store.get(userAtom)?.id).toBe('c1');
    isAway = true;
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await store.set(refreshSessionAtom);
    expect([store.get(userAtom), store.get(sessionKindAtom)]).toEqual([undefined, 'anonymous']);
    expect(store.get(sessionAtom)?.currency.isoCode).toBe('EUR');
    isAway = false;
    await store.set(refreshSessionAtom);
    expect(store.get(userAtom)?.id).toBe('c1');
    log.mockRestore();
  });

  test('is what the shop said last, not what came last', async () => {
    answers = [];
    const store = visitor();
    const early = store.set(refreshSessionAtom);
    await eventually(() => expect(answers).toHaveLength(1));
    customer = { id: 'c1' };
    const late = store.set(refreshSessionAtom);
    await eventually(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    await late;
    answers[0]?.();
    await early;
    expect(store.get(userAtom)?.id).toBe('c1');
  });
});
