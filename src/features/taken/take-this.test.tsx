import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginTaking, type Taking, type TakingWish } from '#offline/taken/taking.ts';
import { openTakingPage } from '#testing/browser/taking-page.ts';
import { inGerman } from '#testing/in-german.tsx';
import { TakeThis } from './take-this.tsx';
import { readTakingsAtom, takenNotes } from './takings.ts';

const choir: TakingWish = { kind: 'category', path: '/Noten/Chor/', name: 'Chor', owner: null };
const taking = beginTaking(choir, Date.now());

beforeEach(() => openTakingPage(() => Promise.reject(new TypeError('There is no network.'))));
afterEach(() => takenNotes.remove(taking.id));

/** Opens what a page says of one, and reads it aloud. */
async function openDialog(facts: Partial<Taking>, name: string): Promise<string> {
  await takenNotes.begin({ ...taking, ...facts });
  const store = createStore();
  await store.set(readTakingsAtom);
  const control = <TakeThis wish={choir} lookAfter={async () => undefined} />;
  render(<MemoryRouter>{inGerman(control, store)}</MemoryRouter>);
  fireEvent.click(screen.getByRole('button', { name }));
  return (await screen.findByRole('dialog', { name: 'Chor offline' })).textContent;
}

const whole = { standAt: taking.roundAt, done: 3, count: 3 };

test('what is all here says that it is renewed every day', async () => {
  expect(await openDialog({ ...whole, state: 'whole' }, 'Offline dabei')).toContain('jeden Tag erneuert');
});

test('where there is no room for newer, it says so and promises nothing', async () => {
  const words = await openDialog({ ...whole, state: 'full' }, 'Offline dabei');
  expect(words).toContain('Für einen neueren Stand fehlt auf diesem Gerät der Platz.');
  expect(words).not.toContain('jeden Tag');
});

test.each(['stopped', 'full'] as const)('of one that is not all here nothing is promised: %s', async (state) => {
  const words = await openDialog({ state, done: 1, count: 3 }, 'Nicht ganz mitgenommen');
  expect(words).toContain('1 von 3 Artikeln');
  expect(words).not.toContain('jeden Tag');
});

test('what is brought for the first time opens afterwards, what is brought anew meanwhile, too', async () => {
  const running = { state: 'wanted', done: 1, count: 3 } as const;
  expect(await openDialog(running, 'Wird mitgenommen')).toContain('Danach öffnet sich alles auch ohne Netz.');
  cleanup();
  const lastWhole = { done: 3, count: 3, missing: 0 };
  const words = await openDialog({ ...running, standAt: taking.roundAt, lastWhole }, 'Wird mitgenommen');
  expect(words).toContain('Bis dahin öffnet sich ohne Netz der bisherige Stand.');
  expect(words).not.toContain('Danach');
});
