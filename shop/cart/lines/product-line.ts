import { calculatePrice } from '../../catalogue/product/prices.ts';
import { priceFacts } from '../../catalogue/product/unit-prices.ts';
import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import type { JsonObject, JsonValue } from '../../base/json.ts';
import {
  type CalculatedPrice,
  calculatedPriceJson,
  calculatePriceOf,
  taxRuleJson,
} from '../calculation/calculated-price.ts';
import { toCents } from '../calculation/cents.ts';
import { calculatedMaxPurchase, type PurchaseLimits } from '../calculation/quantity-rules.ts';
import type { CartProduct } from './cart-products.ts';
import { productPayload } from './product-payload.ts';
import type { LineFacts } from '../rules/line-rules.ts';
import type { StoredLine } from './stored-cart.ts';

/** A line with a product, priced. */
export interface ProductLine {
  readonly line: StoredLine;
  readonly product: CartProduct;
  readonly limits: PurchaseLimits;
  readonly price: CalculatedPrice;
  /** `calculated_price` with list, regulation and reference price. */
  readonly priceJson: JsonObject;
  readonly name: string;
  readonly isDownload: boolean;
}

export function purchaseLimits(product: CartProduct, cartMaxQuantity: number): PurchaseLimits {
  return {
    minPurchase: product.minPurchase,
    purchaseSteps: Math.max(1, product.purchaseSteps),
    maxPurchase: product.maxPurchase ?? cartMaxQuantity,
    stock: product.isCloseout ? product.stock : null,
  };
}

/** Prices a line: the tier of this line's own quantity counts, however many lines of the product there are. */
export function priceLine(
  line: StoredLine,
  product: CartProduct,
  limits: PurchaseLimits,
  context: SalesChannelContext,
): ProductLine {
  const facts = priceFacts(product.pricing, line.quantity, context);
  const rules = [{ taxRate: facts.taxRate, percentage: 100 }];
  const price = calculatePriceOf(toCents(facts.unitPrice), line.quantity, rules, context.taxState);
  const { referencePrice, listPrice, regulationPrice } = calculatePrice(facts, context);
  return {
    line,
    product,
    limits,
    price,
    priceJson: {
      ...calculatedPriceJson(price),
      referencePrice: referencePrice ?? null,
      listPrice: listPrice ?? null,
      regulationPrice: regulationPrice ?? null,
    },
    name: product.translated.name ?? product.productNumber,
    isDownload: product.states.includes('is-download'),
  };
}

/** What rules may ask about the line. */
export function lineFacts({ product, price, isDownload }: ProductLine): LineFacts {
  return {
    productIds: product.parentId === null ? [product.id] : [product.id, product.parentId],
    categoryIds: product.categoryTree ?? product.categoryIds ?? [],
    manufacturerId: product.manufacturerId,
    tagIds: product.tagIds ?? [],
    taxId: product.taxId,
    customFields: product.translated.customFields ?? {},
    unitPrice: price.unitPrice / 100,
    totalPrice: price.totalPrice / 100,
    quantity: price.quantity,
    weight: isDownload ? 0 : (product.weight ?? 0),
    width: product.width,
    height: product.height,
    length: product.length,
    shippingFree: product.shippingFree,
  };
}

/** `cart_line_item` of a product. */
export function productLineJson(item: ProductLine, calculatedAt: string, contextHash: string): JsonObject {
  const { line, product, limits } = item;
  return {
    payload: { ...line.payload, ...productPayload(product) },
    label: item.name,
    quantity: line.quantity,
    priceDefinition: priceDefinition(item),
    price: item.priceJson,
    good: true,
    description: null,
    cover: product.cover?.media ?? null,
    deliveryInformation: deliveryInformation(item),
    children: [],
    requirement: null,
    removable: true,
    stackable: true,
    quantityInformation: {
      minPurchase: limits.minPurchase,
      maxPurchase: calculatedMaxPurchase(limits),
      purchaseSteps: limits.purchaseSteps,
      apiAlias: 'cart_quantity_information',
    },
    modified: false,
    shippingCostAware: !item.isDownload,
    dataTimestamp: calculatedAt,
    dataContextHash: contextHash,
    uniqueIdentifier: line.uniqueIdentifier,
    states: product.states,
    modifiedByApp: false,
    id: line.id,
    type: 'product',
    referencedId: line.productId,
    apiAlias: 'cart_line_item',
  };
}

function deliveryInformation({ product, isDownload }: ProductLine): JsonValue {
  if (isDownload) return null;
  const { deliveryTime } = product;
  return {
    stock: product.stock,
    weight: product.weight ?? 0,
    freeDelivery: product.shippingFree,
    restockTime: product.restockTime,
    deliveryTime: deliveryTime && {
      name: deliveryTime.translated.name,
      min: deliveryTime.min,
      max: deliveryTime.max,
      unit: deliveryTime.unit,
      apiAlias: 'cart_delivery_time',
    },
    height: product.height,
    width: product.width,
    length: product.length,
    apiAlias: 'cart_delivery_information',
  };
}

function priceDefinition({ product, price, priceJson }: ProductLine): JsonObject {
  const { reference } = product.pricing;
  const { listPrice, regulationPrice } = priceJson;
  const amount = (json: JsonValue | undefined): JsonValue =>
    typeof json === 'object' && json !== null && 'price' in json ? (json['price'] ?? null) : null;
  return {
    price: price.unitPrice / 100,
    taxRules: price.taxRules.map(taxRuleJson),
    quantity: price.quantity,
    isCalculated: true,
    referencePriceDefinition: reference && { ...reference, apiAlias: 'cart_price_reference_definition' },
    listPrice: amount(listPrice),
    regulationPrice: amount(regulationPrice),
    type: 'quantity',
    apiAlias: 'cart_price_quantity',
  };
}
