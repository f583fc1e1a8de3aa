import * as z from 'zod/mini';
import { productCardSchema } from './product-card.ts';
import { listOf, textOr } from './tolerant.ts';
import { translatedObject } from './translated.ts';

/** Products that go with another one, under a heading such as "Passt dazu". */
export const crossSellingSchema = z.pipe(
  z.object({
    crossSelling: translatedObject({ id: z.string(), name: textOr('') }, ['name']),
    products: listOf(productCardSchema),
  }),
  z.transform(({ crossSelling, products }) => ({ ...crossSelling, products })),
);
export type CrossSelling = z.infer<typeof crossSellingSchema>;
