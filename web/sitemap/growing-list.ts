/** A list that is still being made, for any number of readers: each gets what is there, then what comes. */
export interface GrowingList<Element> {
  add(element: Element): void;
  /** Nothing more comes. */
  end(): void;
  /** Whoever waits for more, now or later, gets this error; what is there stays readable. */
  fail(error: unknown): void;
  /**
   * Waits for an element; undefined when the list ended before it.
   * @throws what the list failed with before it
   */
  at(index: number): Promise<Element | undefined>;
  /** All of it; undefined while it grows. */
  whole(): readonly Element[] | undefined;
}

export function growingList<Element>(): GrowingList<Element> {
  const elements: Element[] = [];
  const state: { grows: boolean; failure?: { error: unknown } } = { grows: true };
  let change = Promise.withResolvers<void>();
  const tell = (): void => {
    change.resolve();
    change = Promise.withResolvers();
  };
  return {
    add(element) {
      elements.push(element);
      tell();
    },
    end() {
      state.grows = false;
      tell();
    },
    fail(error) {
      Object.assign(state, { grows: false, failure: { error } });
      tell();
    },
    async at(index) {
      while (index >= elements.length && state.grows) await change.promise;
      if (index >= elements.length && state.failure) throw state.failure.error;
      return elements[index];
    },
    whole: () => (state.grows || state.failure ? undefined : elements),
  };
}

/** The bytes of a list as a stream. Whoever leaves it leaves the list as it is. */
export function streamOf(list: GrowingList<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let next = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        const piece = await list.at(next);
        next += 1;
        if (piece === undefined) controller.close();
        else controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
}
