import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dismissNotificationAtom, notifyAtom } from '#platform/notifications/notification-atoms.ts';
import { openPage } from '#testing/open-page.tsx';
import { startDemoShop } from '#testing/start-demo-shop.ts';
import { Component } from './platform.tsx';

test('messages that have gone can be read again, the newest first', async () => {
  const shop = await startDemoShop();
  // A browser of these tests has no window that could be an installed application's.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    return shop.stop();
  });
  const store = openPage({ path: '/platform', Component }, '/platform', shop.api);
  expect(await screen.findByText('Bis jetzt keine.')).toBeDefined();
  act(() => {
    for (const message of ['„Heft“ wurde entfernt.', '„Stift“ wurde entfernt.'])
      store.set(dismissNotificationAtom, store.set(notifyAtom, { type: 'success', message }));
  });
  const read = screen.getAllByText(/wurde entfernt/).map(({ textContent }) => textContent);
  expect(read).toEqual(['„Stift“ wurde entfernt.', '„Heft“ wurde entfernt.']);
});
