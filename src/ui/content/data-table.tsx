import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './data-table.module.css';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end, in figures of one width. */
  numeric?: boolean;
  /** Names its row for screen readers; one column at most. */
  rowHeader?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

// What the elements mean anyway: Safari forgets it where CSS shows rows as blocks.
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
} as const;

/** A table; on narrow screens every row becomes a block with its column titles before the values. */
export function DataTable<Row>({ caption, captionHidden = false, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <table {...roles.table} className={styles['table']}>
      <caption className={styles['caption']}>
        {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead {...roles.rowgroup} className={styles['head']}>
        <tr {...roles.row}>
          {columns.map(({ key, header, numeric }) => (
            <th key={key} {...roles.columnheader} scope="col" className={numeric ? styles['numeric'] : undefined}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        {rows.map((row) => (
          <tr {...roles.row} key={rowKey(row)} className={styles['row']}>
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const Element = column.rowHeader ? 'th' : 'td';
  return (
    <Element
      role={column.rowHeader ? 'rowheader' : 'cell'}
      scope={column.rowHeader ? 'row' : undefined}
      className={classNames(styles['cell'], column.numeric && styles['numeric'])}
    >
      <span className={styles['title']} aria-hidden="true">
        {column.header}
      </span>
      <span className={styles['content']}>{column.cell(row)}</span>
    </Element>
  );
}
