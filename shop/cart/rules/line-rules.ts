import { isJsonObject, type JsonValue } from '../../base/json.ts';
import { compareIds, compareNumber, type Condition, holds } from './condition.ts';

/** What conditions may ask about one line. Lengths in mm, weight in kg, prices in currency units. */
export interface LineFacts {
  readonly productIds: readonly string[];
  readonly categoryIds: readonly string[];
  readonly manufacturerId: string | null;
  readonly tagIds: readonly string[];
  readonly taxId: string | null;
  readonly customFields: Readonly<Record<string, JsonValue>>;
  readonly unitPrice: number;
  readonly totalPrice: number;
  readonly quantity: number;
  readonly weight: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly length: number | null;
  readonly shippingFree: boolean;
}

/** Judges a condition about lines by one line; undefined when the condition is not about lines. */
export function judgeLine(line: LineFacts, condition: Condition): boolean | undefined {
  return judges[condition.type]?.(line, condition);
}

/** Whether all conditions hold for one line; used for what a discount applies to. */
export function lineMatches(line: LineFacts, conditions: readonly Condition[]): boolean {
  return conditions.every((condition) => holds(condition, (part) => judgeLine(line, part)));
}

const judges: Readonly<Record<string, (line: LineFacts, condition: Condition) => boolean>> = {
  cartLineItem: (line, condition) => compareIds(line.productIds, condition, 'identifiers'),
  cartLineItemInCategory: (line, condition) => compareIds(line.categoryIds, condition, 'categoryIds'),
  cartLineItemOfManufacturer: (line, condition) =>
    compareIds(line.manufacturerId === null ? [] : [line.manufacturerId], condition, 'manufacturerIds'),
  cartLineItemTag: (line, condition) => compareIds(line.tagIds, condition, 'identifiers'),
  cartLineItemTaxation: (line, condition) => compareIds(line.taxId === null ? [] : [line.taxId], condition, 'taxIds'),
  cartLineItemCustomField: customFieldHolds,
  cartLineItemUnitPrice: (line, condition) => compareNumber(line.unitPrice, condition, 'amount'),
  cartLineItemTotalPrice: (line, condition) => compareNumber(line.totalPrice, condition, 'amount'),
  cartLineItemWithQuantity: (line, condition) => compareNumber(line.quantity, condition, 'quantity'),
  cartLineItemDimensionWeight: (line, condition) => compareNumber(line.weight, condition, 'amount'),
  cartLineItemDimensionWidth: (line, condition) => dimension(line.width, condition),
  cartLineItemDimensionHeight: (line, condition) => dimension(line.height, condition),
  cartLineItemDimensionLength: (line, condition) => dimension(line.length, condition),
};

function customFieldHolds(line: LineFacts, { value }: Condition): boolean {
  const field = value['renderedField'];
  const name = isJsonObject(field) ? field['name'] : value['selectedField'];
  if (typeof name !== 'string') return false;
  // A switch nobody ever touched counts as off.
  const fact = line.customFields[name] ?? false;
  const same = fact === (value['renderedFieldValue'] ?? false);
  return value['operator'] === '!=' ? !same : same;
}

/** Dimensions a product does not state never exceed anything. */
function dimension(fact: number | null, condition: Condition): boolean {
  return compareNumber(fact ?? 0, condition, 'amount');
}
