import { fireEvent, screen, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoId } from '#shop/demo/basics/demo-id.ts';
import { followIntentsAtom } from '#platform/intents/follow-intents.ts';
import { hasIntents } from '#platform/intents/intent-records.ts';
import { refreshSessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { ShellProvider } from '#platform/session/shell.ts';
import { listReviews } from '#store-api/catalogue/product-reviews.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { inGerman } from '#testing/in-german.tsx';
import { registeredShopper } from '#testing/account-visitor.ts';
import { renderUi } from '#testing/render-ui.tsx';
import { shakyLine } from '#testing/shaky-line.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { letChangesWait } from '#testing/waiting-changes.ts';
import { laterReview } from './later-review.ts';
import { ReviewForm } from './review-form.tsx';

letChangesWait();

const productId = demoId('product NF-1001');
let shop: DemoShop;
let api: StoreApi;
beforeAll(async () => {
  shop = await startDemoShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  api = await registeredShopper(shop);
});

/** The form on a customer's page, and what lies between it and the shop. */
async function visit() {
  const store = createStore();
  const { line, away, mend, ...shaky } = shakyLine(api, store);
  const shell = testShell(shaky.api, store);
  store.set(shellAtom, shell);
  await store.set(refreshSessionAtom);
  store.set(followIntentsAtom, laterReview);
  renderUi(inGerman(<ShellProvider value={shell}>{<ReviewForm productId={productId} />}</ShellProvider>, store));
  return { line, away, mend };
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

it('is thanked for, seen by its author alone, and by everybody once the shop has read it', async () => {
  await visit();
  write('Schön klarer Satz');
  await screen.findByText('Danke für Ihre Bewertung. Sie erscheint hier, sobald wir sie gelesen haben.');
  expect(screen.queryByRole('button', { name: 'Bewertung senden' })).toBeNull();
  expect(await titled('Schön klarer Satz')).toMatchObject([{ points: 4, content }]);
  const seen = async () => (await listReviews(shop.api, productId)).reviews.map(({ title }) => title);
  expect(await seen()).not.toContain('Schön klarer Satz');
  shop.database.exec("UPDATE product_review SET status = 1 WHERE title = 'Schön klarer Satz'");
  expect(await seen()).toContain('Schön klarer Satz');
});

describe('a review while the shop cannot be reached', () => {
  it('waits, comes back into the form to be put right, and arrives as it was put right', async () => {
    const { line, away, mend } = await visit();
    line.isCut = true;
    away();
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
    const { line, away, mend } = await visit();
    line.isAnswerLost = true;
    away();
    write('Papier spiegelt nicht');
    await screen.findByRole('list', { name: 'Vorgemerkte Änderungen' });
    expect(await titled('Papier spiegelt nicht')).toHaveLength(1);
    mend();
    await expect.poll(hasIntents).toBe(false);
    expect(await titled('Papier spiegelt nicht')).toHaveLength(1);
  });
});
