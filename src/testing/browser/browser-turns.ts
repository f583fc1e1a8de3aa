type Work = () => Promise<unknown>;

/** A browser's own turns (Web Locks), by name, one after the other. */
export function browserTurns() {
  const turns = new Map<string, Promise<unknown>>();
  return (name: string, ...order: readonly [Work] | readonly [LockOptions, Work]): Promise<unknown> => {
    const turn = (turns.get(name) ?? Promise.resolve()).then(order.length === 1 ? order[0] : order[1]);
    turns.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
}
