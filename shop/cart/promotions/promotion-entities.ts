import type { Association, EntityDefinition } from '../../entities/definition.ts';
import { boolean, customFields, date, id, integer, list, number, string } from '../../entities/fields.ts';

const rules = (table: string, localColumn: string): Association => ({
  kind: 'manyToMany',
  entity: 'rule',
  table,
  localColumn,
  foreignColumn: 'rule_id',
});

/** Promotions in the Admin API's form: who may use them, by which code, and what they take off. */
export const promotionEntities: readonly EntityDefinition[] = [
  {
    name: 'promotion',
    fields: {
      name: string({ translated: true }),
      active: boolean({ default: false }),
      validFrom: date(),
      validUntil: date(),
      maxRedemptionsGlobal: integer(),
      maxRedemptionsPerCustomer: integer(),
      /** Higher ones are applied first. */
      priority: integer({ default: 1 }),
      /** Applies alone or not at all. */
      exclusive: boolean({ default: false }),
      useCodes: boolean({ default: false }),
      code: string(),
      useIndividualCodes: boolean({ default: false }),
      useSetGroups: boolean({ default: false }),
      preventCombination: boolean({ default: false }),
      /** Promotions it cannot be combined with. */
      exclusionIds: list({ empty: [] }),
      orderCount: integer({ default: 0 }),
      customFields,
    },
    associations: {
      salesChannels: { kind: 'oneToMany', entity: 'promotion_sales_channel', foreignField: 'promotionId' },
      discounts: { kind: 'oneToMany', entity: 'promotion_discount', foreignField: 'promotionId' },
      setgroups: { kind: 'oneToMany', entity: 'promotion_setgroup', foreignField: 'promotionId' },
      individualCodes: { kind: 'oneToMany', entity: 'promotion_individual_code', foreignField: 'promotionId' },
      cartRules: rules('promotion_cart_rule', 'promotion_id'),
      personaRules: rules('promotion_persona_rule', 'promotion_id'),
    },
    indexes: [['code']],
  },
  {
    name: 'promotion_sales_channel',
    fields: { promotionId: id(), salesChannelId: id(), priority: integer({ default: 1 }) },
    associations: {},
    indexes: [['promotionId'], ['salesChannelId']],
  },
  {
    name: 'promotion_individual_code',
    fields: { promotionId: id(), code: string(), orderId: id() },
    associations: {},
    indexes: [['promotionId'], ['code']],
  },
  {
    name: 'promotion_setgroup',
    fields: {
      promotionId: id(),
      /** `COUNT`, `PRICE_UNIT_GROSS` or `PRICE_UNIT_NET`: what `value` measures. */
      packagerKey: string({ default: 'COUNT' }),
      value: number(),
      /** `PRICE_ASC` or `PRICE_DESC`: which pieces go in first. */
      sorterKey: string({ default: 'PRICE_ASC' }),
      customFields,
    },
    associations: { setGroupRules: rules('promotion_setgroup_rule', 'setgroup_id') },
    indexes: [['promotionId']],
  },
  {
    name: 'promotion_discount',
    fields: {
      promotionId: id(),
      /** `cart`, `delivery`, `set`, or `setgroup-` and the number of the group. */
      scope: string({ default: 'cart' }),
      /** `absolute`, `percentage`, `fixed` or `fixed_unit`. */
      type: string(),
      value: number(),
      maxValue: number(),
      /** True: only lines that match one of the discount's rules are reduced. */
      considerAdvancedRules: boolean({ default: false }),
      /** `PRICE_ASC` or `PRICE_DESC`. */
      sorterKey: string(),
      /** `ALL` pieces of a package, or the one with this number. */
      applierKey: string(),
      /** `ALL`, or the highest number of packages that are reduced. */
      usageKey: string(),
      /** `VERTICAL` looks at each package, `HORIZONTAL` at all pieces together. */
      pickerKey: string(),
      customFields,
    },
    associations: { discountRules: rules('promotion_discount_rule', 'discount_id') },
    indexes: [['promotionId']],
  },
];
