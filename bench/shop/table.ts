import type { Results } from './run.ts';

export interface Measured {
  readonly products: number;
  readonly startMs: number;
  readonly seedingSeconds: number | undefined;
  readonly memoryMiB: number;
  readonly results: Results;
}

const heads = ['', '1: p50 ms', '1: p95 ms', '8: p50 ms', '8: p95 ms', '8: per second', 'CPU ms each', 'longest block'];

/** One table per size. */
export function sizeTable({ products, startMs, seedingSeconds, memoryMiB, results }: Measured): string {
  const seeding =
    seedingSeconds === undefined ? 'kept from an earlier run' : `seeded in ${seedingSeconds.toFixed(1)} s`;
  const lines = Object.entries(results).map(([name, { alone, together, cpu, block }]) =>
    row([
      name,
      ms(alone.p50),
      ms(alone.p95),
      ms(together.p50),
      ms(together.p95),
      together.perSecond.toFixed(0),
      cpu.toFixed(2),
      ms(block),
    ]),
  );
  const facts = `${products} products (${seeding}; starts in ${startMs.toFixed(0)} ms; ${memoryMiB.toFixed(0)} MiB after all requests)`;
  return [facts, row(heads), ...lines].join('\n');
}

function row(cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(26) : cell.padStart(13))).join('');
}

const ms = (value: number): string => value.toFixed(1);

/** How many times slower the last size is than the first. */
export function growthTable(first: Measured, last: Measured): string {
  const lines = Object.entries(last.results).flatMap(([name, { alone, together, cpu, block }]) => {
    const before = first.results[name];
    if (before === undefined) return [];
    const times = (after: number, then: number): string => `${(after / then).toFixed(2)} x`;
    return [
      row([
        name,
        times(alone.p50, before.alone.p50),
        times(alone.p95, before.alone.p95),
        times(together.p50, before.together.p50),
        times(together.p95, before.together.p95),
        times(together.perSecond, before.together.perSecond),
        times(cpu, before.cpu),
        times(block, before.block),
      ]),
    ];
  });
  return [`From ${first.products} to ${last.products} products`, row(heads), ...lines].join('\n');
}
