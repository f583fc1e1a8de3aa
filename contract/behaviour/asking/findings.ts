/** Thrown by a behaviour about something this shop does not offer; the message is the reason. */
export class NotOffered extends Error {
  override readonly name = 'NotOffered';
}

/** Thrown when the shop answered otherwise than promised. */
export class Unmet extends Error {
  override readonly name = 'Unmet';
  readonly expected: string;
  readonly got: string;
  constructor(what: string, expected: string, got: string) {
    super(`${what}: expected ${expected}, got ${got}`);
    this.expected = expected;
    this.got = got;
  }
}

/** The value, or a skip with that reason. */
export function offered<Value>(value: Value | undefined | null, reason: string): Value {
  if (value === undefined || value === null) throw new NotOffered(reason);
  return value;
}
