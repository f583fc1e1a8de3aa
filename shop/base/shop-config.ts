/**
 * Who may read the outbox. Its mails hold links that open accounts: `anybody` is for a shop only its owner's machine can
 * reach, `nobody` has no outbox pages at all, otherwise the token is asked for.
 */
export type OutboxAccess = 'anybody' | 'nobody' | { readonly token: string };

/** Where customers transfer money to. */
export interface BankAccount {
  readonly holder: string;
  /** Without blanks. */
  readonly iban: string;
  readonly bic: string | undefined;
  /** Its name. */
  readonly bank: string | undefined;
}

/** Who sells: what invoices must name (§ 14 (4) UStG) and mails should. */
export interface Seller {
  /** Full legal name. */
  readonly name: string;
  /** Street, postcode and town, country: a line each. */
  readonly address: readonly string[];
  readonly email: string;
  readonly phone: string | undefined;
  /** One of VAT id and tax number must be on every invoice. */
  readonly vatId: string | undefined;
  readonly taxNumber: string | undefined;
  /** Undefined: the shop names none, neither in mails nor on invoices. */
  readonly bankAccount: BankAccount | undefined;
}

/** The shop's settings, named after Shopware's system configuration; defaults are a fresh shop's (Store API 6.6). */
export interface ShopConfig {
  readonly shopName: string;
  /** Sender of all mails and receiver of contact forms. */
  readonly shopEmail: string;
  readonly seller: Seller;
  /** SEO path of the page with the terms; its text goes out with every confirmation of an order. */
  readonly termsPath: string;
  /** `smtp://…` or `smtps://…`; without it mails stay in the outbox folder. */
  readonly smtpUrl: string | undefined;
  readonly outbox: OutboxAccess;
  /** Offers the test payment and its page, on which anybody pays without money. */
  readonly testPayment: boolean;
  /** Mails and their files in the outbox are forgotten after so many days. */
  readonly mailDays: number;
  /** Highest quantity per product when the product sets none. */
  readonly cartMaxQuantity: number;
  /** Additions of one product per minute and address; 0 switches the limit off. */
  readonly lineItemAddLimit: number;
  readonly wishlistEnabled: boolean;
  readonly productsPerPage: number;
  readonly showReview: boolean;
  readonly markAsNewDays: number;
  readonly passwordMinLength: number;
  /** Binary logarithm of scrypt's N for new passwords; 15 takes 32 MiB and about 80 ms. */
  readonly passwordHashCost: number;
  readonly doubleOptInRegistration: boolean;
  readonly doubleOptInGuestOrder: boolean;
  readonly newsletterDoubleOptIn: boolean;
  readonly newsletterDoubleOptInRegistered: boolean;
  readonly requireDataProtectionCheckbox: boolean;
  readonly contactFirstNameRequired: boolean;
  readonly contactLastNameRequired: boolean;
  readonly contactPhoneRequired: boolean;
  readonly invalidateSessionOnLogOut: boolean;
  /** Invoices are written by the shop: at once for payment on account, else when the money has arrived. */
  readonly automaticInvoices: boolean;
  /** Back-off counters of login, recovery, contact form and newsletter (Store API sheet, rate limits). */
  readonly rateLimits: boolean;
  /** Beside them, what one address may do under many names; Shopware has no such limits. */
  readonly addressLimits: boolean;
  /** Origins (with locale prefixes) that may appear as `storefrontUrl`. */
  readonly storefrontUrls: readonly string[];
}

export const defaultShopConfig: ShopConfig = {
  shopName: 'Notenfalz',
  shopEmail: 'shop@notenfalz.example',
  seller: {
    name: 'Notenfalz Musterdruck GmbH',
    address: ['Musterstraße 12', '12345 Musterstadt', 'Deutschland'],
    email: 'hallo@notenfalz.example',
    phone: '+49 30 23125 120',
    vatId: 'DE000000000',
    taxNumber: undefined,
    // Of no bank, though its check digits fit.
    bankAccount: {
      holder: 'Notenfalz Musterdruck GmbH',
      iban: 'DE36000000000000000000',
      bic: undefined,
      bank: 'Musterbank (Demo)',
    },
  },
  termsPath: 'agb',
  smtpUrl: undefined,
  mailDays: 90,
  outbox: 'nobody',
  testPayment: true,
  cartMaxQuantity: 100,
  lineItemAddLimit: 0,
  wishlistEnabled: true,
  productsPerPage: 24,
  showReview: true,
  markAsNewDays: 30,
  passwordMinLength: 8,
  passwordHashCost: 15,
  doubleOptInRegistration: false,
  doubleOptInGuestOrder: false,
  newsletterDoubleOptIn: true,
  newsletterDoubleOptInRegistered: false,
  requireDataProtectionCheckbox: false,
  contactFirstNameRequired: true,
  contactLastNameRequired: true,
  contactPhoneRequired: false,
  invalidateSessionOnLogOut: false,
  automaticInvoices: true,
  rateLimits: true,
  addressLimits: true,
  storefrontUrls: [],
};
