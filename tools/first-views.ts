import { nextPartsOf } from '../src/pages/next-modules.ts';
import type { View } from './plan-chunks.ts';

/** What somebody loads who sees this page first, and how large it may be. */
export interface FirstView extends View {
  /** Modules of what stands on it and comes alive later (`standingModulesOf`): of them the styles alone are part of it. */
  standing?: readonly string[];
  /** Its document is that of another view: scripts bring its style sheets one by one. */
  isLate?: boolean;
  /** Areas of texts. */
  areas: readonly string[];
  /** Scripts: KB (1024 bytes) of brotli. The names of files alone, which change with every build, make a tenth of one or less. */
  limitKb: number;
  /** Styles: KB of brotli. */
  stylesKb: number;
  /** Folders and packages it may import from besides `everyFolder`; with a stroke at the end, all below it too. */
  folders: readonly string[];
}

export const entryModule = 'src/main.tsx';

/** Source bytes that a first view may load of modules that nothing on its page uses, but that share a file with what it imports. */
export const mostInVainPerView = 20_500;

/** Of all fonts that a page in German, English or Polish begins with: KB of WOFF2. */
export const fontsLimitKb = 71.5;

/** What every view may import from. */
export const everyFolder: readonly string[] = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'jotai',
  '@lingui/',
  'ky',
  'zod',
  'idb-keyval',
  'src',
  'src/app',
  'src/app/layouts',
  'src/app/layouts/header',
  'src/app/start-up',
  'src/app/start-up/instead',
  'src/pages',
  'src/features/cart',
  'src/features/cart/state',
  'src/features/uploads',
  'src/offline',
  'src/offline/records',
  'src/print/',
  'src/store-api',
  'src/store-api/schemas',
  'src/store-api/account',
  'src/store-api/catalogue',
  'src/store-api/checkout',
  'src/ui',
  ...below(
    'src/platform',
    'configuration connectivity consent i18n install navigation notifications persistence session theme',
  ),
  ...below('src/ui', 'actions content feedback fields fields/files icons layout navigation ornaments theme'),
];

const standingContent = ['src/features/cms/elements/sundry-element.tsx'];
const products = [
  'src/features/cart/adding',
  'src/features/catalogue',
  'src/features/catalogue/places',
  'src/features/catalogue/product',
  'src/features/wishlist',
];
const content = [...products, 'src/features/cms/', 'ultrahtml'];
const listing = [...products, 'src/features/catalogue/listing', 'src/ui/overlay'];
const forms = ['src/platform/forms', 'react-hook-form', '@hookform/', '@standard-schema/'];
const configurator = [
  'src/features/sheet-configurator',
  ...below('src/features/sheet-configurator', 'inspection intake jobs'),
];
const workbench = below(
  'src/features/sheet-configurator',
  'jobs/checks jobs/sending options ordering preview price rights workbench',
);

export const firstViews: readonly FirstView[] = [
  {
    name: 'home',
    roots: ['src/pages/home.tsx'],
    standing: ['src/pages/content/home-rest.tsx', ...standingContent],
    areas: ['shell', 'home'],
    limitKb: 99.6,
    stylesKb: 10.2,
    folders: ['src/pages/content', 'src/features/catalogue/home', ...content, 'src/features/sheet-configurator'],
  },
  {
    name: 'category',
    roots: ['src/pages/content.tsx', 'src/pages/content/category-page.tsx'],
    standing: standingContent,
    areas: ['shell', 'catalogue'],
    limitKb: 115.6,
    stylesKb: 11.1,
    folders: [...content, ...listing, 'src/pages/content', 'src/store-api/cms'],
  },
  {
    name: 'product',
    roots: ['src/pages/content.tsx', 'src/pages/content/product-page.tsx'],
    standing: ['src/pages/content/product-rest.tsx', ...standingContent],
    areas: ['shell', 'catalogue'],
    limitKb: 109,
    stylesKb: 11.2,
    folders: [...content, 'src/ui/overlay', 'src/pages/content', 'src/store-api/cms'],
  },
  {
    name: 'content page',
    roots: ['src/pages/content.tsx', 'src/pages/content/landing-page.tsx'],
    standing: standingContent,
    areas: ['shell', 'catalogue'],
    limitKb: 115,
    stylesKb: 11,
    folders: [...content, ...listing, 'src/pages/content', 'src/store-api/cms'],
  },
  {
    name: 'search',
    roots: ['src/pages/search.tsx'],
    areas: ['shell', 'catalogue'],
    limitKb: 110.3,
    stylesKb: 10.4,
    folders: [...listing, 'src/features/catalogue/search'],
  },
  {
    name: 'cart',
    roots: ['src/pages/checkout/cart.tsx'],
    areas: ['shell', 'checkout'],
    limitKb: 129.3,
    stylesKb: 9.9,
    folders: [
      'src/pages/checkout',
      'src/features/cart/articles',
      'src/features/checkout/',
      'src/features/addresses',
      'src/features/sheet-configurator',
      'src/ui/overlay',
    ],
  },
  {
    name: 'checkout',
    roots: ['src/pages/checkout.tsx'],
    areas: ['shell', 'checkout'],
    limitKb: 128.1,
    stylesKb: 9.3,
    folders: [
      ...forms,
      'src/features/cart/articles',
      'src/features/checkout/',
      'src/features/addresses',
      'src/ui/overlay',
    ],
  },
  {
    name: 'configurator',
    roots: ['src/pages/sheet-configuration-v3.tsx'],
    areas: ['shell', 'configurator'],
    limitKb: 118.6,
    stylesKb: 7.6,
    folders: configurator,
  },
  {
    name: 'print job',
    roots: ['src/pages/sheet-configuration-v3.tsx', 'src/features/sheet-configurator/workbench/workbench.tsx'],
    isLate: true,
    areas: ['shell', 'configurator'],
    limitKb: 151.5,
    stylesKb: 12.9,
    folders: [...configurator, ...workbench, 'src/file-storage/', 'src/ui/overlay'],
  },
];

/**
 * Pages that show nothing of their own before the shop has answered, with everything they ask for (`nextPartsOf`): how large they are until
 * they are whole. Chunks are not cut for them.
 */
export const wholePages: readonly Omit<FirstView, 'folders'>[] = [
  {
    name: 'cart, whole',
    roots: rootsWithNext('src/pages/checkout/cart.tsx'),
    isLate: true,
    areas: ['shell', 'checkout'],
    limitKb: 146.8,
    stylesKb: 13.5,
  },
  {
    name: 'checkout, whole',
    roots: rootsWithNext('src/pages/checkout.tsx'),
    isLate: true,
    areas: ['shell', 'checkout', 'account'],
    limitKb: 183.9,
    stylesKb: 13.5,
  },
];

function rootsWithNext(page: string): string[] {
  return [page, ...(nextPartsOf(page)?.modules ?? [])];
}

function below(folder: string, names: string): string[] {
  return names.split(' ').map((name) => `${folder}/${name}`);
}
