import { createContext, useContext, type ReactNode } from 'react';

/** What a page adds to every product it shows, such as the heart of the wishlist. */
type ProductMark = (product: { readonly id: string; readonly name: string }) => ReactNode;

export const ProductMarkContext = createContext<ProductMark>(() => null);

export const useProductMark = (): ProductMark => useContext(ProductMarkContext);
