import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { factLabels, jobFacts } from '#features/cart/articles/job-words.ts';
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

const german = setupI18n({ locale: 'de-DE', messages: { 'de-DE': {} } });

const decimals = new Intl.NumberFormat('de-DE');

/** What the cart says above the order button. */
function inCart(payload: JsonObject): string[] {
  const part = readPrintJob(payload);
  if (!isLead(part)) throw new Error('The payload describes no job.');
  return jobFacts(readJobSpec(part), (value) => decimals.format(value)).map(
    ({ name, words }) => `${german._(factLabels[name])}: ${words.map((word) => german._(word)).join(', ')}`,
  );
}

/** What the cart says in other places, or not at all. */
const onlyInMails = new Set(['Exemplare', 'Seiten', 'Gebundene Kante']);

/** What the shop writes into the confirmation of the order. */
function inMail(payload: JsonObject): string[] {
  const [job] = groupByPrintJob([{ payload }]).jobs;
  return describeSpec(job?.spec ?? {}, 'de-DE')
    .filter(({ name }) => !onlyInMails.has(name))
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

test('the shop confirms every print job in the sentences the cart said before', () => {
  for (const choices of everyChoice) {
    const payload = payloadOf(choices);
    expect({ choices, said: inMail(payload) }).toEqual({ choices, said: inCart(payload) });
  }
});

test('the sentences are whole', () => {
  const choices: Choices = { binding: 'coil', coilColour: 'white', orientation: 'landscape', extras: ['corners'] };
  expect(inMail(payloadOf(choices))).toEqual([
    'Format: A4, Querformat',
    'Papier: 90 g/m² chamois',
    'Druck: beidseitig',
    'Farbe: schwarz-weiß',
    'Bindung: Spiralbindung, 6 mm, weiß',
    'Umschlag: vorn Klarsichtfolie, hinten Rückpappe',
    'Extras: runde Ecken',
  ]);
});
