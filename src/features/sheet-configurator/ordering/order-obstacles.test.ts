import { describe, expect, test } from 'vitest';
import type { Finding } from '#print/preflight/finding.ts';
import { findingKey } from '#print/preflight/finding-key.ts';
import { printRow } from '#testing/print/print-rows.ts';
import { createJob } from '../jobs/create-job.ts';
import type { KeptJob } from '../kept-job.ts';
import type { ShownPrice } from '../price/job-price.ts';
import { orderObstacles } from './order-obstacles.ts';

const rights = { kind: 'own-work', textVersion: '1', declaredAt: '2026-11-21T10:00:00Z' } as const;
const created = createJob({ name: 'a.pdf', size: 1 });
const kept: KeptJob = { ...created, job: { ...created.job, rows: [printRow(4)], rights } };
const price: ShownPrice = {
  lines: [],
  totalCents: 100,
  missing: [],
  certainty: 'exact',
  copies: 1,
  perCopyCents: 100,
  tooMany: [],
  cheaper: undefined,
};
const keyed = (finding: Finding) => ({ finding, key: findingKey(finding, printRow(4)) });
const lowOn = (page: number) =>
  keyed({ id: 'PF-17', level: 'confirm', params: { heightMm: 5, minMm: 6, pages: [page] }, fixes: [] });
const small = lowOn(1);
const locked = keyed({ id: 'PF-04', level: 'block', params: {}, fixes: [] });

type Facts = Parameters<typeof orderObstacles>[0];
const obstacles = (facts: Partial<Facts> = {}) =>
  orderObstacles({
    kept,
    step: { step: 'done' },
    findings: [],
    price,
    upload: { status: 'arrived' },
    ...facts,
  });
const reasons = (facts: Partial<Facts>) => obstacles(facts).reasons.map(({ message }) => message);

test('a checked, priced and declared job can be ordered', () => {
  expect(obstacles()).toEqual({ reasons: [], questions: [] });
});

describe('the button is off, with a reason,', () => {
  test('while the file is checked', () => {
    expect(reasons({ step: { step: 'pages', done: 1, total: 9 } })).toHaveLength(1);
    expect(reasons({ step: { step: 'unavailable' } })).toHaveLength(1);
  });

  test('when something cannot be printed', () => {
    expect(reasons({ findings: [locked] })).toEqual([
      'Die Prüfung hat etwas gefunden, das sich so nicht drucken lässt.',
    ]);
  });

  test('when the price is still loading, or not to be had, but not when it is an estimate: then the job waits', () => {
    expect(obstacles({ price: { ...price, certainty: 'estimate' } })).toMatchObject({ reasons: [] });
    expect(reasons({ price: { ...price, certainty: 'loading' } })).toHaveLength(1);
    expect(reasons({ price: { ...price, certainty: 'unknown', missing: ['FOLD'] } })).toHaveLength(1);
    expect(reasons({ price: { ...price, tooMany: ['PRINT-SW-A4'] } })[0]).toContain('auf Anfrage');
  });

  test('when the file is not on its way', () => {
    expect(reasons({ upload: { status: 'lost' } })[0]).toContain('noch einmal');
    expect(reasons({ upload: { status: 'starting' } })).toHaveLength(1);
  });
});

describe('open questions', () => {
  test('are every kind of finding to confirm, once, and the rights', () => {
    const { questions } = obstacles({
      findings: [small, small],
      kept: { ...kept, job: { ...kept.job, rights: null } },
    });
    expect(questions).toEqual([{ about: 'finding', id: 'PF-17' }, { about: 'rights' }]);
  });

  test('are settled by confirming what was found, and nothing else of its kind', () => {
    const confirmed = { ...kept, job: { ...kept.job, confirmed: [small.key] } };
    expect(obstacles({ findings: [small], kept: confirmed }).questions).toEqual([]);
    expect(obstacles({ findings: [lowOn(2)], kept: confirmed }).questions).toEqual([{ about: 'finding', id: 'PF-17' }]);
  });
});
