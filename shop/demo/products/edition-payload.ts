import type { JsonObject } from '../../base/json.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';
import { demoId } from '../basics/demo-id.ts';
import { composersIn, composerSort } from './composers.ts';
import { combined, inLanguages, type Texts } from '../basics/in-languages.ts';
import { priceOf, tierPricesPayload, type Tier } from '../basics/payload.ts';
import { editionPicture, pagePicture, type PictureName } from '../basics/picture-names.ts';
import { secondBinding, type Edition, type EditionBinding, type EditionForm } from './edition.ts';
import { type BookPage, categoryIds, describe, fullVisibility, optionIds, productPictures } from './product-payload.ts';

/** One choice within a group: what it does to the price, and what the book then measures. */
interface Choice {
  readonly option: string;
  readonly code: string;
  readonly factor?: number;
  readonly extra?: number;
  readonly size?: readonly [number, number];
  readonly binding?: EditionBinding;
}

const a4: Choice = { option: 'a4', code: 'A4', size: [210, 297] };
const b4: Choice = { option: 'b4', code: 'B4', factor: 1.25, size: [250, 353] };

/** The groups of choices each form offers; the first choice of each is the cheapest. */
const choices: Readonly<
  Record<EditionForm, readonly { readonly group: string; readonly choices: readonly Choice[] }[]>
> = {
  book: [
    { group: 'format', choices: [a4, b4] },
    {
      group: 'bindung',
      choices: [
        { option: 'klammer', code: 'K', binding: 'staple' },
        { option: 'spirale', code: 'S', extra: 3, binding: 'coil' },
      ],
    },
  ],
  leaflet: [{ group: 'format', choices: [a4, b4] }],
  march: [
    {
      group: 'format',
      choices: [
        { option: 'a6-quer', code: 'A6', size: [105, 148] },
        { option: 'a5-quer', code: 'A5', factor: 1.15, size: [148, 210] },
      ],
    },
    {
      group: 'papier',
      choices: [
        { option: 'papier-90i', code: '90', factor: 1 },
        { option: 'papier-syn', code: 'SYN', factor: 1.6 },
      ],
    },
  ],
};

/** An edition as a parent product followed by its variants. Printed music is bound to its price (BuchPrG). */
export function editionPayloads(edition: Edition): JsonObject[] {
  const { number, form } = edition;
  const groups = choices[form];
  const settings = groups
    .flatMap((group) => group.choices)
    .map(({ option }, position) => ({
      id: demoId(`setting ${number} ${option}`),
      optionId: demoId(`option ${option}`),
      position,
    }));
  const parent: JsonObject = {
    id: demoId(`product ${number}`),
    productNumber: number,
    name: fullName(edition),
    description: describe(edition.text, facts(edition)),
    metaDescription: edition.text,
    active: true,
    stock: 0,
    taxId: baseIds.taxes[7],
    price: priceOf(edition.price, 7),
    prices: tierPricesPayload(number, choirTiers(edition, edition.price), 7),
    manufacturerId: demoId('manufacturer notenfalz'),
    deliveryTimeId: baseIds.deliveryTimes.print,
    markAsTopseller: edition.topseller ?? false,
    customFields: customFieldsOf(edition),
    configuratorSettings: settings,
    variantListingConfig: {
      displayParent: true,
      configuratorGroupConfig: groups.map(({ group }) => ({
        id: demoId(`group ${group}`),
        representation: 'box',
        expressionForListings: false,
      })),
    },
    ...productPictures(number, picturesOf(edition), pagesOf(edition)),
    categories: categoryIds(edition.categories),
    properties: optionIds([...edition.properties, ...composersIn(edition.composer['de-DE'])]),
    visibilities: fullVisibility(number),
  };
  return [parent, ...combinations(form).map((chosen) => variant(edition, chosen))];
}

/** In every language all of them: a language with fields of its own does not look for others elsewhere. */
function customFieldsOf({ composer }: Edition): JsonObject {
  const order = composerSort(composer['de-DE']);
  return {
    'de-DE': { price_bound: true, composer: composer['de-DE'], ...order },
    'en-GB': { price_bound: true, composer: composer['en-GB'], ...order },
    'pl-PL': { price_bound: true, composer: composer['pl-PL'], ...order },
  };
}

function combinations(form: EditionForm): readonly (readonly Choice[])[] {
  return choices[form].reduce<readonly (readonly Choice[])[]>(
    (rows, group) => rows.flatMap((row) => group.choices.map((choice) => [...row, choice])),
    [[]],
  );
}

/** Variant prices end on ten cents. */
function variantPrice(price: number, chosen: readonly Choice[]): number {
  const factor = chosen.reduce((product, choice) => product * (choice.factor ?? 1), 1);
  const extra = chosen.reduce((sum, choice) => sum + (choice.extra ?? 0), 0);
  return Math.round((price * factor + extra) * 10) / 10;
}

/** Choirs buy many of the same: the publisher's own quantity prices, from 20 and from 50 copies. */
function choirTiers(edition: Edition, price: number): readonly Tier[] {
  if (!edition.categories.includes('noten-chor')) return [];
  const reduced = (share: number): number => Number((price * share).toFixed(2));
  return [
    [1, price],
    [20, reduced(0.9)],
    [50, reduced(0.8)],
  ];
}

function variant(edition: Edition, chosen: readonly Choice[]): JsonObject {
  const number = [edition.number, ...chosen.map(({ code }) => code)].join('-');
  const price = variantPrice(edition.price, chosen);
  const size = chosen.find((choice) => choice.size !== undefined)?.size ?? [210, 297];
  const sheets = Math.ceil(edition.pages / 2) + 2;
  return {
    id: demoId(`product ${number}`),
    parentId: demoId(`product ${edition.number}`),
    productNumber: number,
    stock: 1000,
    price: priceOf(price, 7),
    prices: tierPricesPayload(number, choirTiers(edition, price), 7),
    width: size[0],
    length: size[1],
    weight: Number(((size[0] * size[1] * 100 * sheets) / 1e9).toFixed(3)),
    options: optionIds(chosen.map(({ option }) => option)),
    ...ownPictures(edition, number, chosen),
  };
}

/** A variant in the binding that is not the usual one shows itself; all others show what their edition shows. */
function ownPictures(edition: Edition, number: string, chosen: readonly Choice[]): JsonObject {
  const second = secondBinding(edition);
  if (second === null || !chosen.some(({ binding }) => binding === second)) return {};
  const [, ...others] = picturesOf(edition);
  return productPictures(number, [editionPicture(edition.number, second), ...others], pagesOf(edition));
}

function fullName({ composer, title }: Edition): Texts {
  return combined((language) => `${composer[language]}: ${title[language]}`);
}

/** The cover, the pages that can be read, then how it is bound. */
function picturesOf({ number, form, lookInside = [] }: Edition): readonly PictureName[] {
  return [editionPicture(number), ...lookInside.map((page) => pagePicture(number, page)), ...bindingPictures[form]];
}

/** Which pages of the book its pictures show. */
function pagesOf({ number, pages, lookInside = [] }: Edition): ReadonlyMap<PictureName, BookPage> {
  return new Map(lookInside.map((page) => [pagePicture(number, page), { page, pages }]));
}

const bindingPictures: Readonly<Record<EditionForm, readonly PictureName[]>> = {
  book: ['binding-coil', 'binding-staple'],
  leaflet: ['binding-staple'],
  march: ['march-folder', 'scene-band'],
};

function facts({ scoring, pages }: Edition): readonly Texts[] {
  return [
    combined(
      (language) =>
        `${{ 'de-DE': 'Besetzung', 'en-GB': 'Instrumentation', 'pl-PL': 'Instrumenty' }[language]}: ${scoring[language]}`,
    ),
    inLanguages(
      `${pages} Seiten, gedruckt nach Bestellung`,
      `${pages} pages, printed to order`,
      `Liczba stron: ${pages}, druk na zamówienie`,
    ),
    inLanguages(
      'Neu gesetzt nach gemeinfreien Quellen',
      'Newly engraved from public-domain sources',
      'Nowy skład według źródeł z domeny publicznej',
    ),
  ];
}
