import type { ByKind } from './under-load.ts';
import type { ProcessFigures } from './web-process.ts';

/** One address by itself; `cpuEach` in milliseconds of the server's processor time. */
interface Alone {
  readonly path: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuEach: number;
}

export interface LoadFigures {
  readonly kinds: ByKind;
  readonly before: ProcessFigures;
  /** In the course of the run. */
  readonly memory: readonly ProcessFigures[];
  readonly after: ProcessFigures;
  readonly page: Alone;
  readonly file: Alone;
}

/** What a load run found, as text. */
export function loadTable(
  products: number,
  seconds: number,
  { kinds, before, memory, after, page, file }: LoadFigures,
): string {
  const lines = [...kinds].map(([kind, latencies]) =>
    [
      row([kind, String(latencies.requests), ...[0.5, 0.95, 0.99, 1].map((share) => ms(latencies.percentile(share)))]),
      latencies.troubles,
    ]
      .filter(Boolean)
      .join('  '),
  );
  const total = [...kinds.values()].reduce((sum, { requests }) => sum + requests, 0);
  return [
    `${products} products, 12 visitors, ${seconds} s: ${total} requests, ${(total / seconds).toFixed(0)} a second`,
    row(['', 'requests', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms']),
    ...lines,
    `event loop late by p50 ${ms(after.loopP50)} ms, p99 ${ms(after.loopP99)} ms, max ${ms(after.loopMax)} ms (timers of 5 ms)`,
    `memory ${inTheCourse('residentMiB', before, memory)} MiB`,
    `of that objects of the main thread ${inTheCourse('heapMiB', before, memory)}, its buffers ${inTheCourse('externalMiB', before, memory)}`,
    `open files ${before.descriptors} → ${after.descriptors}`,
    ...[page, file].map(
      ({ path, perSecond, p50, p99, cpuEach }) =>
        `alone, 8 at once: ${path}: ${perSecond.toFixed(0)} a second, p50 ${ms(p50)} ms, p99 ${ms(p99)} ms, CPU ${cpuEach.toFixed(2)} ms each`,
    ),
    `a page costs ${(page.cpuEach / file.cpuEach).toFixed(2)} × a static file`,
  ].join('\n');
}

const row = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(18) : cell.padStart(10))).join('');

const ms = (value: number): string => value.toFixed(1);

function inTheCourse(
  figure: 'residentMiB' | 'heapMiB' | 'externalMiB',
  before: ProcessFigures,
  memory: readonly ProcessFigures[],
): string {
  return [before, ...memory].map((each) => each[figure].toFixed(0)).join(' ');
}
