import { expect, test } from 'vitest';
import { readPriceList } from './read-price-list.ts';
import { startingPrices } from './starting-prices.ts';
import { writePriceList } from './write-price-list.ts';

const head =
  'sku;name_de;name_en;name_pl;tax;weight_g;width_mm;length_mm;max_purchase;price;from_2;price_2;from_3;price_3';
const good = 'PRINT-SW-A4;Druckseite, A4;Printed side;Strona;7;;;;50000;0,07;100;0,06;500;0,05';
const bytes = (...lines: readonly string[]) => new TextEncoder().encode(`${lines.join('\n')}\n`);

function refusal(...lines: readonly string[]): string {
  try {
    readPriceList(bytes(...lines), 'preise.csv');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'nothing was refused';
}

test('a row is read with its steps, names and measures', () => {
  const [sheet] = readPriceList(bytes(head, 'PAPER-A4-90i;Papier;Paper;Papier;7;5,61;210;297;;0,02;;;;'), 'preise.csv');
  expect(sheet).toEqual({
    sku: 'PAPER-A4-90i',
    name: { 'de-DE': 'Papier', 'en-GB': 'Paper', 'pl-PL': 'Papier' },
    taxPercent: 7,
    weightG: 5.61,
    sizeMm: [210, 297],
    maxPurchase: 50_000,
    tiers: [{ from: 1, cents: 2 }],
  });
  expect(readPriceList(bytes(head, good), 'preise.csv')[0]?.tiers).toEqual([
    { from: 1, cents: 7 },
    { from: 100, cents: 6 },
    { from: 500, cents: 5 },
  ]);
});

test('commas, points, tabs, quotation marks, byte order marks and line ends of other programs say the same', () => {
  const wanted = readPriceList(bytes(head, good), 'preise.csv');
  const tabs = [head, good].map((line) => line.replaceAll(';', '\t'));
  expect(readPriceList(bytes(...tabs), 'preise.csv')).toEqual(wanted);
  const commas = [
    `\uFEFF${head.replaceAll(';', ',')}\r`,
    'PRINT-SW-A4,"Druckseite, A4",Printed side,Strona,7,,,,50000,0.07,100,0.06,500,0.05\r',
    ',,,,,,,,,,,,,\r',
  ];
  expect(readPriceList(bytes(...commas), 'preise.csv')).toEqual(wanted);
});

test('what is written is read back unchanged', () => {
  const [first, ...others] = startingPrices();
  if (first === undefined) throw new Error('the list is empty');
  const prices = [{ ...first, name: { ...first.name, 'en-GB': 'a "quoted"; name' } }, ...others];
  expect(readPriceList(new TextEncoder().encode(writePriceList(prices)), 'preise.csv')).toEqual(prices);
});

test('names that are missing stay empty, here and in the file written of it', () => {
  const [price] = readPriceList(bytes(head, 'FOLD;Falzen;;;19;;;;;0,20;;;;'), 'preise.csv');
  expect(price?.name).toEqual({ 'de-DE': 'Falzen', 'en-GB': '', 'pl-PL': '' });
  expect(writePriceList(price ? [price] : [])).toContain('FOLD;Falzen;;;19;');
});

test.each([
  ['PRINT SW;A;B;C;7;;;;;0,07;;;;', 'line 3, column sku: “PRINT SW” is not a product number'],
  [';A;B;C;7;;;;;0,07;;;;', 'line 3, column sku: “” is not a product number'],
  ['X;;B;C;7;;;;;0,07;;;;', 'line 3, column name_de: the name is missing'],
  [`X;${'x'.repeat(256)};B;C;7;;;;;0,07;;;;`, 'line 3, column name_de: longer than 255 characters'],
  ['X;A;B;C;;;;;;0,07;;;;', 'line 3, column tax: the VAT in percent is missing'],
  ['X;A;B;C;7 %;;;;;0,07;;;;', 'line 3, column tax: “7 %” is not a number in percent'],
  ['X;A;B;C;107;;;;;0,07;;;;', 'line 3, column tax: more than 100 percent'],
  ['X;A;B;C;7;5,61 g;;;;0,07;;;;', 'line 3, column weight_g: “5,61 g” is not a number in grams'],
  ['X;A;B;C;7;;210;;;0,07;;;;', 'line 3, column length_mm: a width without its length'],
  ['X;A;B;C;7;;;;50.000;0,07;;;;', 'line 3, column max_purchase: “50.000” is not a whole number'],
  ['X;A;B;C;7;;;;;0,045;;;;', 'line 3, column price: “0,045” is not a price'],
  ['X;A;B;C;7;;;;;0,07 €;;;;', 'line 3, column price: “0,07 €” is not a price'],
  ['X;A;B;C;7;;;;;0;;;;', 'line 3, column price: “0” is not a price'],
  ['X;A;B;C;7;;;;;0,07;100;;;', 'line 3, column price_2: “” is not a price'],
  ['X;A;B;C;7;;;;;0,07;100;0,06;100;0,05', 'line 3, column from_3: 100 is not more than the quantity before, 100'],
  ['X;A;B;C;7;;;;;0,07;100;0,08;;', 'line 3, column price_2: a larger quantity costs more apiece'],
  ['X;A;B;C;7;;;;;0,07;;;100;0,06', 'line 3, column from_3: a step after an empty one; from_2 comes first'],
  ['X;A;B;C;7;;;;;0,07;;;;;extra', 'line 3: more cells than headings'],
  ['PRINT-SW-A4;A;B;C;7;;;;;0,07;;;;', 'line 3, column sku: PRINT-SW-A4 stands in line 2 already'],
  ['X;"A;B;C', 'line 3: a quotation mark is opened and never closed'],
])('the row %s is refused by line and column', (row, sentence) => {
  expect(refusal(head, good, row)).toContain(sentence);
});

test('a file is refused as a whole when its headings, its content or its letters are wrong', () => {
  expect(refusal('')).toContain('line 1: the file is empty');
  expect(refusal(head)).toContain('line 1: there is no product below the headings');
  expect(refusal(head.replace(';tax', ';vat'), good)).toMatch(
    /column tax: this heading is missing.*\n.*column vat: unknown heading/,
  );
  expect(refusal(head.replace('from_3', 'sku'), good)).toContain('column sku: this heading stands there twice');
  const latin = Buffer.from(`${head}\nX;Spiralbindung für Hefte;B;C;7;;;;;0,07;;;;\n`, 'latin1');
  expect(() => readPriceList(latin, 'preise.csv')).toThrow(
    'the file is not UTF-8; save it in your spreadsheet as “CSV UTF-8”',
  );
});

test('all faults are told at once, in the order of the lines, and no more than twenty', () => {
  const told = refusal(head, good, good, 'X;A;B;C;7;;;;;x;;;;', '"Y\n";A;B;C;7;;;;;x;;;;');
  expect(told.split('\n').map((line) => /line \d+/.exec(line)?.[0])).toEqual([undefined, 'line 3', 'line 4', 'line 5']);
  const many = Array.from({ length: 25 }, (_, index) => `X${index};;B;C;7;;;;;1;;;;`);
  expect(refusal(head, ...many)).toContain('and 5 more');
});

test('a spreadsheet’s own file is told from a list', () => {
  const archive = new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]);
  expect(() => readPriceList(archive, 'prices.xlsx')).toThrow('line 1: this is a file of your spreadsheet’s own kind');
});
