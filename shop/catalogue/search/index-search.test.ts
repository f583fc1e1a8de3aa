import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { fixtureId } from '#contract/fixture-id.ts';
import { openFixtureShop } from '#contract/fixture-shop.ts';
import { inTransaction } from '../../base/database/in-transaction.ts';
import { systemLanguage } from '../../base/system-ids.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';
import { remove, upsert } from '../../seeding/upsert.ts';
import { renewSearchIndex } from './index-search.ts';
import { searchHits } from './search-hits.ts';

const running = await openFixtureShop();
afterAll(() => running.close());
const { shop } = running;

const found = (term: string, languageId: string = systemLanguage) =>
  searchHits(shop, term, languageId).map(({ id }) => id);

let created = 0;

function createProduct(name: string, more = {}): string {
  created += 1;
  const [id = ''] = upsert(shop, 'product', [
    {
      productNumber: `SUCHE-${created}`,
      name,
      stock: 1,
      taxId: baseIds.taxes[7],
      price: [{ currencyId: baseIds.currencies.EUR, gross: 1, net: 1, linked: true }],
      ...more,
    },
  ]);
  return id;
}

describe('the index follows what is written', () => {
  test('a new product is found, a renamed one under its new name only, a removed one not at all', () => {
    const id = createProduct('Okarinaschule');
    expect(found('Okarinaschule')).toEqual([id]);
    upsert(shop, 'product', [{ id, name: 'Drehleierschule' }]);
    expect([found('Okarinaschule'), found('Drehleierschule')]).toEqual([[], [id]]);
    remove(shop, 'product', [id]);
    expect(found('Drehleierschule')).toEqual([]);
  });

  test('a product is found by the new name of its maker, category and property', () => {
    const groupId = fixtureId('search-group');
    const id = createProduct('Xylorimba', {
      manufacturer: { id: fixtureId('search-maker'), name: 'Alphorn Verlag' },
      categories: [{ id: fixtureId('search-category'), parentId: fixtureId('cat-chor'), name: 'Zithermusik' }],
      properties: [{ id: fixtureId('search-option'), group: { id: groupId, name: 'Farbe' }, name: 'Purpurrot' }],
    });
    expect([found('Alphorn'), found('Zithermusik'), found('Purpurrot')]).toEqual([[id], [id], [id]]);
    upsert(shop, 'product_manufacturer', [{ id: fixtureId('search-maker'), name: 'Bratschen Verlag' }]);
    upsert(shop, 'category', [{ id: fixtureId('search-category'), name: 'Hackbrettmusik' }]);
    upsert(shop, 'property_group_option', [{ id: fixtureId('search-option'), name: 'Schwefelgelb' }]);
    expect([found('Bratschen'), found('Hackbrettmusik'), found('Schwefelgelb')]).toEqual([[id], [id], [id]]);
    expect([found('Alphorn'), found('Zithermusik'), found('Purpurrot')]).toEqual([[], [], []]);
  });

  test('what a failed transaction wrote is not found', () => {
    expect(() =>
      inTransaction(shop.database, () => {
        createProduct('Theremin');
        throw new RangeError('later failure');
      }),
    ).toThrow('later failure');
    expect(found('Theremin')).toEqual([]);
  });

  test('a product is found in each language by its words there', () => {
    const id = createProduct('', { name: { 'de-DE': 'Maultrommel', 'en-GB': 'Jaw harp', 'pl-PL': 'Drumla' } });
    const { languages } = baseIds;
    expect(found('Maultrommeln')).toEqual([id]);
    expect(found('jaw harps', languages['en-GB'])).toEqual([id]);
    expect(found('drumlę', languages['pl-PL'])).toEqual([id]);
    expect(found('Maultrommel', languages['pl-PL'])).toEqual([]);
  });

  test('an index written by older rules is renewed when the shop starts', () => {
    const before = found('Notenheft');
    shop.database.exec(
      'UPDATE product_search_rules SET version = 0; DELETE FROM product_search; DELETE FROM product_search_row',
    );
    expect(found('Notenheft')).toEqual([]);
    renewSearchIndex(shop);
    expect(found('Notenheft')).toEqual(before);
  });
});

describe('ranking', () => {
  test('numbers come before names, names before makers, makers before properties, those before descriptions', () => {
    const inBody = createProduct('Eins', { description: '<p>Mit Glasharmonika.</p>' });
    const inTopic = createProduct('Zwei', { keywords: 'Glasharmonika' });
    const inMaker = createProduct('Drei', { manufacturer: { name: 'Glasharmonika' } });
    const inName = createProduct('Glasharmonika');
    const inNumber = createProduct('Vier', { ean: 'Glasharmonika' });
    expect(found('Glasharmonika')).toEqual([inNumber, inName, inMaker, inTopic, inBody]);
  });

  test('a whole word comes before the beginning of one, that before a compound, that before a typing error', () => {
    const compound = createProduct('Riesenkuhhorn');
    const beginning = createProduct('Kuhhornschule');
    const whole = createProduct('Kuhhorn');
    expect(found('Kuhhorn')).toEqual([whole, beginning, compound]);
    expect(found('Kuhhron')).toEqual([whole, beginning, compound]);
  });

  test('an EAN and the number of the maker find exactly their product', () => {
    const id = createProduct('Celesta', { ean: '4006381333931', manufacturerNumber: 'CEL/77-b' });
    expect([found('4006381333931'), found('cel 77 b'), found('CEL/77')]).toEqual([[id], [id], [id]]);
  });
});

test('words only some products have all of leave the others out, words nobody has all of do not', () => {
  const both = createProduct('Panflöte Bambus');
  const one = createProduct('Panflöte Kirsche');
  expect(found('panflöte bambus')).toEqual([both]);
  expect(found('panflöte birke')).toEqual(expect.arrayContaining([both, one]));
});

test('letters that came into Unicode after the index learned to read are no words of it', () => {
  expect(found('ᦰⰀ')).toEqual([]);
});

test('no term breaks the search', () => {
  const sharp = constantFrom(
    '"',
    '*',
    '(',
    ')',
    '-',
    '^',
    ':',
    'AND',
    'OR',
    'NOT',
    'NEAR(',
    '{name}',
    '\\',
    "'",
    '%',
    '\0',
    ' ',
  );
  const term = array(oneof(sharp, string({ unit: 'binary', maxLength: 6 })), { maxLength: 12 });
  assert(
    property(term, (parts) => {
      expect(Array.isArray(found(parts.join('')))).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('operators are words like others', () => {
  expect(found('name:Notenheft')).toEqual(found('name Notenheft'));
  expect(found('"Notenheft"*')).toEqual(found('Notenheft'));
});

describe('among what is found', () => {
  test('small words decide nothing, the telling ones do', () => {
    const wanted = createProduct('Sackpfeife: Liederbuch');
    const other = createProduct('Liederbuch für die Nyckelharpa');
    expect(found('Liederbuch für die Sackpfeife')).toEqual([wanted]);
    expect(found('für die Nyckelharpa')).toEqual([other]);
  });

  test('one typing error is nearer than two', () => {
    const near = createProduct('Qwaxitrel');
    createProduct('Qwexutrel');
    expect(found('Qwaxotrel')).toEqual([near]);
  });

  test('a word is found inside compounds, not behind a mere syllable', () => {
    const compound = createProduct('Basslangleik');
    createProduct('Ablangleik');
    expect(found('langleik')).toEqual([compound]);
  });

  test('shorter names come first where nothing else decides', () => {
    const ids = [4, 1, 3, 0, 2].map((words) => [words, createProduct(`Zimbelon ${'Beigabe '.repeat(words)}`)] as const);
    const shortestFirst = ids.toSorted(([first], [second]) => first - second).map(([, id]) => id);
    expect(found('Zimbelon')).toEqual(shortestFirst);
  });
});
