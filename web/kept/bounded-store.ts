export interface Stored {
  /** What it takes in memory. */
  readonly bytes: number;
  /** Whether it may win a lasting place; what anybody can make up (addresses of nothing) may not. */
  readonly lasting: boolean;
}

/** What came once may take this share of the store away from what is asked for again and again, no more. */
const newcomersShare = 0.2;

/**
 * Keeps values below a number of bytes; the least recently used go first. Newcomers stand apart until they are asked for
 * a second time: a stranger who asks for a thousand made-up addresses drives out other newcomers, not the pages people visit.
 */
export function createBoundedStore<Value extends Stored>(maxBytes: number) {
  const newcomers = createShelf<Value>();
  const lasting = createShelf<Value>();

  const shrink = (): void => {
    while (newcomers.bytes() + lasting.bytes() > maxBytes) {
      const crowded = newcomers.bytes() > maxBytes * newcomersShare || lasting.bytes() === 0;
      (crowded ? newcomers : lasting).dropOldest();
    }
  };

  return {
    /** Counts as a use. */
    get(key: string): Value | undefined {
      const value = lasting.take(key) ?? newcomers.take(key);
      if (value) (value.lasting ? lasting : newcomers).put(key, value);
      return value;
    },
    set(key: string, value: Value): void {
      const shelf = lasting.take(key) && value.lasting ? lasting : newcomers;
      newcomers.take(key);
      shelf.put(key, value);
      shrink();
    },
    clear(): void {
      newcomers.clear();
      lasting.clear();
    },
    bytes: (): number => newcomers.bytes() + lasting.bytes(),
  };
}

/** In the order of use: a map keeps the order in which its keys were set. */
function createShelf<Value extends Stored>() {
  const values = new Map<string, Value>();
  let bytes = 0;
  const take = (key: string): Value | undefined => {
    const value = values.get(key);
    if (!value) return undefined;
    values.delete(key);
    bytes -= sizeOf(key, value);
    return value;
  };
  return {
    take,
    put(key: string, value: Value): void {
      values.set(key, value);
      bytes += sizeOf(key, value);
    },
    dropOldest(): void {
      const [oldest] = values.keys();
      if (oldest !== undefined) take(oldest);
    },
    clear(): void {
      values.clear();
      bytes = 0;
    },
    bytes: (): number => bytes,
  };
}

const sizeOf = (key: string, { bytes }: Stored): number => bytes + 2 * key.length;
