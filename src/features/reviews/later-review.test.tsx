import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoId } from '#shop/demo/basics/demo-id.ts';
import { isAnsweringAtom } from '#platform/connectivity/connectivity-atom.ts';
import { followIntentsAtom } from '#platform/intents/follow-intents.ts';
import { hasIntents } from '#platform/intents/intent-records.ts';
import { ShellProvider } from '#platform/session/shell.ts';
import { listReviews } from '#store-api/catalogue/product-reviews.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { openTab, registered, useBrowserOfWaitingChanges } from '#testing/waiting-changes.ts';
import { laterReview } from './later-review.ts';
import { ReviewForm } from './review-form.tsx';

const productId = demoId('product NF-1001');
let shop: DemoShop;
let api: StoreApi;
beforeAll(async () => {
  shop = await startDemoShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  api = await registered(shop);
});
useBrowserOfWaitingChanges();

/** The form on a customer's page, and what lies between it and the shop. */
async function visit() {
  const tab = await openTab(api);
  tab.store.set(followIntentsAtom, laterReview);
  renderUi(
    inGerman(<ShellProvider value={tab.shell}>{<ReviewForm productId={productId} />}</ShellProvider>, tab.store),
  );
  return tab;
}

const content = 'Gut zu wenden, das Papier spiegelt nicht, und die Bindung liegt flach auf dem Pult.';

function write(title: string): void {
  fireEvent.change(screen.getByRole('combobox', { name: 'Sterne' }), { target: { value: '4' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Überschrift' }), { target: { value: title } });
  fireEvent.change(screen.getByRole('textbox', { name: /Ihre Bewertung/ }), { target: { value: content } });
  fireEvent.click(screen.getByRole('button', { name: 'Bewertung senden' }));
}

const titled = async (title: string) =>
  (await listReviews(api, productId)).reviews.filter((review) => review.title === title);

describe('a review while the shop cannot be reached', () => {
  it('waits, comes back into the form to be put right, and arrives as it was put right', async () => {
    const { cut, mend } = await visit();
    cut();
    write('Liegt flach auf');
    const list = await screen.findByRole('list', { name: 'Vorgemerkte Änderungen' });
    expect(list.textContent).toContain('Ihre Bewertung „Liegt flach auf“ geht an den Shop');
    fireEvent.click(within(list).getByRole('button', { name: 'Liegt flach auf: bearbeiten' }));
    const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
    await expect.poll(() => field('Überschrift').value).toBe('Liegt flach auf');
    expect(field(/Ihre Bewertung/).value).toBe(content);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sterne' }).value).toBe('4');
    mend();
    write('Liegt ganz flach auf');
    await screen.findByText(/^Danke für Ihre Bewertung/);
    expect(await titled('Liegt flach auf')).toEqual([]);
    expect(await titled('Liegt ganz flach auf')).toMatchObject([{ points: 4 }]);
    expect(await hasIntents()).toBe(false);
  });

  it('arrives once when the answer of the shop was lost', async () => {
    const { store, line, mend } = await visit();
    line.isAnswerLost = true;
    store.set(isAnsweringAtom, false);
    write('Papier spiegelt nicht');
    await screen.findByRole('list', { name: 'Vorgemerkte Änderungen' });
    expect(await titled('Papier spiegelt nicht')).toHaveLength(1);
    mend();
    await expect.poll(hasIntents).toBe(false);
    expect(await titled('Papier spiegelt nicht')).toHaveLength(1);
  });
});
