import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { AccountMenu } from './account-menu.tsx';

beforeEach(() => {
  renderUi(inGerman(<AccountMenu />));
});

const button = () => screen.getByRole('button', { name: /^Konto von/ });
const focused = () => document.activeElement?.textContent;

function press(...keys: string[]): void {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
}

test('the arrow keys open the menu of the account at its first or last entry', () => {
  button().focus();
  press('ArrowDown');
  expect(focused()).toBe('Übersicht');
  button().focus();
  press('ArrowUp');
  expect(focused()).toBe('Abmelden');
});

test('the keys of a menu lead through all its entries, round both ends, and to a letter', () => {
  button().focus();
  press('ArrowDown', 'ArrowDown');
  expect(focused()).toBe('Bestellungen');
  press('ArrowUp', 'ArrowUp');
  expect(focused()).toBe('Abmelden');
  press('ArrowDown');
  expect(focused()).toBe('Übersicht');
  press('End', 'Home', 'z');
  expect(focused()).toBe('Zahlungsart');
});
