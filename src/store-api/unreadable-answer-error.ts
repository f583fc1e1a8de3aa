/** The shop answered, but not in the shape this storefront understands: another version, a proxy's page, a broken plugin. */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError';
  /** Path of the call below `/store-api/`. */
  readonly path: string;

  constructor(path: string, reason: string, options?: ErrorOptions) {
    super(`The answer to ${path} could not be read: ${reason}`, options);
    this.path = path;
  }
}
