import { act, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { isAnsweringAtom } from '#platform/connectivity/connectivity-atom.ts';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { InspectionUnavailable } from './inspection-unavailable.tsx';

test('what checks files comes from the shop: while it does not answer that is waited for, and then gone on with', () => {
  const store = createStore();
  store.set(isAnsweringAtom, false);
  let tries = 0;
  renderUi(inGerman(<InspectionUnavailable onAgain={() => (tries += 1)} />, store));
  expect(screen.getByRole('status').textContent).toContain('sobald die Verbindung wieder da ist');
  expect(tries).toBe(0);
  act(() => store.set(isAnsweringAtom, true));
  expect(tries).toBe(1);
});
