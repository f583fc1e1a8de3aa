import { StoreApiError, type StoreApiMessage } from '#store-api/store-api-error.ts';
import type { ValidationProblem } from './validation-problem.ts';

/** One field the shop refused: its place in the body that was sent (`billingAddress/city`) and what is wrong. */
export interface Violation {
  readonly pointer: string;
  readonly problem: ValidationProblem;
}

const problems: Readonly<Record<string, ValidationProblem>> = {
  'VIOLATION::IS_NULL_ERROR': 'required',
  'VIOLATION::TOO_LONG_ERROR': 'too-long',
  // Only e-mail addresses are held to a format of their own.
  'VIOLATION::INVALID_FORMAT_ERROR': 'email',
  'VIOLATION::INVALID_EMAIL_FORMAT_ERROR': 'email',
  'VIOLATION::STRICT_CHECK_FAILED_ERROR': 'email',
  'VIOLATION::ZIP_CODE_INVALID': 'zipcode',
  'VIOLATION::ENTITY_DOES_NOT_EXISTS': 'choice',
  'VIOLATION::NO_SUCH_CHOICE_ERROR': 'choice',
  'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE': 'in-use',
};

/** The fields the shop refused, in its order, each once; empty when the error is about something else. */
export function violationsOf(error: unknown): readonly Violation[] {
  if (!(error instanceof StoreApiError)) return [];
  const byPointer = new Map<string, Violation>();
  for (const message of error.messages) {
    const pointer = message.pointer?.replace(/^\//, '');
    if (pointer && isViolation(message) && !byPointer.has(pointer)) {
      byPointer.set(pointer, { pointer, problem: problemOf(message.code ?? '') });
    }
  }
  return [...byPointer.values()];
}

/** Since 6.5 a blank name, street or city has a code of its own: `VIOLATION::CITY_IS_BLANK_ERROR`. */
function problemOf(code: string): ValidationProblem {
  return code.endsWith('IS_BLANK_ERROR') ? 'required' : (problems[code] ?? 'refused');
}

/** Confirmation fields that do not match come without a code. */
const isViolation = ({ code }: StoreApiMessage): boolean => code === null || code.startsWith('VIOLATION::');
