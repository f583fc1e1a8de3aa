import * as z from 'zod/mini';
import type { Condition } from '../rules/condition.ts';
import type { SetGroup } from './complete-sets.ts';
import type { PriceOrder } from './pieces.ts';
import type { PromotionDiscount } from './promotion.ts';
import type { PieceSelection } from './select-pieces.ts';

export const ruleList = z.nullable(z.array(z.object({ id: z.string() })));
const text = z.nullable(z.string());

export const discountSchema = z.object({
  id: z.string(),
  scope: z.string(),
  type: z.enum(['absolute', 'percentage', 'fixed', 'fixed_unit']),
  value: z.number(),
  maxValue: z.nullable(z.number()),
  considerAdvancedRules: z.boolean(),
  discountRules: ruleList,
  sorterKey: text,
  applierKey: text,
  usageKey: text,
  pickerKey: text,
});

export const setGroupSchema = z.object({
  id: z.string(),
  packagerKey: z.string(),
  value: z.number(),
  sorterKey: z.string(),
  setGroupRules: ruleList,
});

/** Looks up the conditions of listed rules. */
export type RulesOf = (list: z.infer<typeof ruleList>) => (readonly Condition[])[];

const scopes = ['cart', 'delivery', 'set', 'setgroup'] as const;

/** A stored discount; none when it is about something this shop does not know. */
export function readDiscount(discount: z.infer<typeof discountSchema>, rulesOf: RulesOf): PromotionDiscount[] {
  const { id, type, value, maxValue, considerAdvancedRules: isSelective, discountRules } = discount;
  const [name, ...group] = discount.scope.split('-');
  const scope = scopes.find((known) => known === name);
  if (scope === undefined) return [];
  const { sorterKey, applierKey, usageKey, pickerKey } = discount;
  const selection = {
    order: priceOrder(sorterKey),
    nth: limitOf(applierKey),
    usage: limitOf(usageKey),
    isPooled: pickerKey === 'HORIZONTAL',
  };
  const lineRules = rulesOf(discountRules);
  return [
    {
      id,
      scope,
      groupId: group.join('-'),
      type,
      value,
      maxValue,
      lineRules: isSelective && lineRules.length > 0 ? lineRules : null,
      selection: isSelective ? selection : all,
      filter: isSelective
        ? { sorterKey, applierKey, usageKey, pickerKey }
        : { sorterKey: null, applierKey: null, usageKey: null, pickerKey: null },
    },
  ];
}

const priceOrder = (key: string | null): PriceOrder => (key === 'PRICE_DESC' ? 'PRICE_DESC' : 'PRICE_ASC');

const all: PieceSelection = { order: 'PRICE_ASC', nth: null, usage: null, isPooled: false };

/** A stored group of a promotion's sets. */
export function readSetGroup(group: z.infer<typeof setGroupSchema>, rulesOf: RulesOf): SetGroup {
  const { id, packagerKey, value, sorterKey, setGroupRules } = group;
  const lineRules = rulesOf(setGroupRules);
  return {
    id,
    measure: measures[packagerKey] ?? 'pieces',
    value,
    order: priceOrder(sorterKey),
    lineRules: lineRules.length > 0 ? lineRules : null,
  };
}

const measures: Readonly<Record<string, SetGroup['measure']>> = {
  COUNT: 'pieces',
  PRICE_UNIT_GROSS: 'gross',
  PRICE_UNIT_NET: 'net',
};

/** `ALL`, nothing and nonsense mean no limit. */
function limitOf(key: string | null): number | null {
  const limit = Number(key ?? Number.NaN);
  return Number.isInteger(limit) && limit > 0 ? limit : null;
}
