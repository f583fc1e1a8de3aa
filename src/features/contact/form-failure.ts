import { hasStatus, secondsToWait, StoreApiError, type StoreApiMessage } from '#store-api/store-api-error.ts';
import type { Violation } from './violation-text.ts';

interface FieldViolation<Field extends string> {
  readonly field: Field;
  readonly violation: Violation;
}

/** Why a form could not be sent. `wait` is in seconds, null when the shop does not say. */
export type FormFailure<Field extends string> =
  | { readonly kind: 'fields'; readonly violations: readonly FieldViolation<Field>[] }
  | { readonly kind: 'tooMany'; readonly wait: number | null }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused' };

/**
 * Tells the shop's refusal of a form by field where it names fields of the form (pointers such as `/email`), else as a
 * whole. The one place where server violations meet fields.
 */
export function readFormFailure<Field extends string>(error: unknown, fields: readonly Field[]): FormFailure<Field> {
  if (hasStatus(error, 429)) return { kind: 'tooMany', wait: secondsToWait(error) };
  if (hasStatus(error, 0, 408, 502, 503, 504)) return { kind: 'unreachable' };
  const messages = error instanceof StoreApiError ? error.messages : [];
  const violations = messages.flatMap((message) => {
    const field = fields.find((name) => message.pointer === `/${name}`);
    return field === undefined ? [] : [{ field, violation: violationOf(message) }];
  });
  return violations.length > 0 ? { kind: 'fields', violations } : { kind: 'refused' };
}

function violationOf({ code, parameters }: StoreApiMessage): Violation {
  switch (code ?? '') {
    case 'VIOLATION::IS_BLANK_ERROR':
      return { kind: 'blank' };
    case 'VIOLATION::INVALID_FORMAT_ERROR':
    case 'VIOLATION::STRICT_CHECK_FAILED_ERROR':
      return { kind: 'email' };
    case 'VIOLATION::REGEX_FAILED_ERROR':
      return { kind: 'webAddress' };
    case 'VIOLATION::TOO_LONG_ERROR': {
      const limit = Number(parameters['{{ limit }}']);
      return Number.isNaN(limit) ? { kind: 'refused' } : { kind: 'tooLong', limit };
    }
    default:
      return { kind: 'refused' };
  }
}
