/** What the shop is asked first. */
export type FirstCall = 'context' | 'cart' | 'shippingMethods' | 'paymentMethods' | 'countries' | 'salutations';

/** What a page asks for as soon as it is alive. */
export interface NextParts {
  /** As paths. */
  readonly modules: readonly string[];
  /** Of its texts. */
  readonly areas: readonly string[];
  /** What it asks the shop first; its document asks that already. */
  readonly calls: readonly FirstCall[];
}

/** The session, and the way to the shop. */
const session = [
  'src/app/start-up/load-session.ts',
  'src/app/start-up/connect-from-page.ts',
  'src/store-api/context.ts',
];

/** In the order they are needed in; the last two are asked for by the form of the checkout, which the cart brings ahead. */
const calls = ['context', 'cart', 'shippingMethods', 'paymentMethods', 'countries', 'salutations'] as const;

const nextParts: Readonly<Record<string, NextParts>> = {
  'src/pages/checkout/cart.tsx': { modules: session, areas: [], calls },
  'src/pages/checkout.tsx': {
    modules: [
      ...session,
      'src/store-api/account/countries.ts',
      'src/store-api/account/salutations.ts',
      'src/features/checkout/contact/contact-editor.tsx',
      'src/features/checkout/methods/shipping-offers.ts',
      'src/store-api/checkout/payment-methods.ts',
      'src/store-api/checkout/shipping-methods.ts',
      'src/features/checkout/order/order-form.tsx',
      'src/pages/checkout/log-in-offer.tsx',
    ],
    areas: ['account'],
    calls,
  },
};

/**
 * Pages that show nothing of their own before the shop has answered: what they ask it with comes with them, behind what makes them
 * alive. File by file, each named by the one before, it would take as many round trips.
 * @param route id of the page's route
 */
export function nextPartsOf(route: string): NextParts | undefined {
  return nextParts[route];
}
