import { defineConfig } from '@lingui/cli';

/** One catalogue per area, loaded with the routes of that area. `TEXTS=cart lingui extract` touches one area only. */
const areas: Record<string, string[]> = {
  shell: ['src/app', 'src/platform', 'src/ui', 'src/pages/*.tsx'],
  catalogue: ['src/features/catalogue', 'src/features/cms', 'src/features/wishlist', 'src/pages/catalogue'],
  checkout: ['src/features/cart', 'src/features/checkout', 'src/features/addresses', 'src/features/orders', 'src/pages/checkout'],
  account: ['src/features/account', 'src/pages/account'],
  configurator: ['src/features/sheet-configurator', 'src/features/uploads', 'src/features/downloads', 'src/pages/sheet-configuration', 'src/pages/download'],
  information: ['src/features/contact', 'src/features/newsletter', 'src/pages/information'],
};

const wanted = process.env['TEXTS']?.split(',');

export default defineConfig({
  sourceLocale: 'de-DE',
  locales: ['de-DE', 'en-GB', 'pl-PL'],
  fallbackLocales: { default: 'de-DE' },
  orderBy: 'origin',
  catalogs: Object.entries(areas)
    .filter(([area]) => wanted?.includes(area) ?? true)
    .map(([area, include]) => ({ path: `<rootDir>/locales/{locale}/${area}`, include })),
  format: 'po',
  formatOptions: { lineNumbers: false, origins: true },
});
