import { isUnreachable } from '#store-api/is-unreachable.ts';
import { hasStatus, secondsToWait, StoreApiError, type StoreApiMessage } from '#store-api/store-api-error.ts';
import type { FieldProblem } from './field-problem.ts';

/** A field the shop refused: its place in the body that was sent (`billingAddress/city`) and what is wrong. */
export interface FieldViolation {
  readonly pointer: string;
  readonly problem: FieldProblem;
}

/**
 * The fields the shop refused, in its order, each once; empty when the error is about something else. The one place that
 * knows the codes of the shop's violations.
 */
export function violationsOf(error: unknown): readonly FieldViolation[] {
  if (!(error instanceof StoreApiError)) return [];
  const byPointer = new Map<string, FieldViolation>();
  for (const message of error.messages) {
    const pointer = message.pointer?.replace(/^\//, '').replace(vatIds, 'vatId');
    if (pointer && isViolation(message) && !byPointer.has(pointer)) {
      byPointer.set(pointer, { pointer, problem: problemOf(message) });
    }
  }
  return [...byPointer.values()];
}

/** The shop takes a list of them; forms ask for one. */
const vatIds = /^vatIds(\/.*)?$/;

interface NamedProblem<Field extends string> {
  readonly field: Field;
  readonly problem: FieldProblem;
}

/** Why a form could not be sent. `wait` is in seconds, null when the shop does not say. */
export type FormFailure<Field extends string> =
  | { readonly kind: 'fields'; readonly problems: readonly NamedProblem<Field>[] }
  | { readonly kind: 'tooMany'; readonly wait: number | null }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused' };

/** Tells the shop's refusal of a form by field where it names fields of the form, in the shop's names, else as a whole. */
export function readFormFailure<Field extends string>(error: unknown, fields: readonly Field[]): FormFailure<Field> {
  if (hasStatus(error, 429)) return { kind: 'tooMany', wait: secondsToWait(error) };
  if (isUnreachable(error)) return { kind: 'unreachable' };
  const problems = violationsOf(error).flatMap(({ pointer, problem }) => {
    const field = fields.find((name) => name === pointer);
    return field === undefined ? [] : [{ field, problem }];
  });
  return problems.length > 0 ? { kind: 'fields', problems } : { kind: 'refused' };
}

/** Confirmation fields that do not match come without a code. */
const isViolation = ({ code }: StoreApiMessage): boolean => code === null || code.startsWith('VIOLATION::');

const problems: Readonly<Record<string, FieldProblem>> = {
  'VIOLATION::IS_NULL_ERROR': { kind: 'required' },
  // Only e-mail addresses are held to a format of their own.
  'VIOLATION::INVALID_FORMAT_ERROR': { kind: 'email' },
  'VIOLATION::INVALID_EMAIL_FORMAT_ERROR': { kind: 'email' },
  'VIOLATION::STRICT_CHECK_FAILED_ERROR': { kind: 'email' },
  // The only expression that texts are held to keeps advertising out of names.
  'VIOLATION::REGEX_FAILED_ERROR': { kind: 'webAddress' },
  'VIOLATION::ZIP_CODE_INVALID': { kind: 'zipcode' },
  'VIOLATION::ENTITY_DOES_NOT_EXISTS': { kind: 'choice' },
  'VIOLATION::NO_SUCH_CHOICE_ERROR': { kind: 'choice' },
  'VIOLATION::VAT_ID_FORMAT_NOT_CORRECT': { kind: 'vatId' },
  'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE': { kind: 'inUse' },
  'VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT': { kind: 'wrongPassword' },
};

function problemOf({ code, parameters }: StoreApiMessage): FieldProblem {
  const limit = Number(parameters['{{ limit }}'] ?? Number.NaN);
  if (code === 'VIOLATION::TOO_LONG_ERROR' && limit >= 0) return { kind: 'maxLength', max: limit };
  if (code === 'VIOLATION::TOO_SHORT_ERROR' && limit >= 0) return { kind: 'minLength', min: limit };
  // Since 6.5 a blank name, street or city has a code of its own: `VIOLATION::CITY_IS_BLANK_ERROR`.
  if (code?.endsWith('IS_BLANK_ERROR')) return { kind: 'required' };
  return problems[code ?? ''] ?? { kind: 'refused' };
}
