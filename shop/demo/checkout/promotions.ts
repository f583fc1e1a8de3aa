import type { JsonObject } from '../../base/json.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';
import { demoId } from '../basics/demo-id.ts';
import { inLanguages, type Texts } from '../basics/in-languages.ts';
import { ruleIds } from './rules.ts';

interface Promotion {
  readonly code: string;
  readonly name: Texts;
  readonly type: 'percentage' | 'absolute';
  readonly value: number;
  readonly cartRules?: readonly string[];
}

const offers: readonly Promotion[] = [
  {
    code: 'CHOR10',
    name: inLanguages('10 % für Chöre', '10% for choirs', '10% dla chórów'),
    type: 'percentage',
    value: 10,
  },
  {
    code: 'WILLKOMMEN',
    name: inLanguages('5 € zur Begrüßung', '€5 to welcome you', '5 € na powitanie'),
    type: 'absolute',
    value: 5,
    cartRules: [ruleIds.from30],
  },
];

/** Codes for everything but price-bound titles. */
export const promotions: readonly JsonObject[] = offers.map(({ code, name, type, value, cartRules = [] }) => ({
  id: demoId(`promotion ${code}`),
  name,
  active: true,
  useCodes: true,
  code,
  priority: 1,
  salesChannels: [baseIds.salesChannel, baseIds.headlessChannel].map((salesChannelId) => ({
    id: demoId(`promotion channel ${code} ${salesChannelId}`),
    salesChannelId,
    priority: 1,
  })),
  cartRules: cartRules.map((id) => ({ id })),
  discounts: [
    {
      id: demoId(`promotion discount ${code}`),
      scope: 'cart',
      type,
      value,
      considerAdvancedRules: true,
      sorterKey: 'PRICE_ASC',
      applierKey: 'ALL',
      usageKey: 'ALL',
      discountRules: [{ id: ruleIds.notPriceBound }],
    },
  ],
}));
