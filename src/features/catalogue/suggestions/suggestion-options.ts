import type { SeenThing } from '#offline/kept/seen-thing.ts';
import { pathWithoutLocale } from '#platform/configuration/locales.ts';
import type { NavigationItem } from '#store-api/catalogue/navigation.ts';
import { navigationPath, productPath } from '#store-api/catalogue/content-path.ts';
import type { ProductCard } from '#store-api/schemas/product-card.ts';
import type { SuggestionState } from './use-suggestions.ts';

/** Something the list offers, and where it leads. */
export type SuggestionOption = { readonly id: string; readonly to: string } & (
  | { readonly kind: 'recent'; readonly text: string }
  | { readonly kind: 'composer'; readonly composer: string }
  | { readonly kind: 'product'; readonly product: ProductCard }
  /** All that was found for the text, below the best matches. */
  | { readonly kind: 'all'; readonly text: string; readonly total: number }
  | { readonly kind: 'place'; readonly place: NavigationItem }
  /** Kept on this device. */
  | { readonly kind: 'seen'; readonly thing: SeenThing }
);

/** What is offered: recent searches before anything is typed, then what the shop suggests. */
export function suggestionOptions(
  state: SuggestionState,
  recent: readonly string[],
  listId: string,
): readonly SuggestionOption[] {
  if (state === null) {
    return recent.map((text, index) => ({ kind: 'recent', id: `${listId}-${index}`, to: searchPath(text), text }));
  }
  if ('seen' in state) {
    return state.seen.map((thing, index) => ({
      kind: 'seen',
      id: `${listId}-seen-${index}`,
      to: pathWithoutLocale(thing.path),
      thing,
    }));
  }
  const { text, composers, products, total, places } = state;
  return [
    ...composers.map((composer, index) => ({
      kind: 'composer' as const,
      id: `${listId}-composer-${index}`,
      to: searchPath(composer),
      composer,
    })),
    ...products.map((product) => ({
      kind: 'product' as const,
      id: `${listId}-${product.id}`,
      to: productPath(product),
      product,
    })),
    ...(total > products.length
      ? [{ kind: 'all' as const, id: `${listId}-all`, to: searchPath(text), text, total }]
      : []),
    ...places.map((place) => ({
      kind: 'place' as const,
      id: `${listId}-${place.id}`,
      to: navigationPath(place) ?? '/',
      place,
    })),
  ];
}

/** Address of what the shop finds for a text. */
const searchPath = (text: string): string => `/search?search=${encodeURIComponent(text)}`;
