import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { DeliveryNote } from './delivery-note.tsx';

const onSale = { digital: false, available: true, isCloseout: false, restockTime: 5 };
const deliveryTime = { name: '1-3 Tage', min: 1, max: 3, unit: 'day' };
const show = (rest: Partial<typeof onSale>) =>
  renderUi(inGerman(<DeliveryNote product={{ ...onSale, deliveryTime, ...rest }} />));

describe('the note about delivery', () => {
  test('says how long it takes', () => {
    show({});
    expect(screen.getByText('Lieferzeit: 1-3 Tage')).toBeDefined();
  });

  test('says when an article that ran out will be there again', () => {
    show({ available: false });
    expect(screen.getByText('Zurzeit nicht lieferbar, wieder da in etwa 5 Tagen')).toBeDefined();
  });

  test('promises nothing of an article that is sold off', () => {
    const { container } = show({ available: false, isCloseout: true });
    expect(screen.getByText('Ausverkauft. Wir bestellen diesen Artikel nicht nach.')).toBeDefined();
    expect(container.textContent).not.toMatch(/wieder|Zurzeit/);
  });
});
