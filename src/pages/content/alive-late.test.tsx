import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { productId, seedAssortment } from '#shop/testing/serve-checkout.ts';
import { WriteReview } from '#features/catalogue/product/write-review.tsx';
import { VideoElement } from '#features/cms/elements/video-element.tsx';
import { shopIdsAtom } from '#features/wishlist/wishlist-atoms.ts';
import { WishlistToggle } from '#features/wishlist/wishlist-toggle.tsx';
import { chooseConsentAtom } from '#platform/consent/consent-atoms.ts';
import { everything } from '#platform/consent/consent.ts';
import { refreshSessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { ShellProvider } from '#platform/session/shell.ts';
import { addToWishlist } from '#store-api/catalogue/wishlist-changes.ts';
import type { CmsSlotOf } from '#store-api/cms/cms-slot.ts';
import { becomeClara } from '#testing/account-visitor.ts';
import { inGerman } from '#testing/in-german.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop();
  seedAssortment(shop.running.shop);
});
afterAll(() => shop.stop());

const spiral = { id: productId('spiral'), name: 'Spiralheft' };

const video: CmsSlotOf<'youtube-video'> = {
  id: 'video',
  slot: 'video',
  type: 'youtube-video',
  kind: 'youtube-video',
  data: null,
  config: {
    videoID: 'aqz-KE-bpKQ',
    displayMode: 'standard',
    needsConfirmation: false,
    loop: false,
    showControls: true,
    controls: true,
    start: null,
    end: null,
  },
};

/** A part as the server sends it to everybody, which a browser takes over that knows its visitor by then. */
async function takeOver(part: ReactElement) {
  const [api, store] = [shop.newShopper(), createStore()];
  const common = testShell(api, store);
  const shell = { ...common, configuration: { ...common.configuration, videoPlayers: true } };
  const drawn = (ofStore: typeof store) => <ShellProvider value={shell}>{inGerman(part, ofStore)}</ShellProvider>;
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  place.innerHTML = renderToString(drawn(createStore()));
  const sent = place.innerHTML;

  await becomeClara(api, `clara-${performance.now()}@spaet.example`);
  await addToWishlist(api, spiral.id);
  store.set(shellAtom, shell);
  await store.set(refreshSessionAtom);
  store.set(shopIdsAtom, [spiral.id]);
  await store.set(chooseConsentAtom, everything);
  const differences = vi.fn<(error: unknown) => void>();
  render(drawn(store), { container: place, hydrate: true, onRecoverableError: differences });
  return { place, sent, differences };
}

test.each([
  ['the offer to write a review', <WriteReview key="" productId={spiral.id} />, 'Bewertung schreiben', true],
  ['the heart of a product', <WishlistToggle key="" product={spiral} />, 'aria-pressed="true"', true],
  ['the warning of a video', <VideoElement key="" slot={video} />, 'erfährt dann Ihre IP-Adresse', false],
])('%s comes alive as the server sent it, and is what its visitor gets then', async (_, part, words, isTheirs) => {
  const { place, sent, differences } = await takeOver(part);
  expect(sent.includes(words)).toBe(!isTheirs);
  expect(differences).not.toHaveBeenCalled();
  expect(place.innerHTML.includes(words)).toBe(isTheirs);
});
