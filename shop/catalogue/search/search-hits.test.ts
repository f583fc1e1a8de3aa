import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removableFolder } from '#contract/temporary-folder.ts';
import { createShop, defaultAccessKey, type RunningShop } from '../../create-shop.ts';
import { isJsonList, isJsonObject, type JsonValue, parseJson, textOf } from '../../base/json.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';

const folder = removableFolder();
let running: RunningShop;

beforeAll(async () => {
  running = await createShop({ folder: folder.path, baseUrl: 'http://shop.test', inMemory: true, seed: 'demo' });
});

afterAll(async () => {
  await running.close();
  folder.remove();
});

type Language = keyof typeof baseIds.languages;

async function numbersFound(search: string, language: Language, path = '/search'): Promise<string[]> {
  const response = await running.fetch(
    new Request(`http://shop.test/store-api${path}`, {
      method: 'POST',
      headers: {
        'sw-access-key': defaultAccessKey,
        'content-type': 'application/json',
        'sw-language-id': baseIds.languages[language],
      },
      body: JSON.stringify({ search, limit: 100 }),
    }),
  );
  const body: JsonValue = parseJson(await response.text());
  const elements = isJsonObject(body) ? body['elements'] : undefined;
  const found = isJsonList(elements) ? elements.filter(isJsonObject) : [];
  return found.map((product) => textOf(product['productNumber']));
}

/** Editions are shown by one of their variants: `NF-1001` stands for `NF-1001-A4-K`. */
const isOf = (number: string) => (found: string) => found === number || found.startsWith(`${number}-`);

interface Expectation {
  /** Found before everything else. */
  readonly first?: string;
  readonly found?: readonly string[];
  readonly missing?: readonly string[];
  readonly nothing?: boolean;
}

type Query = readonly [term: string, expected: Expectation];

const german: readonly Query[] = [
  ['Notenheft', { found: ['NH-A4-12', 'NH-A4-LERN', 'NH-A5-QUER'], missing: ['PU-FALT', 'SB-RADIERER'] }],
  ['notenhefte', { found: ['NH-A4-12', 'NH-A4-LERN', 'NH-A5-QUER'] }],
  ['heft', { found: ['NH-A4-12', 'NH-SPIRALE-KLAVIER'] }],
  ['Notenpapier 250', { first: 'NP-A4-12-250', missing: ['NP-A4-12-100'] }],
  ['klaviernoten', { found: ['NF-1001', 'NF-1005', 'NF-1008'], missing: ['NF-4002', 'PU-FALT'] }],
  ['Noten für Klavier', { found: ['NF-1001', 'NF-1005', 'NF-1008'], missing: ['NF-4002', 'PU-FALT'] }],
  ['Mondscheinsonate', { first: 'NF-1005' }],
  ['Klaviersontae', { first: 'NF-1005' }],
  ['nocturnse', { first: 'NF-1007' }],
  ['Mondschein Sonate', { first: 'NF-1005' }],
  ['mondschien', { first: 'NF-1005' }],
  ['Bethofen', { found: ['NF-1004', 'NF-1005', 'NF-5004'], missing: ['NF-1001'] }],
  ['beethoven klavier', { found: ['NF-1004', 'NF-1005'], missing: ['NF-5004', 'NF-1001'] }],
  ['Händel', { first: 'NF-3001', missing: ['NF-1001'] }],
  ['haendel', { first: 'NF-3001' }],
  ['handel', { first: 'NF-3001' }],
  ['Dvorak', { first: 'NF-1010' }],
  ['Tschaikovsky', { first: 'NF-5003' }],
  ['chopin nocturne', { first: 'NF-1007', missing: ['NF-1006'] }],
  ['praeludien', { found: ['NF-1002', 'NF-D-1002'] }],
  ['Präludium', { found: ['NF-1002', 'NF-D-1002'] }],
  ['Suite', { first: 'NF-4001' }],
  ['cello', { first: 'NF-4001' }],
  ['Notenstaender', { first: 'PU-FALT' }],
  ['ständer', { found: ['PU-FALT'] }],
  ['Bleistift', { found: ['SB-BLEISTIFTE', 'SB-MAGNET'] }],
  ['Bleistfit', { found: ['SB-BLEISTIFTE', 'SB-MAGNET'] }],
  ['weihnachten', { first: 'NF-3003' }],
  ['Weihnachtslied', { first: 'NF-3003' }],
  ['lied', { found: ['NF-D-3003', 'NF-2002'] }],
  ['schwanen', { first: 'NF-5003' }],
  ['winterr', { first: 'NF-2003' }],
  ['Moniuszko', { first: 'NF-2001' }],
  ['Przasniczka', { first: 'NF-2001' }],
  ['Klavier', { first: 'NF-D-3003', found: ['NP-A4-KLAVIER-100', 'NF-1001'] }],
  ['A4', { found: ['NH-A4-12', 'NH-SPIRALE-KLAVIER', 'NF-1001'] }],
  ['NF-1001', { first: 'NF-1001', missing: ['NF-1002', 'NF-2001'] }],
  ['nf1005', { first: 'NF-1005', missing: ['NF-1001'] }],
  ['NF 4001', { first: 'NF-4001' }],
  ['NH-A4', { found: ['NH-A4-12', 'NH-A4-LERN'], missing: ['NH-A5-QUER', 'NF-1001'] }],
  ['BWV 846', { first: 'NF-D-1002' }],
  ['Bach Suiten Quintfagott', { first: 'NF-4001' }],
  ['Fahrradschlauch', { nothing: true }],
  ['für', { found: ['NF-1004'] }],
];

const english: readonly Query[] = [
  ['Manuscript book', { found: ['NH-A4-12', 'NH-A5-QUER'], missing: ['PU-FALT'] }],
  ['manuscript books', { found: ['NH-A4-12', 'NH-A5-QUER'] }],
  ['moonlight', { first: 'NF-1005' }],
  ['moonligth sonata', { first: 'NF-1005' }],
  ['music stands', { found: ['PU-FALT'] }],
  ['pencil', { found: ['SB-BLEISTIFTE', 'SB-MAGNET'] }],
  ['lullabies', { first: 'NF-2002' }],
  ['string quartets', { found: ['NF-4002'] }],
  ['swan lake', { first: 'NF-5003' }],
  ['tuning forks', { first: 'ST-GABEL' }],
  ['preludes chopin', { first: 'NF-1006' }],
  ['Mondschein', { nothing: true }],
];

const polish: readonly Query[] = [
  ['zeszyt nutowy', { found: ['NH-A4-12', 'NH-A5-QUER'], missing: ['PU-FALT'] }],
  ['zeszyty nutowe', { found: ['NH-A4-12', 'NH-A5-QUER'] }],
  ['ołówek', { found: ['SB-BLEISTIFTE', 'SB-MAGNET'] }],
  ['olowki', { found: ['SB-BLEISTIFTE', 'SB-MAGNET'] }],
  ['księżycowa', { first: 'NF-1005' }],
  ['ksiezycowa sonata', { first: 'NF-1005' }],
  ['Szopen', { nothing: true }],
  ['chopin preludium', { first: 'NF-1006' }],
  ['kołysanki', { first: 'NF-2002' }],
  ['pieśń', { found: ['NF-2002', 'NF-3003', 'NF-D-3003'] }],
  ['teczek', { found: ['MA-CHOR', 'MA-KONZERT', 'MA-MARSCH', 'MA-STIMMEN'] }],
  ['kamerton', { first: 'ST-GABEL' }],
  ['prząśniczka', { first: 'NF-2001' }],
  ['łabędzie jezioro', { first: 'NF-5003' }],
];

/** What is wrong with an answer, in words; empty when it is as expected. */
function faults(found: readonly string[], { first, found: wanted = [], missing = [], nothing }: Expectation): string[] {
  const isFirst = first === undefined || (found[0] !== undefined && isOf(first)(found[0]));
  return [
    ...(isFirst ? [] : [`${first} is not first of ${found.join(' ')}`]),
    ...wanted.filter((number) => !found.some(isOf(number))).map((number) => `${number} is missing`),
    ...missing.filter((number) => found.some(isOf(number))).map((number) => `${number} is there`),
    ...(nothing === true ? found : []),
  ];
}

describe('search finds what people mean', () => {
  test.each(german)('in German: %s', async (term, expected) => {
    expect(faults(await numbersFound(term, 'de-DE'), expected)).toEqual([]);
  });
  test.each(english)('in English: %s', async (term, expected) => {
    expect(faults(await numbersFound(term, 'en-GB'), expected)).toEqual([]);
  });
  test.each(polish)('in Polish: %s', async (term, expected) => {
    expect(faults(await numbersFound(term, 'pl-PL'), expected)).toEqual([]);
  });
});

test('suggestions are what the search finds', async () => {
  for (const term of ['Mondschein', 'klaviern', 'NF-1001']) {
    expect(await numbersFound(term, 'de-DE', '/search-suggest')).toEqual(await numbersFound(term, 'de-DE'));
  }
});
