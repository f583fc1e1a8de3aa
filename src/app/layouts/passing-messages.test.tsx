import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notifyAtom, type NotificationType } from '#platform/notifications/notification-atoms.ts';
import { inGerman } from '#testing/in-german.tsx';
import { NotificationRegion } from '../notification-region.tsx';
import { PassingMessages } from './passing-messages.tsx';

let store: ReturnType<typeof createStore>;
beforeEach(() => {
  vi.useFakeTimers();
  store = createStore();
  const parts = (
    <>
      <PassingMessages />
      <NotificationRegion />
    </>
  );
  render(inGerman(parts, store));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function say(type: NotificationType, message: string, persistent?: boolean): void {
  act(() => {
    store.set(notifyAtom, { type, message, ...(persistent !== undefined && { persistent }) });
  });
}

function wait(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

const shown = (message: string) => screen.queryByText(message) !== null;

test('a message goes by itself after 2.5 seconds; errors, warnings and what is to stay do not', () => {
  say('success', 'Im Warenkorb');
  say('danger', 'Nicht gespeichert');
  say('warning', 'Kein Platz');
  say('info', 'Bitte lesen', true);
  wait(2499);
  expect(shown('Im Warenkorb')).toBe(true);
  wait(1);
  expect(shown('Im Warenkorb')).toBe(false);
  wait(60_000);
  expect(['Nicht gespeichert', 'Kein Platz', 'Bitte lesen'].map(shown)).toEqual([true, true, true]);
});

test('nothing goes while the pointer rests on a message, and all have their time again afterwards', () => {
  say('success', 'Im Warenkorb');
  say('success', 'Auf dem Merkliste');
  wait(2000);
  fireEvent.pointerOver(screen.getByText('Im Warenkorb'));
  wait(60_000);
  expect([shown('Im Warenkorb'), shown('Auf dem Merkliste')]).toEqual([true, true]);
  fireEvent.pointerOver(document.body);
  wait(2499);
  expect(shown('Im Warenkorb')).toBe(true);
  wait(1);
  expect([shown('Im Warenkorb'), shown('Auf dem Merkliste')]).toEqual([false, false]);
});

test('nothing goes while something in it has the focus', () => {
  say('success', 'Im Warenkorb');
  const close = screen.getByRole('button', { name: 'Meldung schließen' });
  act(() => close.focus());
  wait(60_000);
  expect(shown('Im Warenkorb')).toBe(true);
  act(() => close.blur());
  wait(2500);
  expect(shown('Im Warenkorb')).toBe(false);
});

test('a message that is closed by hand holds neither those beside it nor those that come later', () => {
  say('success', 'Im Warenkorb');
  say('success', 'Daneben');
  const [close] = screen.getAllByRole('button', { name: 'Meldung schließen' });
  act(() => close?.focus());
  if (close) fireEvent.click(close);
  say('success', 'Später');
  wait(2500);
  expect(['Im Warenkorb', 'Daneben', 'Später'].map(shown)).toEqual([false, false, false]);
});
