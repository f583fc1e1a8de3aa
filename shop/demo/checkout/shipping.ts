import type { JsonObject } from '../../base/json.ts';
import {
  calculationByValue,
  calculationByWeight,
  letterSteps,
  parcelAbroadSteps,
  parcelSteps,
  type WeightStep,
} from '../../price-list/shipping-prices.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';
import { demoId } from '../basics/demo-id.ts';
import { inLanguages } from '../basics/in-languages.ts';
import { priceOf } from '../basics/payload.ts';
import { ruleIds } from './rules.ts';

const { standard, express } = baseIds.shippingMethods;

/** Rows of a price list by weight; without a rule they are for everybody the rules leave over. */
function byWeight(key: string, steps: readonly WeightStep[], ruleId: string | null): JsonObject[] {
  return steps.map(([upToKg, gross], index) => ({
    id: demoId(`shipping price ${key} ${upToKg}`),
    ruleId,
    calculation: calculationByWeight,
    quantityStart: steps[index - 1]?.[0] ?? 0,
    quantityEnd: upToKg,
    currencyPrice: priceOf(gross, 19),
  }));
}

/**
 * Free within Germany from this value on, in currency units. A price list by value tells it to whoever asks for prices; the
 * conditions of a rule would stay with the shop.
 */
const freeFrom = 60;

const freeByValue = (key: string): JsonObject => ({
  id: demoId(`shipping price ${key} free`),
  ruleId: ruleIds.byValue,
  calculation: calculationByValue,
  quantityStart: freeFrom,
  quantityEnd: null,
  currencyPrice: priceOf(0, 19),
});

const offered = {
  active: true,
  deliveryTimeId: baseIds.deliveryTimes.fast,
  salesChannels: [{ id: baseIds.salesChannel }, { id: baseIds.headlessChannel }],
};

/** Letter, parcel and express by weight. */
export const demoShippingMethods: readonly JsonObject[] = [
  {
    ...offered,
    id: standard,
    technicalName: 'shipping_standard',
    position: 2,
    name: inLanguages('Paket', 'Parcel', 'Paczka'),
    description: inLanguages(
      'Bis vor Ihre Tür, ab 60 € Warenwert innerhalb Deutschlands kostenfrei.',
      'To your door, free within Germany for goods of €60 or more.',
      'Pod same drzwi, od 60 € w Niemczech bezpłatnie.',
    ),
    prices: [
      freeByValue('parcel'),
      ...byWeight('parcel', parcelSteps, ruleIds.germany),
      ...byWeight('parcel abroad', parcelAbroadSteps, null),
    ],
  },
  {
    ...offered,
    id: demoId('shipping letter'),
    technicalName: 'shipping_letter',
    position: 1,
    name: inLanguages('Brief', 'Letter', 'List'),
    description: inLanguages(
      'Flach verpackt in den Briefkasten, für leichte Sendungen bis 25 × 32 cm und 1 kg innerhalb Deutschlands.',
      'Packed flat for the letter box, for light items up to 25 × 32 cm and 1 kg within Germany.',
      'Płasko zapakowany do skrzynki, dla lekkich przesyłek do 25 × 32 cm i 1 kg na terenie Niemiec.',
    ),
    availabilityRuleId: ruleIds.letter,
    prices: [freeByValue('letter'), ...byWeight('letter', letterSteps, ruleIds.germany)],
  },
  {
    ...offered,
    id: express,
    technicalName: 'shipping_express',
    position: 3,
    name: inLanguages('Express', 'Express', 'Ekspres'),
    description: inLanguages(
      'Mit Vorrang befördert, versichert und mit Sendungsverfolgung, innerhalb Deutschlands. Drucken und binden dauert so lange wie sonst.',
      'Carried with priority, insured and tracked, within Germany. Printing and binding take as long as usual.',
      'Przesyłka priorytetowa, ubezpieczona i śledzona, na terenie Niemiec. Druk i oprawa trwają tyle co zwykle.',
    ),
    availabilityRuleId: ruleIds.germany,
    prices: byWeight('express', [[31.5, 12.9]], ruleIds.germany),
  },
];
