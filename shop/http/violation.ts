import type { JsonValue } from '../base/json.ts';
import { type ErrorEntry, ShopError } from './shop-error.ts';

interface ViolationFacts {
  /** With its prefix, `VIOLATION::IS_BLANK_ERROR`; null for confirmation mismatches. */
  readonly code: string | null;
  readonly detail: string;
  /** `/email`, `/billingAddress/city`. */
  readonly pointer: string;
  readonly parameters?: Readonly<Record<string, JsonValue>>;
}

/** One violated constraint of an input field (Store API sheet, errors). */
export function violation({ code, detail, pointer, parameters }: ViolationFacts): ErrorEntry {
  return {
    code,
    status: '400',
    title: 'Constraint violation error',
    detail,
    source: { pointer },
    meta: { parameters: parameters && Object.keys(parameters).length > 0 ? parameters : [] },
  };
}

/** @throws {ShopError} 400 with one entry per violation, when there is any. */
export function refuseViolations(violations: readonly ErrorEntry[]): void {
  if (violations.length > 0) throw new ShopError(400, violations);
}
