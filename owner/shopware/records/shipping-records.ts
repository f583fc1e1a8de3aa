import {
  calculationByWeight,
  letterLimits,
  letterSteps,
  parcelAbroadSteps,
  parcelSteps,
  type WeightStep,
} from '#shop/price-list/shipping-prices.ts';
import type { NamesByLanguage } from '#shop/price-list/print-price.ts';
import type { BaseRecord, MadeRecord } from './base-records.ts';
import { nameTranslations } from './in-shop-languages.ts';
import { madeId, mark } from './made-id.ts';
import { ruleRecord } from './rule-record.ts';
import type { ShopFacts } from './shop-facts.ts';

const deliveryTimeId = madeId('delivery time');
const [germanyKey, letterKey] = ['rule germany', 'rule letter'];
const [germanyRule, letterRule] = [madeId(germanyKey), madeId(letterKey)];

/**
 * Letter and parcel by weight, with the rules they need. Both are made switched off: a second set of methods beside the
 * owner's would be offered to customers at once. Where the shop does not know Germany, the parcel costs the same everywhere.
 */
export function shippingRecords(facts: ShopFacts): readonly BaseRecord[] {
  const { germanyId } = facts;
  return [
    { entity: 'delivery_time', record: deliveryTime(facts), words: 'delivery time of 2 to 4 days' },
    ...(germanyId === undefined ? [] : rulesFor(germanyId)),
    ...(germanyId === undefined ? [] : [letter(facts)]),
    parcel(facts),
  ];
}

function rulesFor(germanyId: string): readonly BaseRecord[] {
  const inGermany = { type: 'customerShippingCountry', value: { operator: '=', countryIds: [germanyId] } };
  const isShort = { type: 'cartLineItemDimensionLength', value: { operator: '<=', amount: letterLimits.longestMm } };
  const isLight = { type: 'cartWeight', value: { operator: '<=', weight: letterLimits.heaviestKg } };
  const rules = [
    ruleRecord({
      key: germanyKey,
      name: 'Notenfalz: Lieferung nach Deutschland',
      description: 'Versandpreise nach Gewicht',
      conditions: [inGermany],
    }),
    ruleRecord({
      key: letterKey,
      name: 'Notenfalz: passt in einen Brief nach Deutschland',
      description: `Bis ${letterLimits.longestMm} mm lang und ${letterLimits.heaviestKg} kg schwer`,
      conditions: [inGermany, { type: 'allLineItemsContainer', children: [isShort] }, isLight],
    }),
  ];
  return rules.map((record) => ({ entity: 'rule', record, words: `rule “${record.name}”` }));
}

const letterNames: NamesByLanguage = { 'de-DE': 'Brief', 'en-GB': 'Letter', 'pl-PL': 'List' };
const parcelNames: NamesByLanguage = { 'de-DE': 'Paket', 'en-GB': 'Parcel', 'pl-PL': 'Paczka' };

const letter = (facts: ShopFacts): BaseRecord =>
  method(facts, {
    key: 'letter',
    name: letterNames,
    rest: { availabilityRuleId: letterRule, prices: stepRecords('letter', letterSteps, germanyRule, facts) },
  });

const parcel = (facts: ShopFacts): BaseRecord =>
  method(facts, {
    key: 'parcel',
    name: parcelNames,
    rest: {
      prices:
        facts.germanyId === undefined
          ? stepRecords('parcel', parcelSteps, null, facts)
          : [
              ...stepRecords('parcel', parcelSteps, germanyRule, facts),
              ...stepRecords('parcel abroad', parcelAbroadSteps, null, facts),
            ],
    },
  });

interface Method {
  readonly key: string;
  readonly name: NamesByLanguage;
  readonly rest: object;
}

function method(facts: ShopFacts, { key, name, rest }: Method): BaseRecord {
  const record = {
    id: madeId(`shipping method ${key}`),
    technicalName: `shipping_notenfalz_${key}`,
    active: false,
    taxType: 'auto',
    deliveryTimeId,
    translations: nameTranslations(name, facts),
    customFields: { [mark]: true },
    salesChannels: [{ id: facts.salesChannelId }],
    ...rest,
  };
  const words = `shipping method “${name['de-DE']}” by weight, switched off: look at its prices, then switch it on`;
  return { entity: 'shipping_method', record, words };
}

function deliveryTime(facts: ShopFacts): MadeRecord {
  const name = { 'de-DE': '2–4 Tage', 'en-GB': '2–4 days', 'pl-PL': '2–4 dni' };
  return {
    id: deliveryTimeId,
    min: 2,
    max: 4,
    unit: 'day',
    translations: nameTranslations(name, facts),
    customFields: { [mark]: true },
  };
}

/** Rows of a price by weight; those without a rule are for everybody the rules leave over. Net prices at 19 %. */
function stepRecords(
  key: string,
  steps: readonly WeightStep[],
  ruleId: string | null,
  { euroId }: ShopFacts,
): readonly object[] {
  return steps.map(([upToKg, gross], index) => ({
    id: madeId(`shipping price ${key} ${upToKg}`),
    ruleId,
    calculation: calculationByWeight,
    quantityStart: steps[index - 1]?.[0] ?? 0,
    quantityEnd: upToKg,
    currencyPrice: [{ currencyId: euroId, gross, net: Number((gross / 1.19).toFixed(10)), linked: true }],
  }));
}
