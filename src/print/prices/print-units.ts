import { leporelloJoints } from '../binding/leporello.ts';
import { countPages, printedSides } from '../pages/page-counts.ts';
import { paperFormat } from '../spec/paper-format.ts';
import type { PrintJob, PrintRow } from '../spec/print-job.ts';
import type { CoverFront, Extra } from '../spec/print-spec.ts';
import { type ResolvedRow, resolveRow } from '../pages/resolve-row.ts';

/** What a unit is for, in the order a bill lists them. */
export const unitRoles = ['print-black', 'print-colour', 'paper', 'binding', 'cover', 'extra'] as const;
export type UnitRole = (typeof unitRoles)[number];

/** One product of the shop and how many of it a job uses. `sku` is the product number. */
export interface PrintUnit {
  readonly sku: string;
  readonly quantity: number;
  readonly role: UnitRole;
}

/**
 * The bill of materials of a job: every product once, its quantity summed over all rows (so that tier prices count the
 * whole set), ordered by role. Rows without pages use nothing. A block too thick for any coil counts as class XL: such
 * a job cannot be ordered (preflight PF-05), but it has a price to compare with.
 */
export function printUnits(job: Pick<PrintJob, 'rows'>): readonly PrintUnit[] {
  const sums = new Map<string, PrintUnit>();
  for (const unit of job.rows.flatMap(unitsOfRow)) {
    const known = sums.get(unit.sku);
    sums.set(unit.sku, known ? { ...known, quantity: known.quantity + unit.quantity } : unit);
  }
  return [...sums.values()]
    .filter((unit) => unit.quantity > 0)
    .toSorted((a, b) => unitRoles.indexOf(a.role) - unitRoles.indexOf(b.role));
}

function unitsOfRow(row: PrintRow): readonly PrintUnit[] {
  if (row.pages.length === 0) return [];
  const resolved = resolveRow(row);
  const sides = printedSides(countPages(row.pages), row.spec.colour);
  const size = paperFormat(row.spec.format).skuCode;
  const perCopy: readonly PrintUnit[] = [
    { sku: `PRINT-SW-${size}`, quantity: sides.black, role: 'print-black' },
    { sku: `PRINT-FA-${size}`, quantity: sides.colour, role: 'print-colour' },
    { sku: `PAPER-${size}-${row.spec.paper}`, quantity: resolved.sheets, role: 'paper' },
    ...bindingUnits(resolved),
    ...coverUnits(resolved),
    ...resolved.extras.map((extra): PrintUnit => ({ sku: extraSkus[extra], quantity: 1, role: 'extra' })),
  ];
  return perCopy.map(({ sku, role, quantity }) => ({ sku, role, quantity: quantity * row.copies }));
}

function bindingUnits({ binding, coil, pages }: ResolvedRow): readonly PrintUnit[] {
  const one = (sku: string, quantity = 1): PrintUnit => ({ sku, quantity, role: 'binding' });
  switch (binding) {
    case 'loose':
      return [];
    case 'folded':
      return [one('FOLD')];
    case 'stapled':
      return [one('BIND-STAPLE')];
    case 'coil':
      return [one(`BIND-COIL-${coil?.coilClass ?? 'XL'}`)];
    case 'wire':
      return [one(`BIND-COIL-${coil?.coilClass ?? 'XL'}`), one('BIND-WIRE')];
    case 'leporello':
      return [one('LEPORELLO'), one('LEPORELLO-JOINT', leporelloJoints(pages))];
    case 'punched':
      return [one(extraSkus.punch4)];
  }
}

function coverUnits({ coverFront, coverBack }: ResolvedRow): readonly PrintUnit[] {
  const skus = [frontSkus[coverFront], coverBack === 'board' ? 'COVER-BOARD' : null];
  return skus.flatMap((sku): readonly PrintUnit[] => (sku === null ? [] : [{ sku, quantity: 1, role: 'cover' }]));
}

const frontSkus: Readonly<Record<CoverFront, string | null>> = {
  foil: 'COVER-FOIL',
  'card-black': 'COVER-250-SW',
  'card-colour': 'COVER-250-FA',
  none: null,
};

const extraSkus: Readonly<Record<Extra, string>> = {
  corners: 'EXTRA-CORNERS',
  punch4: 'EXTRA-PUNCH4',
  label: 'EXTRA-LABEL',
};
