import type { JsonObject } from '../../base/json.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';
import { demoId } from '../basics/demo-id.ts';
import { inLanguages } from '../basics/in-languages.ts';
import { priceOf, tierPricesPayload } from '../basics/payload.ts';
import { bindingsAndCovers } from './bindings-and-covers.ts';
import { paperSheets } from './paper-sheets.ts';
import type { PrintUnit } from './print-unit.ts';
import { printedSides } from './printed-sides.ts';

/** Everything a print job can consist of. */
export const printUnits: readonly PrintUnit[] = [...printedSides, ...paperSheets, ...bindingsAndCovers];

/** One job may use this many of a unit; the shop's general limit of 100 would end at a short score. */
const maxPurchase = 50_000;

const description = inLanguages(
  '<p>Teil eines Druckauftrags. Sie bestellen ihn über „Noten drucken“.</p>',
  '<p>Part of a print job. You order it through “Print your music”.</p>',
  '<p>Element zlecenia druku. Zamawia się go przez „Drukuj nuty”.</p>',
);

/** A unit as a product reachable by link only; `individual` says that it is made to the customer's own files. */
export function printUnitProduct(unit: PrintUnit): JsonObject {
  const { number, name, tiers, weight, size, picture } = unit;
  const id = demoId(`product ${number}`);
  return {
    id,
    productNumber: number,
    name,
    description,
    active: true,
    stock: 1_000_000,
    taxId: baseIds.taxes[7],
    price: priceOf(tiers[0]?.[1] ?? Number.NaN, 7),
    prices: tiers.length > 1 ? tierPricesPayload(number, tiers, 7) : [],
    minPurchase: 1,
    purchaseSteps: 1,
    maxPurchase: maxPurchase,
    deliveryTimeId: baseIds.deliveryTimes.print,
    manufacturerId: demoId('manufacturer notenfalz'),
    ...(weight === undefined ? {} : { weight }),
    ...(size === undefined ? {} : { width: size[0], length: size[1] }),
    customFields: { 'de-DE': { individual: true } },
    media: [{ id: demoId(`product media ${number}`), mediaId: demoId(`media ${picture}`), position: 0 }],
    coverId: demoId(`product media ${number}`),
    visibilities: [baseIds.salesChannel, baseIds.headlessChannel].map((salesChannelId) => ({
      id: demoId(`visibility ${number} ${salesChannelId}`),
      salesChannelId,
      visibility: 10,
    })),
  };
}
