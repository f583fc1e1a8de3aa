import { systemCurrency, systemLanguage } from '../../base/system-ids.ts';
import { stableId } from '../../base/stable-id.ts';

/** Ids of the data every shop starts with; more of the kind are `stableId('country:DE')`, `stableId('tax:19')` … */
export const baseIds = {
  languages: { 'de-DE': systemLanguage, 'en-GB': stableId('language:en-GB'), 'pl-PL': stableId('language:pl-PL') },
  currencies: { EUR: systemCurrency, PLN: stableId('currency:PLN'), GBP: stableId('currency:GBP') },
  taxes: { 19: stableId('tax:19'), 7: stableId('tax:7'), 0: stableId('tax:0') },
  salutations: {
    mr: stableId('salutation:mr'),
    mrs: stableId('salutation:mrs'),
    notSpecified: stableId('salutation:not_specified'),
  },
  customerGroup: stableId('customer-group'),
  deliveryTimes: {
    fast: stableId('delivery-time:1-3'),
    print: stableId('delivery-time:3-5'),
    week: stableId('delivery-time:5-10'),
  },
  units: { piece: stableId('unit:piece'), sheet: stableId('unit:sheet') },
  paymentMethods: {
    online: stableId('payment:online'),
    prepayment: stableId('payment:prepayment'),
    invoice: stableId('payment:invoice'),
  },
  shippingMethods: { standard: stableId('shipping:standard'), express: stableId('shipping:express') },
  /** Always holds; tier prices hang on it. */
  ruleAlways: stableId('rule:always'),
  categories: {
    main: stableId('category:main'),
    footer: stableId('category:footer'),
    service: stableId('category:service'),
  },
  cmsPages: {
    listing: stableId('cms:listing'),
    listingWithSidebar: stableId('cms:listing-with-sidebar'),
    product: stableId('cms:product'),
  },
  salesChannel: stableId('sales-channel'),
  headlessChannel: stableId('sales-channel:headless'),
} as const;

/** One text in the shop's three languages. */
export const inThree = (german: string, english: string, polish: string) => ({
  'de-DE': german,
  'en-GB': english,
  'pl-PL': polish,
});
