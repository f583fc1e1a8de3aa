import type { JsonObject } from '../../base/json.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';
import { demoId } from '../basics/demo-id.ts';
import { inLanguages } from '../basics/in-languages.ts';
import { priceOf, tierPricesPayload, type TaxRate } from '../basics/payload.ts';
import type { PrintPrice } from '../../price-list/print-price.ts';
import { pictureOfUnit } from './print-unit-pictures.ts';

const description = inLanguages(
  '<p>Teil eines Druckauftrags. Sie bestellen ihn über „Noten drucken“.</p>',
  '<p>Part of a print job. You order it through “Print your music”.</p>',
  '<p>Element zlecenia druku. Zamawia się go przez „Drukuj nuty”.</p>',
);

/** One unit a print job is charged by, as a product reachable by link only; `individual` says that it is made to the customer's own files. */
export function printUnitProduct(unit: PrintPrice): JsonObject {
  const { sku, name, weightG, sizeMm, maxPurchase } = unit;
  const taxRate = taxRateOf(unit);
  const tiers = unit.tiers.map(({ from, cents }) => [from, cents / 100] as const);
  return {
    id: demoId(`product ${sku}`),
    productNumber: sku,
    name: { ...name },
    description,
    active: true,
    stock: 1_000_000,
    taxId: baseIds.taxes[taxRate],
    price: priceOf(tiers[0]?.[1] ?? Number.NaN, taxRate),
    prices: tiers.length > 1 ? tierPricesPayload(sku, tiers, taxRate) : [],
    minPurchase: 1,
    purchaseSteps: 1,
    maxPurchase,
    deliveryTimeId: baseIds.deliveryTimes.print,
    manufacturerId: demoId('manufacturer notenfalz'),
    ...(weightG === undefined ? {} : { weight: kilograms(weightG) }),
    ...(sizeMm === undefined ? {} : { width: sizeMm[0], length: sizeMm[1] }),
    customFields: { 'de-DE': { individual: true } },
    media: [{ id: demoId(`product media ${sku}`), mediaId: demoId(`media ${pictureOfUnit(sku)}`), position: 0 }],
    coverId: demoId(`product media ${sku}`),
    visibilities: [baseIds.salesChannel, baseIds.headlessChannel].map((salesChannelId) => ({
      id: demoId(`visibility ${sku} ${salesChannelId}`),
      salesChannelId,
      visibility: 10,
    })),
  };
}

function taxRateOf({ sku, taxPercent }: PrintPrice): TaxRate {
  if (taxPercent === 7 || taxPercent === 19) return taxPercent;
  throw new Error(`The demo shop has no such VAT as ${sku} asks for in the price list: 7 and 19 percent are there.`);
}

const kilograms = (grams: number): number => Number((grams / 1000).toFixed(7));
