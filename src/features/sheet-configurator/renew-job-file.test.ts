import 'fake-indexeddb/auto';
import { createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cartAtom } from '#features/cart/cart-atoms.ts';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { printUnits } from '#print/prices/print-units.ts';
import { printRow } from '#testing/print/print-rows.ts';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { createJob } from './jobs/create-job.ts';
import { keepJobsAtom } from './jobs/job-atoms.ts';
import type { KeptJob } from './kept-job.ts';
import { putJobIntoCartAtom } from './ordering/put-into-cart.ts';
import { loadUnitPricesAtom } from './price/unit-price-atoms.ts';
import { renewJobFileAtom } from './renew-job-file.ts';

let shop: StartedShop;
let store: ReturnType<typeof createStore>;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());
beforeEach(() => {
  store = createStore();
  store.set(shellAtom, testShell(shop.newShopper(), store));
});

const before = { path: 'uploads/f/before/noten.pdf', name: 'noten.pdf', size: 10, pages: 4, md5: 'old=' };

/** A job in the cart, which names the file at its first path. */
async function ordered(upload: KeptJob['upload']): Promise<KeptJob> {
  const created = createJob({ name: 'noten.pdf', size: 10 });
  const kept = { ...created, job: { ...created.job, rows: [printRow(4)] }, ...(upload && { upload }) };
  await store.set(keepJobsAtom, [kept]);
  await store.set(
    loadUnitPricesAtom,
    printUnits(kept.job).map(({ sku }) => sku),
  );
  await store.set(putJobIntoCartAtom, { job: kept.job, files: [before] });
  return kept;
}

const lead = () => store.get(cartAtom)?.lineItems[0]?.payload['printJob'];
const renew = ({ job }: KeptJob, more = {}) => store.set(renewJobFileAtom, { ...before, jobId: job.id, ...more });

test('the cart names the path of a file that was sent once more, and forgets nothing else', async () => {
  const path = 'uploads/f/after/noten.pdf';
  const kept = await ordered({ id: 'after', path, outcome: { is: 'arrived', size: 10, md5: 'new=', at: 1 } });
  const described = lead();
  await renew(kept);
  expect(lead()).toEqual({ ...Object(described), files: [{ ...before, path, md5: 'new=' }] });
});

test('the checksum of the file before is not said of one that is still on its way', async () => {
  const kept = await ordered({ id: 'after', path: 'uploads/f/after/noten.pdf' });
  await renew(kept);
  expect(lead()).toMatchObject({
    files: [{ path: 'uploads/f/after/noten.pdf', name: 'noten.pdf', size: 10, pages: 4 }],
  });
  expect(Object(lead()).files[0]).not.toHaveProperty('md5');
});

test('the cart stays when the file was not sent again, is another one, or its job is not known here', async () => {
  const kept = await ordered({ id: 'before', path: before.path });
  await renew(kept);
  const other = await ordered({ id: 'after', path: 'uploads/f/after/noten.pdf' });
  await renew(other, { size: 11 });
  await store.set(renewJobFileAtom, { ...before, jobId: 'unknown' });
  expect(JSON.stringify(store.get(cartAtom)?.lineItems)).not.toContain('uploads/f/after');
});
