import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChooseFilesButton } from './choose-files-button.tsx';

test('tells what was chosen, every time, and nothing when the choice was broken off', () => {
  const told: string[][] = [];
  render(
    <ChooseFilesButton label="PDF wählen" accept=".pdf" onFiles={(files) => told.push(files.map(({ name }) => name))}>
      Wählen
    </ChooseFilesButton>,
  );
  expect(screen.getByRole('button', { name: 'PDF wählen' }).textContent).toBe('Wählen');
  const input = screen.getByLabelText('PDF wählen', { selector: 'input' });
  const files = [new File(['%PDF'], 'Flöte.pdf')];
  fireEvent.change(input, { target: { files } });
  fireEvent.change(input, { target: { files: [] } });
  fireEvent.change(input, { target: { files } });
  expect(told).toEqual([['Flöte.pdf'], ['Flöte.pdf']]);
});
