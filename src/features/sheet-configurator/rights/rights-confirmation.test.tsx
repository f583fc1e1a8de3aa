import { createStore } from 'jotai';
import { useState, type ReactElement } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShellProvider } from '#platform/session/shell.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import type { RightsDeclaration } from '#print/spec/rights.ts';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { testShell } from '#testing/test-shell.ts';
import { RightsConfirmation, rightsTextVersion } from './rights-confirmation.tsx';

const declared: (RightsDeclaration | null)[] = [];

function Rights({ showMissing = false }: { showMissing?: boolean }) {
  const [rights, setRights] = useState<RightsDeclaration | null>(null);
  declared.push(rights);
  return <RightsConfirmation rights={rights} showMissing={showMissing} onDeclare={setRights} />;
}

const api = createStoreApi({
  endpoint: 'http://shop.example',
  accessKey: 'SWSCTEST',
  token: { read: () => undefined, write: () => undefined },
});

const show = (part: ReactElement) =>
  renderUi(<ShellProvider value={testShell(api, createStore())}>{inGerman(part)}</ShellProvider>);

const box = () => screen.getByLabelText<HTMLInputElement>(/Ich bestätige/);
const ground = (name: RegExp) => fireEvent.click(screen.getByLabelText(name));

test('nothing is chosen or ticked beforehand', () => {
  show(<Rights />);
  expect(box().checked).toBe(false);
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
});

test('the declaration holds the ground, the version of the text and the time', () => {
  show(<Rights />);
  ground(/gemeinfrei/);
  expect(declared.at(-1)).toBeNull();
  fireEvent.click(box());
  expect(declared.at(-1)).toMatchObject({ kind: 'public-domain', textVersion: rightsTextVersion });
  expect(Date.parse(declared.at(-1)?.declaredAt ?? '')).toBeGreaterThan(0);
});

test('a declaration without a ground is not taken, and says so', () => {
  show(<Rights />);
  fireEvent.click(box());
  expect(declared.at(-1)).toBeNull();
  expect(screen.getByText('Bitte wählen Sie einen Grund.')).toBeTruthy();
});

test('another ground is declared anew; unticking takes everything back', () => {
  show(<Rights />);
  ground(/eigenes Werk/);
  fireEvent.click(box());
  ground(/Lizenz/);
  expect(declared.at(-1)).toMatchObject({ kind: 'licence' });
  fireEvent.click(box());
  expect(declared.at(-1)).toBeNull();
});

test('after an attempt to order it says what is missing', () => {
  show(<Rights showMissing />);
  expect(screen.getByText('Bitte wählen Sie einen Grund.')).toBeTruthy();
  ground(/eigenes Werk/);
  expect(screen.getByText('Ohne diese Bestätigung dürfen wir nicht drucken.')).toBeTruthy();
});

test('the reckoner tells when a work becomes free', async () => {
  show(<Rights />);
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText(/Letztes Todesjahr/);
  type(/Letztes Todesjahr/, '1750');
  expect(screen.getByRole('status').textContent).toContain('gemeinfrei');
  type(/Jahr der Ausgabe/, String(new Date().getFullYear()));
  expect(screen.getByRole('status').textContent).toContain(String(new Date().getFullYear() + 26));
});
