/** How amounts of a currency are rounded (Shopware: cash rounding config). */
export interface CashRounding {
  readonly decimals: number;
  /** Smallest step, 0.01 or 0.05 for example. */
  readonly interval: number;
  readonly roundForNet: boolean;
}

export interface ContextCurrency {
  readonly id: string;
  readonly isoCode: string;
  readonly symbol: string;
  /** Multiplier from the system currency (euro). */
  readonly factor: number;
  readonly itemRounding: CashRounding;
  readonly totalRounding: CashRounding;
}

/** `gross`: prices include tax. `net`: tax is added. `tax-free`: no tax at all. */
export type TaxState = 'gross' | 'net' | 'tax-free';

/** Who asks, in which channel, language and currency: what each call of the Store API is answered for. */
export interface SalesChannelContext {
  readonly token: string;
  readonly salesChannelId: string;
  /** Only storefront channels have SEO URLs. */
  readonly hasSeoUrls: boolean;
  /** Current language first, then what its missing texts fall back on; the system language is last. */
  readonly languageIds: readonly [string, ...string[]];
  readonly currency: ContextCurrency;
  readonly customerGroupId: string;
  readonly taxState: TaxState;
  /** Rules that hold for this context without looking at a cart. */
  readonly ruleIds: readonly string[];
  readonly paymentMethodId: string;
  readonly shippingMethodId: string;
  /** Country prices and shipping are calculated for: the shipping address's, else the chosen, else the channel's. */
  readonly countryId: string;
  readonly countryStateId: string | null;
  /** Logged-in customer or guest; null for an anonymous session. */
  readonly customerId: string | null;
  /** Addresses chosen by `PATCH /context`; null means the customer's defaults. */
  readonly billingAddressId: string | null;
  readonly shippingAddressId: string | null;
}
