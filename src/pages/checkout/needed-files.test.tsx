import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { productId, seedAssortment } from '#shop/testing/serve-checkout.ts';
import { addProductsAtom } from '#features/cart/cart-atoms.ts';
import { filesVerdictAtom } from '#features/checkout/files-verdict-atom.ts';
import { pendingFilesAtom } from '#features/checkout/needed-files-atoms.ts';
import { endUploadsReadingAtom } from '#features/uploads/recorded-uploads-atom.ts';
import { uploadWhole } from '#file-storage/upload-whole.ts';
import { refreshSessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { ShellProvider } from '#platform/session/shell.ts';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { NeededFiles } from './needed-files.tsx';

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop();
  seedAssortment(shop.running.shop);
});
afterAll(() => shop.stop());
afterEach(() => vi.unstubAllGlobals());

test('a file this browser does not know is looked for in the storage; the reader is told when it is not there', async () => {
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => shop.running.fetch(new Request(...call)));
  const store = createStore();
  const shell = testShell(shop.newShopper(), store);
  const configuration = { ...shell.configuration, storageEndpoint: shop.storage.endpoint };
  store.set(shellAtom, shell);
  await store.set(refreshSessionAtom);
  const path = `uploads/${'ab'.repeat(16)}/u/Oper.pdf`;
  const printJob = { id: 'j', role: 'lead', title: 'Oper', spec: {}, files: [{ path, name: 'Oper.pdf', size: 8 }] };
  await store.set(addProductsAtom, [{ productId: productId('klammer'), id: 'lead', payload: { printJob } }]);
  store.set(endUploadsReadingAtom);
  renderUi(
    inGerman(
      <ShellProvider value={{ ...shell, configuration }}>
        <NeededFiles />
      </ShellProvider>,
      store,
    ),
  );
  const link = await screen.findByRole('link', { name: 'Zu den Dateien' });
  expect(link.getAttribute('href')).toContain('job=j');
  expect(store.get(pendingFilesAtom)).toMatchObject({ files: 1, missing: 1 });
  await uploadWhole(
    shop.storage,
    { path, contentType: 'application/pdf', size: 8 },
    new TextEncoder().encode('%PDF-1.7').buffer,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Noch einmal nachsehen' }));
  await waitFor(() => expect(store.get(pendingFilesAtom).files).toBe(0));
  expect(screen.queryByRole('link')).toBeNull();
  expect(store.get(store.get(filesVerdictAtom))).toBe(true);
});
