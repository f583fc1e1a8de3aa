import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createUploadRecord } from '#features/uploads/engine/create-upload-record.ts';
import { viewOf } from '#features/uploads/upload-view.ts';
import { recordedUploadsAtom } from '#features/uploads/recorded-uploads-atom.ts';
import type { UploadState } from '#file-storage/machine/upload-machine.ts';
import { notificationsAtom } from '#platform/notifications/notification-atoms.ts';
import { loggedInIdAtom, refreshSessionAtom, sessionKindAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { becomeClara } from '#testing/account-visitor.ts';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { logOutQuestionAtom } from '../../session/log-out-question-atom.ts';
import { AccountMenu } from '../header/account-menu.tsx';
import { LogOutQuestion } from './log-out-question.tsx';

let shop: StartedShop;
let store: ReturnType<typeof createStore>;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

let customers = 0;

beforeEach(async () => {
  customers += 1;
  vi.stubGlobal('caches', { delete: async () => true, has: async () => false });
  store = createStore();
  const api = shop.newShopper();
  await becomeClara(api, `clara-${customers}@example.org`);
  store.set(shellAtom, testShell(api, store));
  await store.set(refreshSessionAtom);
  renderUi(
    inGerman(
      <>
        <AccountMenu />
        <LogOutQuestion />
      </>,
      store,
    ),
  );
});

/** A file of the customer's, as this page knows it. */
function know(name: string, state: UploadState): void {
  const owner = store.get(loggedInIdAtom);
  const made = createUploadRecord({ file: new File(['%PDF'], name), folderId: 'f', position: 1, holder: 'tab', owner });
  const shown = { view: viewOf({ ...made, id: name, state }), owner };
  act(() => store.set(recordedUploadsAtom, new Map([[name, shown]])));
}

const logOut = () => fireEvent.click(screen.getByText('Abmelden', { selector: '[role=menuitem]' }));
async function untilLoggedOut(): Promise<void> {
  const told = () => store.get(notificationsAtom).map(({ message }) => message);
  await waitFor(() => expect(told()).toEqual(['Sie sind abgemeldet.']));
  expect(store.get(sessionKindAtom)).toBe('anonymous');
}

test('who has nothing in this browser alone is logged out without a question', async () => {
  know('Sonate.pdf', 'success');
  logOut();
  await untilLoggedOut();
  expect(screen.queryByText(/gelöscht/)).toBeNull();
});

test('who would lose something is told what, and may stay', async () => {
  know('Sonate.pdf', 'paused');
  logOut();
  expect((await screen.findByRole('dialog')).textContent).toContain('Sonate.pdf: noch nicht ganz bei uns');
  expect(screen.queryByText('Abmelden, sobald alles da ist')).toBeNull();
  fireEvent.click(screen.getByText('Angemeldet bleiben'));
  expect([store.get(logOutQuestionAtom), store.get(sessionKindAtom)]).toEqual(['closed', 'customer']);
  logOut();
  fireEvent.click(await screen.findByText('Jetzt abmelden und löschen'));
  await untilLoggedOut();
});

test('what comes about by itself is waited for, then the logout happens', async () => {
  know('Sonate.pdf', 'uploading');
  logOut();
  fireEvent.click(await screen.findByText('Abmelden, sobald alles da ist'));
  expect(screen.getByRole('status').textContent).toContain('sobald alles bei uns ist');
  expect(store.get(sessionKindAtom)).toBe('customer');
  know('Sonate.pdf', 'success');
  await untilLoggedOut();
});

test('what has arrived while somebody thought about it is no longer lost', async () => {
  know('Sonate.pdf', 'uploading');
  logOut();
  await screen.findByText('Jetzt abmelden und löschen');
  know('Sonate.pdf', 'success');
  expect(screen.queryByText(/^Sonate/)).toBeNull();
  fireEvent.click(screen.getByText('Abmelden', { selector: 'button:not([role])' }));
  await untilLoggedOut();
});
