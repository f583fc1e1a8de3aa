import { createContext, useContext, type ReactNode } from 'react';
import type { ProductCard } from '#store-api/schemas/product-card.ts';

/** What a page adds to every product it shows, such as the heart of the wishlist. */
type ProductMark = (product: { readonly id: string; readonly name: string }) => ReactNode;

export const ProductMarkContext = createContext<ProductMark>(() => null);

export const useProductMark = (): ProductMark => useContext(ProductMarkContext);

/** What can be done with a product in a listing that has no variants to choose from, such as putting it into the cart. */
type ProductAction = (product: ProductCard) => ReactNode;

/** Without one, tiles only lead to their products. */
export const ProductActionContext = createContext<ProductAction | null>(null);

export const useProductAction = (): ProductAction | null => useContext(ProductActionContext);
