import { cleanup, render, screen, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { I18nProvider } from '@lingui/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { JobDetails } from '#features/cart/articles/job-details.tsx';
import { createTexts, loadTexts } from '#platform/i18n/texts.ts';
import { readJobSpec } from '#print/payload/job-spec.ts';
import { isLead, readPrintJob } from '#print/payload/print-job-payload.ts';
import { leadPayload } from '#print/payload/write-print-job.ts';
import type { PrintRow } from '#print/spec/print-job.ts';
import type { JsonObject } from '#shop/base/json.ts';
import { jobExtent, jobParts } from '#shop/papers/print-jobs/job-words.ts';
import { groupByPrintJob } from '#shop/papers/print-jobs/print-jobs.ts';
import { printRow } from '#testing/print/print-rows.ts';

afterEach(cleanup);

const locales = ['de-DE', 'en-GB', 'pl-PL'] as const;
type Locale = (typeof locales)[number];

function payloadOf(rows: readonly PrintRow[]): JsonObject {
  return JSON.parse(
    JSON.stringify(leadPayload({ id: 'a1', name: 'Noten', rows, rights: null, confirmed: [] }, [], [])),
  );
}

/** How much of a job is printed, as the cart says it. */
async function inCart(payload: JsonObject, locale: Locale): Promise<{ extent: string; parts: (string | null)[] }> {
  const lead = readPrintJob(payload);
  if (!isLead(lead)) throw new Error('The payload describes no job.');
  const texts = createTexts(locale);
  await loadTexts(texts, ['shell', 'checkout']);
  const { container } = render(
    <I18nProvider i18n={texts}>
      <Provider store={createStore()}>
        <MemoryRouter>
          <JobDetails lead={lead} spec={readJobSpec(lead)} />
        </MemoryRouter>
      </Provider>
    </I18nProvider>,
  );
  const [extent] = screen.getAllByRole('definition');
  const facts = container.querySelector('dl');
  const parts = facts ? within(facts).queryAllByRole('listitem') : [];
  return { extent: extent?.textContent ?? '', parts: parts.map(({ textContent }) => textContent) };
}

const set = [
  { ...printRow(8, {}, { id: 'flute', copies: 3 }), name: 'Flöte' },
  { ...printRow(4, {}, { id: 'tuba', copies: 2 }), name: 'Tuba' },
];

test.each(locales)('of a set the cart counts every booklet, as invoice and mails do, in %s', async (locale) => {
  const payload = payloadOf(set);
  const [job] = groupByPrintJob([{ payload }]).jobs;
  if (!job) throw new Error('The payload describes no job.');
  const { extent, parts } = await inCart(payload, locale);
  expect(jobExtent(job, locale)).toBe(`${extent}, A4`);
  expect(parts).toEqual(jobParts(job, locale));
});

test('a set is counted in whole booklets and pages, a single booklet in copies', async () => {
  expect(await inCart(payloadOf(set), 'de-DE')).toEqual({
    extent: '5 Hefte, 32 Seiten',
    parts: ['Flöte: 3 Exemplare × 8 Seiten', 'Tuba: 2 Exemplare × 4 Seiten'],
  });
  cleanup();
  expect(await inCart(payloadOf([printRow(8)]), 'de-DE')).toEqual({ extent: '1 Exemplar, 8 Seiten', parts: [] });
});
