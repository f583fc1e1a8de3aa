import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PrintRow } from '#print/spec/print-job.ts';
import type { PrintJobSpec } from '#print/spec/print-spec.ts';
import { inGerman } from '#testing/in-german.tsx';
import { a4, printRow } from '#testing/print/print-rows.ts';
import { renderUi } from '#testing/render-ui.tsx';
import { OptionsPanel } from './options-panel.tsx';

function show(row: PrintRow): Partial<PrintJobSpec>[] {
  const wishes: Partial<PrintJobSpec>[] = [];
  renderUi(inGerman(<OptionsPanel rows={[row]} sizes={[a4]} onChange={(wish) => wishes.push(wish)} />));
  return wishes;
}

const radio = (group: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: group, hidden: true })).getByRole<HTMLInputElement>('radio', {
    name,
    hidden: true,
  });
const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('every question shows its answer while it is closed', () => {
  show(printRow(118, { paper: '100i' }));
  const answers = screen
    .getAllByRole('group', { hidden: true })
    .map((each) => each.querySelector('summary')?.textContent);
  expect(answers).toEqual(
    expect.arrayContaining([
      'BindungSpiralbindung, 12 mm',
      'Papier100 g/m² chamois',
      'FormatA4, Hochformat',
      'DruckBeidseitig',
    ]),
  );
});

test('what cannot be had is off and says why', () => {
  show(printRow(118));
  const staple = radio('Bindung', 'Klammerheftung');
  expect(staple.disabled).toBe(true);
  expect(described(staple)).toContain('Klammern nur bis 64 Seiten bei 90 g/m².');
});

test('the automatic binding names what it chose and why', () => {
  show(printRow(24));
  const automatic = radio('Bindung', 'Automatisch Klammerheftung');
  expect(automatic.checked).toBe(true);
  expect(described(automatic)).toContain('Bis 64 Seiten');
});

test('a choice is handed over as a wish', () => {
  const wishes = show(printRow(24));
  fireEvent.click(radio('Papier', '120 g/m² chamois'));
  fireEvent.click(radio('Bindung', 'Spiralbindung'));
  fireEvent.click(screen.getByLabelText('Runde Ecken'));
  expect(wishes).toEqual([{ paper: '120i' }, { binding: 'coil' }, { extras: ['corners'] }]);
});

test('the colour of the coil is asked only where there is one', () => {
  show(printRow(24));
  expect(screen.queryByText('Farbe der Spiralbindung')).toBeNull();
});

test('the format of the file is recommended', () => {
  show(printRow(24, { format: 'B4' }));
  expect(radio('Format', 'A4 wie Ihre Datei').checked).toBe(false);
});
