import { expect, test } from 'vitest';
import { jobFacts } from '#features/cart/articles/job-words.ts';
import { createTexts, loadTexts } from '#platform/i18n/texts.ts';
import { formatIds, orientations } from '#print/spec/paper-format.ts';
import { paperIds } from '#print/spec/paper.ts';
import { readJobSpec } from '#print/payload/job-spec.ts';
import { isLead, readPrintJob } from '#print/payload/print-job-payload.ts';
import {
  bindings,
  coilColours,
  colourOptions,
  coverBacks,
  coverFronts,
  extras,
  sidesOptions,
} from '#print/spec/print-spec.ts';
import { optionNames } from '#print/spec/print-words.ts';
import { leadPayload } from '#print/payload/write-print-job.ts';
import type { JsonObject } from '#shop/base/json.ts';
import { groupByPrintJob } from '#shop/papers/print-jobs/print-jobs.ts';
import { describeSpec } from '#shop/papers/texts/print-spec-texts.ts';
import { printRow } from '#testing/print/print-rows.ts';

type Choices = Parameters<typeof printRow>[1];

/** A job as it lies in an order, after its way through the network and the database. */
function payloadOf(choices: Choices): JsonObject {
  const job = { id: 'a1', name: 'Noten', rows: [printRow(8, choices)], rights: null, confirmed: [] };
  return JSON.parse(JSON.stringify(leadPayload(job, [], [])));
}

const locales = ['de-DE', 'en-GB', 'pl-PL'] as const;
type Locale = (typeof locales)[number];

/** What the cart says above the order button. */
async function inCart(payloads: readonly JsonObject[], locale: Locale): Promise<string[][]> {
  const texts = createTexts(locale);
  await loadTexts(texts, ['checkout']);
  const decimals = new Intl.NumberFormat(locale);
  return payloads.map((payload) => {
    const part = readPrintJob(payload);
    if (!isLead(part)) throw new Error('The payload describes no job.');
    return jobFacts(readJobSpec(part), (value) => decimals.format(value)).map(
      ({ name, words }) => `${texts._(optionNames[name])}: ${words.map((word) => texts._(word)).join(', ')}`,
    );
  });
}

/** What the cart says in other places, or not at all. */
const onlyInMails = new Set(['copies', 'pages', 'bindEdge']);

/** What the shop writes into the confirmation of the order. */
function inMail(payload: JsonObject, locale: Locale): string[] {
  const [job] = groupByPrintJob([{ payload }]).jobs;
  return describeSpec(job?.spec ?? {}, locale)
    .filter(({ key }) => !onlyInMails.has(key))
    .map(({ name, value }) => `${name}: ${value}`);
}

/** Every value of every choice, and what goes together with a binding in all its combinations. */
const everyChoice: readonly Choices[] = [
  ...formatIds.flatMap((format) => orientations.map((orientation): Choices => ({ format, orientation }))),
  ...paperIds.map((paper): Choices => ({ paper })),
  ...colourOptions.map((colour): Choices => ({ colour })),
  ...sidesOptions.map((sides): Choices => ({ sides, binding: 'coil' })),
  ...bindings.flatMap((binding) =>
    coverFronts.flatMap((coverFront) =>
      coverBacks.flatMap((coverBack) =>
        coilColours.map((coilColour): Choices => ({ binding, coverFront, coverBack, coilColour })),
      ),
    ),
  ),
  ...bindings.map((binding): Choices => ({ binding, extras: [...extras] })),
];

test.each(locales)('the shop confirms every print job in the sentences the cart said before, in %s', async (locale) => {
  const payloads = everyChoice.map(payloadOf);
  expect(payloads.map((payload) => inMail(payload, locale))).toEqual(await inCart(payloads, locale));
});

const whole: Choices = { binding: 'coil', coilColour: 'white', orientation: 'landscape', extras: ['corners'] };

const sentences: Readonly<Record<Locale, readonly string[]>> = {
  'de-DE': [
    'Format: A4, Querformat',
    'Papier: 90 g/m² chamois',
    'Druck: beidseitig',
    'Farbe: schwarz-weiß',
    'Bindung: Spiralbindung, 6 mm, weiß',
    'Umschlag vorn: Klarsichtfolie',
    'Umschlag hinten: Rückpappe',
    'Extras: runde Ecken',
  ],
  'en-GB': [
    'Format: A4, landscape',
    'Paper: 90 g/m² ivory',
    'Printing: double-sided',
    'Colour: black and white',
    'Binding: coil binding, 6 mm, white',
    'Front cover: clear cover',
    'Back cover: backing board',
    'Extras: rounded corners',
  ],
  'pl-PL': [
    'Format: A4, poziomo',
    'Papier: 90 g/m² kremowy',
    'Druk: dwustronny',
    'Kolor: czarno-biały',
    'Oprawa: oprawa spiralna, 6 mm, biały',
    'Okładka przednia: przezroczysta folia',
    'Okładka tylna: sztywna tektura',
    'Dodatki: zaokrąglone rogi',
  ],
};

test.each(locales)('the sentences are whole in %s', (locale) => {
  expect(inMail(payloadOf(whole), locale)).toEqual(sentences[locale]);
});
