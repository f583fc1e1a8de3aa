import * as z from 'zod/mini';
import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { search } from '../../entities/search/search.ts';
import type { Shop } from '../../entities/shop.ts';
import { loadRules } from '../rules/cart-rules.ts';
import type { Promotion } from './promotion.ts';
import { discountSchema, readDiscount, readSetGroup, ruleList, type RulesOf, setGroupSchema } from './read-discount.ts';

const promotionSchema = z.object({
  id: z.string(),
  translated: z.object({ name: z.nullable(z.string()) }),
  priority: z.number(),
  exclusive: z.boolean(),
  preventCombination: z.boolean(),
  exclusionIds: z.array(z.string()),
  discounts: z.array(discountSchema),
  setgroups: z.nullable(z.array(setGroupSchema)),
  cartRules: ruleList,
  personaRules: ruleList,
});

const associations = {
  discounts: { associations: { discountRules: {} } },
  setgroups: { associations: { setGroupRules: {} } },
  cartRules: {},
  personaRules: {},
};

const candidateSchema = z.object({ id: z.string(), code: z.nullable(z.string()), individual: z.number() });

/** Running promotions of the channel; `code` is null for automatic ones. Codes ignore case. */
const candidatesSql = `
  SELECT p.id, CASE WHEN p.use_codes = 1 THEN COALESCE(i.code, p.code) END AS code, i.id IS NOT NULL AS individual
  FROM promotion p
  JOIN promotion_sales_channel s ON s.promotion_id = p.id AND s.sales_channel_id = :channel
  LEFT JOIN promotion_individual_code i ON p.use_individual_codes = 1 AND i.promotion_id = p.id AND i.order_id IS NULL
    AND lower(i.code) IN (SELECT value FROM json_each(:codes))
  WHERE p.active = 1
    AND (p.valid_from IS NULL OR p.valid_from <= :now) AND (p.valid_until IS NULL OR p.valid_until > :now)
    AND (p.use_codes = 0 OR i.id IS NOT NULL
      OR (p.use_individual_codes = 0 AND lower(p.code) IN (SELECT value FROM json_each(:codes))))
    AND (p.max_redemptions_global IS NULL OR p.max_redemptions_global > (
      SELECT COUNT(DISTINCT l.order_id) FROM order_line_item l WHERE l.promotion_id = p.id))
    AND (p.max_redemptions_per_customer IS NULL OR :customer IS NULL OR p.max_redemptions_per_customer > (
      SELECT COUNT(DISTINCT l.order_id) FROM order_line_item l JOIN order_customer o ON o.order_id = l.order_id
      WHERE l.promotion_id = p.id AND o.customer_id = :customer))
  ORDER BY p.priority DESC, p.id`;

/** Promotions that may apply: automatic ones that are not blocked, and those of the codes; highest priority first. */
export function findPromotions(
  shop: Shop,
  codes: readonly string[],
  blockedIds: readonly string[],
  context: SalesChannelContext,
): Promotion[] {
  const rows = shop.database.prepare(candidatesSql).all({
    channel: context.salesChannelId,
    codes: JSON.stringify(codes.map(lower)),
    now: shop.clock().toISOString().replace('Z', '+00:00'),
    customer: context.customerId,
  });
  const byPromotion = new Map<string, z.infer<typeof candidateSchema>>();
  // Two individual codes of one promotion redeem it once.
  for (const row of z.array(candidateSchema).parse(rows)) {
    if (!blockedIds.includes(row.id) && !byPromotion.has(row.id)) byPromotion.set(row.id, row);
  }
  const candidates = [...byPromotion.values()];
  if (candidates.length === 0) return [];
  const conditions = new Map(loadRules(shop).map((rule) => [rule.id, rule.conditions]));
  const rulesOf: RulesOf = (list) => (list ?? []).map((rule) => conditions.get(rule.id) ?? []);
  const ids = candidates.map(({ id }) => id);
  const found = z.array(promotionSchema).parse(search(shop, 'promotion', { ids, associations }, context).elements);
  const byId = new Map(found.map((promotion) => [promotion.id, promotion]));
  return candidates.flatMap(({ id, code, individual }) => {
    const promotion = byId.get(id);
    if (promotion === undefined) return [];
    const typed = code === null ? null : (codes.find((item) => item.toLowerCase() === code.toLowerCase()) ?? code);
    return [
      {
        id,
        name: promotion.translated.name ?? '',
        priority: promotion.priority,
        exclusive: promotion.exclusive || promotion.preventCombination,
        exclusionIds: promotion.exclusionIds,
        code: typed,
        codeType: code === null ? 'global' : individual === 1 ? 'individual' : 'fixed',
        cartRules: rulesOf(promotion.cartRules),
        customerRules: rulesOf(promotion.personaRules),
        discounts: promotion.discounts.flatMap((discount) => readDiscount(discount, rulesOf)),
        setGroups: (promotion.setgroups ?? []).map((group) => readSetGroup(group, rulesOf)),
      },
    ];
  });
}

// SQLite's `lower` knows the letters of ASCII only.
const lower = (code: string): string => code.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
