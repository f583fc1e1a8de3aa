import * as z from 'zod/mini';
import { visibleByLink, visibleProducts } from '../catalogue/product/visible-products.ts';
import { requireId } from '../entities/criteria/criteria-error.ts';
import { findById } from '../entities/search/search.ts';
import { type ErrorEntry, shopError } from '../http/shop-error.ts';
import type { StoreApi, StoreApiCall } from '../context/store-api.ts';
import { refuseViolations, violation } from '../http/violation.ts';
import type { JsonValue } from '../base/json.ts';
import { upsert } from '../seeding/upsert.ts';
import type { Shop } from '../entities/shop.ts';
import { atLeast, atMost, checkField, notBlank, fieldText } from '../http/field-checks.ts';
import { requireRegistered } from './customer/require-customer.ts';

const minPoints = 1;
const maxPoints = 5;

/** Writing a review; it shows to others once the shop has approved it. */
export function registerReviewRoutes(api: StoreApi, shop: Shop): void {
  api.post('/product/:productId/review', (call) => write(call, shop));
}

const ownerSchema = z.object({ parentId: z.nullable(z.string()) });

function pointsViolations(value: JsonValue | undefined): ErrorEntry[] {
  const blank = checkField(value, '/points', notBlank());
  if (blank.length > 0) return blank;
  const points = Number(value);
  const compared = (code: string, detail: string, limit: number): ErrorEntry[] => [
    violation({
      code: `VIOLATION::${code}`,
      detail,
      pointer: '/points',
      parameters: {
        '{{ value }}': String(fieldText(value)),
        '{{ compared_value }}': String(limit),
        '{{ compared_value_type }}': 'int',
      },
    }),
  ];
  if (!(points >= minPoints)) {
    return compared('TOO_LOW_ERROR', `Dieser Wert sollte größer oder gleich ${minPoints} sein.`, minPoints);
  }
  return points > maxPoints
    ? compared('TOO_HIGH_ERROR', `Dieser Wert sollte kleiner oder gleich ${maxPoints} sein.`, maxPoints)
    : [];
}

/** Reviews belong to the whole product, not to the variant that was open. */
function reviewedProduct(call: StoreApiCall, shop: Shop): string {
  const productId = requireId(call.req.param('productId'));
  const { context } = call.var;
  const product = findById(
    shop,
    'product',
    { id: productId, filters: visibleProducts(context, visibleByLink) },
    context,
  );
  if (product !== undefined) return ownerSchema.parse(product).parentId ?? productId;
  throw shopError({
    status: 404,
    code: 'CONTENT__PRODUCT_NOT_FOUND',
    detail: `Product for id ${productId} not found.`,
    parameters: { productId },
  });
}

/** The review to change: only the customer's own of this product. */
function ownReview(shop: Shop, value: JsonValue | undefined, productId: string, customerId: string): { id?: string } {
  const id = fieldText(value);
  if (id === null) return {};
  const row = shop.database
    .prepare('SELECT 1 FROM product_review WHERE id = ? AND product_id = ? AND customer_id = ?')
    .get(id, productId, customerId);
  if (row !== undefined) return { id };
  refuseViolations([
    violation({
      code: 'VIOLATION::ENTITY_DOES_NOT_EXISTS',
      detail: `The "product_review" entity with id "${id}" does not exist.`,
      pointer: '/id',
      parameters: { '{{ primaryProperty }}': 'id', '{{ id }}': `"${id}"`, '{{ entity }}': '"product_review"' },
    }),
  ]);
  return {};
}

function write(call: StoreApiCall, shop: Shop): Response {
  const { body, context } = call.var;
  const customer = requireRegistered(shop, context);
  if (!shop.config.showReview) {
    throw shopError({ status: 403, code: 'PRODUCT__REVIEW_NOT_ACTIVE', detail: 'Reviews not activated' });
  }
  const productId = reviewedProduct(call, shop);
  refuseViolations([
    ...checkField(body['title'], '/title', notBlank(), atLeast(5), atMost()),
    ...checkField(body['content'], '/content', notBlank(), atLeast(40), atMost(10_000)),
    ...pointsViolations(body['points']),
  ]);
  upsert(shop, 'product_review', [
    {
      ...ownReview(shop, body['id'], productId, customer.id),
      productId,
      customerId: customer.id,
      salesChannelId: context.salesChannelId,
      languageId: context.languageIds[0],
      externalUser: fieldText(body['name']) ?? customer.firstName,
      externalEmail: customer.email,
      title: fieldText(body['title']),
      content: fieldText(body['content']),
      points: Number(body['points']),
      status: false,
    },
  ]);
  shop.database
    .prepare(
      `UPDATE customer SET review_count = (SELECT COUNT(*) FROM product_review WHERE customer_id = customer.id AND status = 1)
       WHERE id = ?`,
    )
    .run(customer.id);
  return call.body(null, 204);
}
