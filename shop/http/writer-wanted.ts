/** A call that only reads turns out to have to write: a reader leaves it to the shop itself. */
export class WriterWanted extends Error {
  override readonly name = 'WriterWanted';
}
