import { type JsonObject, type JsonValue, textOf } from '../../base/json.ts';
import { stableId } from '../../base/stable-id.ts';
import { baseIds, inThree } from './base-ids.ts';

const fixed = (value: JsonValue): JsonObject => ({ source: 'static', value });
const mapped = (value: string): JsonObject => ({ source: 'mapped', value });

/** One element: `type` in the named slot of its block. */
const slot = (name: string, type: string, config: JsonObject | null): JsonObject => ({
  type,
  slot: name,
  locked: true,
  ...(config === null ? {} : { config }),
});

interface Block {
  readonly type: string;
  readonly name: string;
  readonly slots: readonly JsonObject[];
  /** Stands beside the blocks that do not. */
  readonly aside?: boolean;
}

function page(
  key: keyof typeof baseIds.cmsPages,
  type: string,
  name: JsonObject,
  blocks: readonly Block[],
): JsonObject {
  return {
    id: baseIds.cmsPages[key],
    type,
    name,
    sections: [
      {
        id: stableId(`cms:${key}:section`),
        type: blocks.some(({ aside }) => aside) ? 'sidebar' : 'default',
        position: 0,
        sizingMode: 'boxed',
        mobileBehavior: 'wrap',
        blocks: blocks.map((block, position) => ({
          id: stableId(`cms:${key}:block:${position}`),
          position,
          sectionPosition: block.aside ? 'sidebar' : 'main',
          type: block.type,
          name: block.name,
          marginTop: '20px',
          marginBottom: '20px',
          backgroundMediaMode: 'cover',
          slots: block.slots.map((item) => ({
            id: stableId(`cms:${key}:slot:${position}:${textOf(item['slot'])}`),
            ...item,
          })),
        })),
      },
    ],
  };
}

const categoryInfo: Block = {
  type: 'image-text',
  name: 'Category info',
  slots: [
    slot('left', 'image', {
      media: mapped('category.media'),
      displayMode: fixed('cover'),
      url: fixed(null),
      newTab: fixed(false),
      minHeight: fixed('320px'),
    }),
    slot('right', 'text', { content: mapped('category.description') }),
  ],
};

const filter: Block = { type: 'sidebar-filter', name: 'Filter', slots: [slot('content', 'sidebar-filter', null)] };

const products: Block = {
  type: 'product-listing',
  name: 'Category listing',
  slots: [slot('content', 'product-listing', { boxLayout: fixed('standard') })],
};

const listing = page(
  'listing',
  'product_list',
  inThree('Standard-Kategorielayout', 'Default category layout', 'Domyślny układ kategorii'),
  [categoryInfo, filter, products],
);

const listingWithSidebar = page(
  'listingWithSidebar',
  'product_list',
  inThree(
    'Standard-Kategorielayout mit Seitenleiste',
    'Default category layout with sidebar',
    'Domyślny układ kategorii z paskiem bocznym',
  ),
  [
    {
      type: 'category-navigation',
      name: 'Category navigation',
      slots: [slot('content', 'category-navigation', null)],
      aside: true,
    },
    { ...filter, aside: true },
    categoryInfo,
    products,
  ],
);

const ofProduct = { product: fixed(null), alignment: fixed(null) };

const product = page(
  'product',
  'product_detail',
  inThree('Standard-Produktlayout', 'Default product layout', 'Domyślny układ produktu'),
  [
    {
      type: 'product-heading',
      name: 'Product heading',
      slots: [
        slot('left', 'product-name', { content: mapped('product.name'), verticalAlign: fixed(null) }),
        slot('right', 'manufacturer-logo', {
          media: mapped('product.manufacturer.media'),
          displayMode: fixed('standard'),
          minHeight: fixed(null),
          newTab: fixed(true),
          url: fixed(null),
          verticalAlign: fixed(null),
        }),
      ],
    },
    {
      type: 'gallery-buybox',
      name: 'Gallery buy box',
      slots: [
        slot('left', 'image-gallery', {
          sliderItems: mapped('product.media'),
          displayMode: fixed('contain'),
          fullScreen: fixed(true),
          galleryPosition: fixed('left'),
          minHeight: fixed('430px'),
          navigationArrows: fixed('inside'),
          navigationDots: fixed('inside'),
          verticalAlign: fixed(null),
          zoom: fixed(true),
        }),
        slot('right', 'buy-box', ofProduct),
      ],
    },
    {
      type: 'product-description-reviews',
      name: 'Product description and reviews',
      slots: [slot('content', 'product-description-reviews', ofProduct)],
    },
    {
      type: 'cross-selling',
      name: 'Cross selling',
      slots: [
        slot('content', 'cross-selling', {
          product: fixed(null),
          boxLayout: fixed('standard'),
          displayMode: fixed('standard'),
          elMinWidth: fixed('200px'),
        }),
      ],
    },
  ],
);

/** Layouts of categories and products that name none of their own. */
export const defaultLayouts: readonly JsonObject[] = [listing, listingWithSidebar, product];
