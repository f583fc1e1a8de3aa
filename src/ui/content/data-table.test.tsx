import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '#testing/render-ui.tsx';
import { DataTable } from './data-table.tsx';

it('is a table with named rows, and says every column title once', () => {
  renderUi(
    <DataTable
      caption="Bestellungen"
      rows={[{ number: '10023', total: '42,90 €' }]}
      rowKey={(order) => order.number}
      columns={[
        { key: 'number', header: 'Nummer', cell: (order) => order.number, rowHeader: true },
        { key: 'total', header: 'Summe', cell: (order) => order.total, numeric: true },
      ]}
    />,
  );
  const table = within(screen.getByRole('table', { name: 'Bestellungen' }));
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Nummer', 'Summe']);
  expect(table.getByRole('rowheader', { name: '10023' })).toBeDefined();
  expect(table.getByRole('cell', { name: '42,90 €' })).toBeDefined();
});
