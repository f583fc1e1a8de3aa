import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { inGerman } from '#testing/in-german.tsx';
import { TaxNote } from './tax-note.tsx';

const noteOf = (taxStatus: string, isShipped: boolean): string =>
  render(
    inGerman(
      <MemoryRouter>
        <TaxNote taxStatus={taxStatus} isShipped={isShipped} />
      </MemoryRouter>,
    ),
  ).container.textContent;

test.each([
  ['gross', 'Alle Preise inkl. MwSt.; Einzelheiten unter Versand und Lieferländer.', 'Alle Preise inkl. MwSt.'],
  [
    'net',
    'Preise zzgl. MwSt.; die Summe enthält sie. Einzelheiten unter Versand und Lieferländer.',
    'Preise zzgl. MwSt.; die Summe enthält sie.',
  ],
  ['tax-free', 'Alle Preise ohne MwSt.; Einzelheiten unter Versand und Lieferländer.', 'Alle Preise ohne MwSt.'],
])('a %s cart says what of tax its prices hold', (taxStatus, shipped, digital) => {
  expect(noteOf(taxStatus, true)).toBe(shipped);
  cleanup();
  expect(noteOf(taxStatus, false)).toBe(digital);
});
