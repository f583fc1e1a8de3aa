import type { SalesChannelContext } from './sales-channel-context.ts';

/** In whose eyes prices are compared: rules decide which tiers hold, currency and tax state which amount is shown. */
export interface PriceView {
  readonly ruleIds: readonly string[];
  readonly currencyId: string;
  /** Multiplier from the system currency, for prices without an amount in this one. */
  readonly factor: number;
  readonly decimals: number;
  readonly isGross: boolean;
}

export function priceViewOf({ ruleIds, currency, taxState }: SalesChannelContext): PriceView {
  const { id: currencyId, factor, itemRounding } = currency;
  return { ruleIds, currencyId, factor, decimals: itemRounding.decimals, isGross: taxState === 'gross' };
}
