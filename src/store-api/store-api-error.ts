/** One entry of the server's error list. `pointer` names the offending field, such as `/billingAddress/city`. */
export interface StoreApiMessage {
  readonly code: string | null;
  readonly title: string;
  readonly detail: string;
  readonly pointer: string | null;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/**
 * A call the shop refused or that never reached it (specification section 8).
 * `statusCode` is the answer's status, 408 for a timeout, 0 without a network, otherwise 500.
 */
export class StoreApiError extends Error {
  override readonly name = 'StoreApiError';
  readonly statusCode: number;
  readonly messages: readonly StoreApiMessage[];

  constructor(statusCode: number, messages: readonly StoreApiMessage[], options?: ErrorOptions) {
    super(messages.map((message) => message.detail).join('\n'), options);
    this.statusCode = statusCode;
    this.messages = messages;
  }
}

/** Whether the shop answered with one of these statuses. */
export function hasStatus(error: unknown, ...statusCodes: readonly number[]): error is StoreApiError {
  return error instanceof StoreApiError && statusCodes.includes(error.statusCode);
}

/** Whether nobody knows what became of a call: no network, no answer in time, or one of a proxy whose shop may have done it. */
export const isUnanswered = (error: unknown): boolean => hasStatus(error, 0, 408, 502, 504);

/** Whether the shop's error list holds this code, such as `CHECKOUT__CUSTOMER_NOT_LOGGED_IN`. */
export function hasCode(error: unknown, code: string): error is StoreApiError {
  return error instanceof StoreApiError && error.messages.some((message) => message.code === code);
}

/** Seconds the shop asks to wait after too many attempts (429); it sends no Retry-After header. */
export function secondsToWait(error: StoreApiError): number | null {
  const seconds = error.messages.map((message) => message.parameters['seconds']).find((value) => value !== undefined);
  return typeof seconds === 'number' ? seconds : null;
}
