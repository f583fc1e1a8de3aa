/** A call was asked for without the id it needs (specification section 5). Nothing was sent. */
export class MissingInputError extends Error {
  override readonly name = 'MissingInputError';
}

/**
 * Returns the value when there is one.
 *
 * @throws {MissingInputError} with `message` when it is missing or empty.
 */
export function requireInput(value: string | null | undefined, message: string): string {
  if (value === undefined || value === null || value === '') throw new MissingInputError(message);
  return value;
}
