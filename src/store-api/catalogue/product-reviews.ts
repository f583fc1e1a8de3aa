import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import { defaultPageSize, exactTotal, newestFirst } from './criteria.ts';
import { reviewSchema } from '../schemas/review.ts';
import { listOf, numberOr, objectOr, orNull } from '../schemas/tolerant.ts';
import { catalogueRead, change, pathTo, type ShopLine } from '../store-api-call.ts';

const bucketSchema = z.object({ key: z.string(), count: z.number() });

const reviewPageSchema = z.pipe(
  z.object({
    elements: listOf(reviewSchema),
    total: numberOr(0),
    aggregations: objectOr(z.object({ ratingMatrix: orNull(z.object({ buckets: listOf(bucketSchema) })) })),
  }),
  z.transform(({ elements, total, aggregations }) => ({
    reviews: elements,
    total,
    /** How many reviews gave how many points. */
    ratingMatrix: (aggregations.ratingMatrix?.buckets ?? []).map(({ key, count }) => ({ points: Number(key), count })),
  })),
);
export type ReviewPage = z.infer<typeof reviewPageSchema>;

/** Reviews of a product, the newest first: approved ones and the customer's own. Pages count from 1. @throws {StoreApiError} */
export function listReviews(
  api: ShopLine,
  productId: string,
  { page = 1, limit = defaultPageSize }: { readonly page?: number; readonly limit?: number } = {},
): Promise<ReviewPage> {
  const body = {
    ...exactTotal,
    page,
    limit,
    sort: newestFirst,
    aggregations: [{ name: 'ratingMatrix', type: 'terms', field: 'points' }],
  };
  return ask(api, catalogueRead(pathTo`product/${productId}/reviews`, body), reviewPageSchema);
}

/** Title from 5, content from 40 characters; points 1 to 5. */
export interface NewReview {
  readonly title: string;
  readonly content: string;
  readonly points: number;
}

/**
 * Hands in a review; it appears once the shop has approved it. The shop takes a second one too, so the form has to go.
 *
 * @throws {StoreApiError} 403 for guests and while nobody is logged in, 400 for texts that are too short.
 */
export async function saveReview(api: ShopLine, productId: string, review: NewReview): Promise<void> {
  await api.send(change(pathTo`product/${productId}/review`, review));
}
