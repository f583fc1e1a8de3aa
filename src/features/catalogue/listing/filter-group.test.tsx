import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { FilterGroup } from './filter-group.tsx';

const options = ['A4', 'A5', 'B4', 'Quer'].map((name) => ({ id: name, name }));
const draw = (values?: Record<string, number | null>, chosen: readonly string[] = []) =>
  renderUi(
    inGerman(
      <FilterGroup
        name="properties"
        group={{ name: 'Format', options }}
        chosen={chosen}
        counts={values && { values, shippingFree: 0, ratings: {} }}
      />,
    ),
  );

const box = (name: RegExp): HTMLElement => screen.getByRole('checkbox', { name });

test('a value tells how many articles it would leave, and none is told where nobody knows', () => {
  draw({ A4: 12, A5: null, B4: 1 });
  expect(box(/^A4\s12 Artikel$/)).toBeTruthy();
  expect(box(/^A5$/)).toBeTruthy();
});

test('a value that would leave nothing cannot be chosen, but given up', () => {
  draw({ A4: 12 }, ['Quer']);
  expect(box(/^B4/)).toHaveProperty('disabled', true);
  expect(box(/^Quer/)).toHaveProperty('disabled', false);
});

test('where nothing was counted every value may be chosen', () => {
  draw();
  expect(screen.getAllByRole('checkbox').filter((one) => one.hasAttribute('disabled'))).toEqual([]);
});
