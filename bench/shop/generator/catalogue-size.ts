import { stableId } from '#shop/base/stable-id.ts';

/** How large a generated catalogue is in all directions; everything else follows from the number of products. */
export interface CatalogueSize {
  readonly products: number;
  /** Children of each category, level by level. */
  readonly branches: readonly number[];
  readonly manufacturers: number;
}

/** A small shop has few shelves, a large one many. */
export function catalogueSize(products: number): CatalogueSize {
  const isLarge = products > 1000;
  return {
    products,
    branches: isLarge ? [8, 6, 4] : [4, 3],
    manufacturers: Math.max(5, Math.round(products / 100)),
  };
}

export const optionsPerGroup = 10;
export const groupCount = 8;
/** One product in so many comes in several variants. */
export const familyEvery = 10;
export const variantCount = 4;

export const benchId = {
  manufacturer: (index: number): string => stableId(`bench manufacturer ${index}`),
  group: (index: number): string => stableId(`bench group ${index}`),
  option: (group: number, index: number): string => stableId(`bench option ${group} ${index}`),
  category: (path: string): string => stableId(`bench category ${path}`),
  media: (index: number): string => stableId(`bench media ${index}`),
  product: (index: number): string => stableId(`bench product ${index}`),
  variant: (index: number, variant: number): string => stableId(`bench product ${index} variant ${variant}`),
  part: (kind: string, product: string, index: number): string => stableId(`bench ${kind} ${product} ${index}`),
} as const;

/** Paths of all categories below the root, `2`, `2/0`, `2/0/3` …, parents first. */
export function categoryPaths({ branches }: CatalogueSize): readonly string[] {
  const all: string[] = [];
  let level = [''];
  for (const width of branches) {
    level = level.flatMap((above) =>
      Array.from({ length: width }, (_, index) => (above === '' ? `${index}` : `${above}/${index}`)),
    );
    all.push(...level);
  }
  return all;
}

/** Paths of the categories nothing hangs below. */
export function leafPaths(size: CatalogueSize): readonly string[] {
  return categoryPaths(size).filter((path) => path.split('/').length === size.branches.length);
}
