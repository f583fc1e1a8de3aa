/** The shop's settings, named after Shopware's system configuration; defaults are a fresh shop's (Store API 6.6). */
export type ShopConfig = {
  readonly shopName: string;
  /** Sender of all mails and receiver of contact forms. */
  readonly shopEmail: string;
  /** `smtp://…` or `smtps://…`; without it mails stay in the outbox folder. */
  readonly smtpUrl: string | undefined;
  /** Highest quantity per product when the product sets none. */
  readonly cartMaxQuantity: number;
  /** Additions of one product per minute and address; 0 switches the limit off. */
  readonly lineItemAddLimit: number;
  readonly wishlistEnabled: boolean;
  readonly productsPerPage: number;
  readonly showReview: boolean;
  readonly markAsNewDays: number;
  readonly passwordMinLength: number;
  readonly doubleOptInRegistration: boolean;
  readonly doubleOptInGuestOrder: boolean;
  readonly newsletterDoubleOptIn: boolean;
  readonly newsletterDoubleOptInRegistered: boolean;
  readonly requireDataProtectionCheckbox: boolean;
  readonly contactFirstNameRequired: boolean;
  readonly contactLastNameRequired: boolean;
  readonly contactPhoneRequired: boolean;
  readonly invalidateSessionOnLogOut: boolean;
  /** Back-off counters of login, recovery, contact form and newsletter (Store API sheet, rate limits). */
  readonly rateLimits: boolean;
  /** Origins (with locale prefixes) that may appear as `storefrontUrl`. */
  readonly storefrontUrls: readonly string[];
};

export const defaultShopConfig: ShopConfig = {
  shopName: 'Notenfalz',
  shopEmail: 'shop@notenfalz.example',
  smtpUrl: undefined,
  cartMaxQuantity: 100,
  lineItemAddLimit: 0,
  wishlistEnabled: true,
  productsPerPage: 24,
  showReview: true,
  markAsNewDays: 30,
  passwordMinLength: 8,
  doubleOptInRegistration: false,
  doubleOptInGuestOrder: false,
  newsletterDoubleOptIn: true,
  newsletterDoubleOptInRegistered: false,
  requireDataProtectionCheckbox: false,
  contactFirstNameRequired: true,
  contactLastNameRequired: true,
  contactPhoneRequired: false,
  invalidateSessionOnLogOut: false,
  rateLimits: true,
  storefrontUrls: [],
};
