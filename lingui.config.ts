import { defineConfig } from '@lingui/cli';

/** The checkout fetches who orders and where it goes, to be typed or chosen, with the texts of accounts. */
const contactEditor = [
  'src/features/checkout/contact/{account-offer,address-choice,contact-editor,contact-error-summary,contact-fields}.tsx',
  'src/features/checkout/contact/checkout-contact-form.tsx',
];

/** The web server alone draws them. */
const cartWithoutScripts = ['src/features/cart/{cart-without-scripts,articles/line-forms}.tsx'];

/**
 * One catalogue per area, loaded with the routes of that area; a part of another feature that an area's pages show is
 * listed there too. Routes and late parts name what they fetch; `tools/texts/unloaded-texts.test.ts` holds them to what they show.
 * `TEXTS=cart lingui extract` touches one area only.
 */
const areas: Record<string, string[]> = {
  shell: [
    'src/app',
    'src/platform',
    'src/ui',
    'src/features/cart/cart-link.tsx',
    'src/features/wishlist/wishlist-count.tsx',
  ],
  catalogue: [
    'src/features/catalogue',
    'src/features/cms',
    'src/features/wishlist/wishlist-toggle.tsx',
    'src/features/cart/add-to-cart-button.tsx',
    'src/print/spec/binding-words.ts',
    'src/pages/content.tsx',
    'src/pages/content',
    'src/pages/search.tsx',
  ],
  home: [
    'src/features/catalogue/home',
    'src/features/catalogue/product-row.tsx',
    'src/features/catalogue/product-tile.tsx',
    'src/features/catalogue/category-links.tsx',
    'src/features/catalogue/product/{price-note,product-price,rating}.tsx',
    'src/features/cms',
    'src/features/wishlist/wishlist-toggle.tsx',
    'src/print/spec/binding-words.ts',
    'src/features/sheet-configurator/score-drop.tsx',
    'src/pages/home.tsx',
    'src/pages/content/home-rest.tsx',
  ],
  wishlist: ['src/features/wishlist', 'src/pages/wishlist.tsx'],
  reviews: ['src/features/reviews'],
  suggestions: [
    'src/features/catalogue/search-suggestions.tsx',
    'src/features/catalogue/suggestions',
    'src/features/catalogue/product/price-note.tsx',
  ],
  checkout: [
    'src/features/cart',
    'src/features/checkout',
    'src/print/spec/binding-words.ts',
    'src/print/spec/print-words.ts',
    'src/features/sheet-configurator/score-drop.tsx',
    'src/pages/checkout.tsx',
    'src/pages/checkout',
  ],
  orders: ['src/features/orders'],
  information: [
    'src/features/contact',
    'src/platform/forms',
    'src/pages/contact.tsx',
    'src/pages/rechtsverletzung-melden.tsx',
    'src/pages/vertrag-widerrufen.tsx',
  ],
  platform: ['src/pages/platform.tsx', 'src/pages/platform'],
  style: ['src/pages/style.tsx', 'src/pages/style'],
  'without-scripts': ['src/app/without-scripts', 'src/app/rendering', ...cartWithoutScripts],
  consent: ['src/features/consent', 'src/app/layouts/terms', 'src/app/layouts/install'],
  connection: [
    'src/app/layouts/connection',
    'src/platform/connectivity/kept-moment.tsx',
    'src/features/catalogue/kept-pages.tsx',
    'src/app/start-up/page-waiting.tsx',
  ],
  offline: [
    'src/features/taken',
    'src/pages/taking',
    'src/platform/intents',
    'src/features/cart/later-cart.ts',
    'src/features/cart/state/slow-storage-note.tsx',
    'src/features/wishlist/later-wishlist.ts',
    'src/features/contact/later-contact.ts',
    'src/features/newsletter/later-newsletter.ts',
    'src/features/reviews/later-review.ts',
    'src/features/addresses/later-addresses.ts',
  ],
  account: [
    'src/app/layouts/account',
    'src/app/layouts/header/account-menu.tsx',
    'src/features/account',
    'src/features/addresses',
    'src/features/newsletter',
    'src/platform/forms',
    'src/pages/account.tsx',
    'src/pages/account',
    'src/pages/checkout/log-in-again.tsx',
    'src/pages/checkout/log-in-offer.tsx',
    ...contactEditor,
    'src/pages/login.tsx',
    'src/pages/newsletter-subscribe.tsx',
    'src/pages/register.tsx',
    'src/pages/registration',
    'src/pages/reset-password.tsx',
  ],
  uploads: [
    'src/features/uploads',
    'src/features/sheet-configurator/intake',
    'src/features/sheet-configurator/job-list',
    'src/features/sheet-configurator/job-losses.ts',
  ],
  configurator: [
    'src/features/sheet-configurator',
    'src/features/downloads',
    'src/print/spec/binding-words.ts',
    'src/print/spec/print-words.ts',
    'src/print/spec/asked-words.ts',
    'src/pages/sheet-configuration-v3.tsx',
    'src/pages/download.tsx',
  ],
};

/** Parts that speak from another area, which is fetched with them. */
const elsewhere: Record<string, string[]> = {
  // Neither form nor account stands on every page, and there is mostly a connection.
  shell: [
    'src/platform/{forms,intents}/**',
    'src/platform/connectivity/kept-moment.tsx',
    'src/app/start-up/page-waiting.tsx',
    'src/app/layouts/{account/**,connection/**,install/**,terms/**,header/account-menu.tsx}',
    'src/app/{rendering,without-scripts}/**',
  ],
  // The account's parts in the checkout are fetched with its texts; what waits speaks where there is no connection; products are bought elsewhere.
  checkout: [
    'src/features/cart/add-to-cart-button.tsx',
    ...cartWithoutScripts,
    ...contactEditor,
    'src/pages/checkout/log-in-{again,offer}.tsx',
    'src/features/cart/later-cart.ts',
    'src/features/cart/state/slow-storage-note.tsx',
  ],
  catalogue: [
    'src/features/catalogue/{home/**,kept-pages.tsx,search-suggestions.tsx,suggestions/**}',
    'src/pages/content/home-rest.tsx',
  ],
  wishlist: ['src/features/wishlist/wishlist-{toggle,count}.tsx', 'src/features/wishlist/later-wishlist.ts'],
  reviews: ['src/features/reviews/later-review.ts'],
  information: ['src/features/contact/later-contact.ts'],
  account: ['src/features/newsletter/later-newsletter.ts', 'src/features/addresses/later-addresses.ts'],
  configurator: ['src/features/sheet-configurator/{intake/**,job-list/**,job-losses.ts}'],
};

const wanted = process.env['TEXTS']?.split(',');

export default defineConfig({
  sourceLocale: 'de-DE',
  locales: ['de-DE', 'en-GB', 'pl-PL'],
  fallbackLocales: { default: 'de-DE' },
  orderBy: 'origin',
  catalogs: Object.entries(areas)
    .filter(([area]) => wanted?.includes(area) ?? true)
    .map(([area, include]) => ({
      path: `<rootDir>/locales/{locale}/${area}`,
      include,
      exclude: elsewhere[area] ?? [],
    })),
  format: 'po',
  formatOptions: { lineNumbers: false, origins: true },
});
