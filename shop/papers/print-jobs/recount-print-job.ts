import * as z from 'zod/mini';

/*
 * What a job takes, worked out from its pages alone (configurator rules 8.3 and 8.6). It shares nothing with the
 * storefront on purpose: whoever counts again must not repeat a mistake.
 */

const pageSchema = z.union([
  z.object({
    from: z.literal('file'),
    page: z.int().check(z.minimum(1)),
    ink: z.enum(['none', 'black', 'colour']),
  }),
  z.object({ from: z.literal('inserted') }),
]);

const rowSchema = z.object({
  kind: z.optional(z.string()),
  copies: z.int().check(z.minimum(1), z.maximum(100_000)),
  pages: z.array(pageSchema).check(z.maxLength(20_000)),
  spec: z.object({
    format: z.string(),
    orientation: z.optional(z.string()),
    paper: z.string(),
    sides: z.string(),
    colour: z.string(),
    binding: z.string(),
    coverFront: z.optional(z.string()),
  }),
});
export type CountedRow = z.infer<typeof rowSchema>;

/** Parts of a job as its lead line describes them; undefined when production could not print from it. */
export function readRows(rows: unknown): readonly CountedRow[] | undefined {
  const parsed = z.array(rowSchema).check(z.minLength(1)).safeParse(rows);
  return parsed.success ? parsed.data : undefined;
}

/** Quantities by product number; coils of any diameter count as `BIND-COIL`. */
export function countUnits(rows: readonly CountedRow[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const row of rows) {
    for (const [sku, perCopy] of unitsOfCopy(row)) {
      if (perCopy > 0) units.set(sku, (units.get(sku) ?? 0) + perCopy * row.copies);
    }
  }
  return units;
}

/** The key a product is counted under; undefined for what pages do not decide: covers and extras. */
export function countedKey(sku: string): string | undefined {
  if (/^(?:PRINT|PAPER)-/.test(sku)) return sku;
  if (sku.startsWith('BIND-COIL-')) return 'BIND-COIL';
  return bindingKeys.has(sku) ? sku : undefined;
}

const bindingKeys = new Set(['FOLD', 'BIND-STAPLE', 'BIND-WIRE', 'LEPORELLO']);

/** The highest page of a file that is printed; 0 for none. */
export const highestPage = (rows: readonly CountedRow[]): number =>
  Math.max(0, ...rows.flatMap(({ pages }) => pages.map((page) => (page.from === 'file' ? page.page : 0))));

function unitsOfCopy(row: CountedRow): readonly (readonly [sku: string, quantity: number])[] {
  const { pages, spec } = row;
  if (pages.length === 0) return [];
  const size = spec.format.replace(/-quer$/, '');
  const binding = bindingOf(row);
  const inked = pages.map((page) => (page.from === 'file' ? page.ink : 'none')).filter((ink) => ink !== 'none');
  const coloured = spec.colour === 'mixed' ? inked.filter((ink) => ink === 'colour').length : inked.length;
  const colour = spec.colour === 'black' ? 0 : coloured;
  return [
    [`PRINT-SW-${size}`, inked.length - colour],
    [`PRINT-FA-${size}`, colour],
    [`PAPER-${size}-${spec.paper}`, sheets(pages.length, binding, spec.sides)],
    ...(bindingUnits[binding] ?? []).map((sku) => [sku, 1] as const),
  ];
}

const bindingUnits: Readonly<Record<string, readonly string[]>> = {
  folded: ['FOLD'],
  stapled: ['BIND-STAPLE'],
  coil: ['BIND-COIL'],
  wire: ['BIND-COIL', 'BIND-WIRE'],
  leporello: ['LEPORELLO'],
};

function sheets(pages: number, binding: string, sides: string): number {
  if (binding === 'folded' || binding === 'stapled') return 2 * Math.ceil(pages / 4);
  return binding === 'leporello' || sides === 'simplex' ? pages : Math.ceil(pages / 2);
}

function bindingOf({ kind, pages, spec }: CountedRow): string {
  const { binding, format, orientation, sides } = spec;
  if (binding !== 'automatic') return binding;
  const isLandscape = format.endsWith('-quer') || (orientation === 'landscape' && format !== 'A5');
  if (kind === 'score' || isLandscape || format === 'A3') return 'coil';
  if (pages.length <= 2) return 'loose';
  if (pages.length <= 4) return sides === 'simplex' ? 'loose' : 'folded';
  return sides !== 'simplex' && pages.length <= mostStapled(spec) ? 'stapled' : 'coil';
}

function mostStapled({ paper, coverFront = '' }: CountedRow['spec']): number {
  return (staplePages[Number.parseInt(paper, 10)] ?? 0) - (coverFront.startsWith('card-') ? cardPages : 0);
}

/** The most pages a staple holds, by the paper's weight in grams; synthetic paper is not stapled. */
const staplePages: Readonly<Record<number, number>> = { 80: 72, 90: 64, 100: 56, 120: 48 };
/** A card as cover takes the place of this many. */
const cardPages = 12;
