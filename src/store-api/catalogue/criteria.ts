/** Page size where the shopper has not chosen one (specification section 9). */
export const defaultPageSize = 10;

/** The shop refuses larger pages (Store API, criteria). */
export const maxPageSize = 100;

/** Criterion: the field has exactly this value. */
export function fieldEquals(field: string, value: string | boolean) {
  return { type: 'equals', field, value };
}

/** Criterion: the field has one of these values. */
export function fieldIsOneOf(field: string, values: readonly string[]) {
  return { type: 'equalsAny', field, value: values };
}

/** Makes `total` count every match, not only the rows of this page. */
export const exactTotal = { 'total-count-mode': 1 };

export const newestFirst = [{ field: 'createdAt', order: 'DESC' }];
