import { createStore } from 'jotai';
import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { isEverybodysInsteadAtom, keptSinceAtom } from '#platform/connectivity/kept-since-atom.ts';
import { forgetPageAge } from './forget-page-age.ts';

const since = 'Sun, 22 Nov 2026 08:40:00 GMT';

/** A browser on a page of the shop that is kept. */
function onKeptPage() {
  const store = createStore();
  const tell = (): null => {
    store.set(keptSinceAtom, since);
    store.set(isEverybodysInsteadAtom, true);
    return null;
  };
  const children = [{ path: 'Noten', loader: tell }, { path: 'Chor', loader: tell }, { path: 'checkout/cart' }];
  const router = createMemoryRouter([{ id: 'frame', loader: () => null, children }], { initialEntries: ['/Noten'] });
  tell();
  forgetPageAge(router, store);
  const said = () => [store.get(keptSinceAtom), store.get(isEverybodysInsteadAtom)];
  return { router, said };
}

test('what was said of a page of the shop does not go on to one that shows nothing of it', async () => {
  const { router, said } = onKeptPage();
  await router.navigate('/checkout/cart');
  expect(said()).toEqual([null, false]);
  await router.navigate(-1);
  await expect.poll(said).toEqual([since, true]);
});

test('what the next page says of itself stays', async () => {
  const { router, said } = onKeptPage();
  await router.navigate('/Chor');
  expect(said()).toEqual([since, true]);
  await router.navigate('/Chor?p=2');
  expect(said()).toEqual([since, true]);
});
