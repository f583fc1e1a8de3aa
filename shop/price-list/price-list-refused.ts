import { DataRefused } from '../base/database/data-refused.ts';

/** A place in the file and what is wrong there. */
export interface PriceListFault {
  /** As editors count, from 1. */
  readonly line: number;
  /** Heading of the column; undefined when the whole line is meant. */
  readonly column?: string | undefined;
  readonly reason: string;
}

const mostTold = 20;

/** A price list that cannot be used; the message names every place, one a line, for the person who edits the file. */
export class PriceListRefused extends DataRefused {
  constructor(file: string, faults: readonly PriceListFault[]) {
    const told = faults.slice(0, mostTold).map(asLine);
    const rest = faults.length > mostTold ? [`  and ${faults.length - mostTold} more`] : [];
    super(
      [`The price list ${file} cannot be used; nothing was changed. Mend these places:`, ...told, ...rest].join('\n'),
    );
  }
}

const asLine = ({ line, column, reason }: PriceListFault): string =>
  `  line ${line}${column === undefined ? '' : `, column ${column}`}: ${reason}`;
