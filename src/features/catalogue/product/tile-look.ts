/** How much of a product a content page shows, and how its picture fills its frame. */
export interface TileLook {
  /** `image`: a larger picture, name and price. `minimal`: picture, name and price, nothing else. */
  readonly layout: 'standard' | 'image' | 'minimal';
  readonly fit: 'cover' | 'contain' | 'snug';
}

export const standardLook: TileLook = { layout: 'standard', fit: 'snug' };

/** Reads the settings of a box (`boxLayout`, `displayMode`); what is unknown is as usual. */
export function readTileLook({
  boxLayout,
  displayMode = null,
}: {
  readonly boxLayout: string | null;
  readonly displayMode?: string | null;
}): TileLook {
  return {
    layout: boxLayout === 'image' || boxLayout === 'minimal' ? boxLayout : standardLook.layout,
    fit: displayMode === 'cover' || displayMode === 'contain' ? displayMode : standardLook.fit,
  };
}

/** Whether being popular tells products that stand together apart: where most of them are, it says nothing of any. */
export function isPopularRare(products: readonly { readonly markAsTopseller: boolean }[]): boolean {
  return products.filter(({ markAsTopseller }) => markAsTopseller).length * 2 <= products.length;
}
